import Diagnostics
import YAMLTree

extension FlowValidation {
  /// Reports what the presenting framework does not have.
  func check(_ presentation: Presentation, _ edge: PresentationID) {
    let target = flow.screens[presentation.target]
    if target.kind == .confirmationDialog, presentation.framework == .uikit {
      decoder.report(
        .impossible, "‘\(target.id)’ is SwiftUI’s confirmation dialog, but UIKit presents it",
        at: presentation.place, related: [Label(target.place, "defined here")],
        expected: "‘kind: actionSheet’",
        help: "write ‘kind: actionSheet’, or ‘framework: swiftui’ on the presenter")
    }
    let written = unresolved.edgeOptions[edge]
    if let (flag, node) = written.state ?? unresolved.screenOptions[presentation.target].state {
      check(state: flag, node, presentation)
    }
    for (choice, place) in zip(written.styles ?? [], written.stylePlaces) {
      check(choice.style, at: place, presentation.framework)
    }
    for key in written.bound where key.framework != presentation.framework { reportBound(key, presentation) }
    let entries = KeyTable.forms[Form.edgeCallbacks.rawValue]
    for index in presentation.callbacks {
      let callback = flow.callbacks[index]
      guard let key = Key(rawValue: callback.name.rawValue) else { continue }
      if callback.name == .didFinish || callback.name == .didCancel {
        if !target.kind.facts.callbacks.contains(callback.name) { reportNotTold(callback, by: target) }
      } else if entries[key]?.place == .uikit, presentation.framework == .swiftui {
        decoder.report(
          .impossible, "‘\(callback.name.rawValue)’ is UIKit’s, but SwiftUI presents here",
          at: callback.place,
          expected: "‘on-dismiss’", help: "write ‘on-dismiss’")
      } else if entries[key]?.place == .swiftui, presentation.framework == .uikit {
        decoder.report(
          .impossible, "‘\(callback.name.rawValue)’ is SwiftUI’s, but UIKit presents here",
          at: callback.place,
          expected: "‘did-dismiss’, or ‘framework: swiftui’ on the presenter", help: "write ‘did-dismiss’")
      }
    }
  }

  /// Reports a flag of one screen as the state of another screen's presentation: `@State` belongs to its
  /// view.
  private func check(state flag: FlagID, _ node: YAMLNode, _ presentation: Presentation) {
    guard let owner = flow.flags[flag].screen, !flow.screens[owner].kind.isContainer,
      presentation.sources.contains(where: { $0 != owner })
    else { return }
    decoder.report(
      .impossible, "‘state’ cannot be ‘\(node.text)’, a flag of another screen than presents here",
      at: node.ownPlace, related: [Label(flow.flags[flag].place, "defined here")],
      expected: "a flag of the file, or one of the screen that presents",
      help: "define it beside ‘screens’, or leave ‘state’ out: SwiftUI keeps its own")
  }

  /// Reports presentation keys on a screen if all presenters use the other framework.
  func checkScreenOptions() {
    var frameworks = ElementTable<Screen, Set<Framework>>(repeating: [], for: flow.screens)
    var first = ElementTable<Screen, Presentation?>(repeating: nil, for: flow.screens)
    for presentation in flow.presentations {
      frameworks[presentation.target].insert(presentation.framework)
      if first[presentation.target] == nil { first[presentation.target] = presentation }
    }
    for screen in flow.screens.indices {
      guard frameworks[screen].count == 1, let framework = frameworks[screen].first, let entry = first[screen]
      else { continue }
      for (choice, place) in zip(
        unresolved.screenOptions[screen].styles ?? [],
        unresolved.screenOptions[screen].stylePlaces)
      {
        check(choice.style, at: place, framework, entry)
      }
      for key in unresolved.screenOptions[screen].bound where key.framework != framework {
        reportBound(key, entry)
      }
    }
  }

  private func check(
    _ style: Style, at place: Place, _ framework: Framework, _ entry: Presentation? = nil
  ) {
    let related = entry.map { [Label($0.place, "presented here")] } ?? []
    if style == .none {
      decoder.report(
        .impossible, "‘none’ is no style to present with", at: place, related: related,
        expected: "a style of its own",
        help: "only an adaptive delegate returns it: adaptation: {style: none}")
    } else if framework == .uikit, style.isSwiftUIOnly {
      let other: [Style] =
        switch style {
        case .fullScreenCover: [.fullScreen]
        case .inspector: [.formSheet]
        default: [.pageSheet, .formSheet]
        }
      let names = listOfNames(other.map(\.rawValue))
      decoder.report(
        .impossible, "‘\(style.rawValue)’ is SwiftUI’s, but UIKit presents here", at: place, related: related,
        expected: "\(names), or ‘framework: swiftui’ on the presenter",
        help: "write \(names), or ‘framework: swiftui’ on the presenter",
        replacement: other.count == 1 ? other[0].rawValue : nil)
    } else if framework == .swiftui, style.isUIKitOnly {
      let other: Style = style == .fullScreen || style == .overFullScreen ? .fullScreenCover : .sheet
      decoder.report(
        .impossible, "‘\(style.rawValue)’ is UIKit’s, but SwiftUI presents here", at: place, related: related,
        expected: "‘sheet’, ‘fullScreenCover’, ‘popover’ or ‘inspector’",
        help: "write ‘\(other.rawValue)’, or ‘framework: uikit’ on the presenter", replacement: other.rawValue
      )
    }
  }

  private func reportBound(_ key: BoundKey, _ entry: Presentation) {
    let isSwiftUI = key.framework == .swiftui
    decoder.report(
      .impossible,
      "‘\(key.key)’ is \(isSwiftUI ? "SwiftUI’s" : "UIKit’s"), but \(isSwiftUI ? "UIKit" : "SwiftUI") presents here",
      at: key.place, related: [Label(entry.place, "presented here")],
      expected: "a presenter with ‘framework: \(key.framework.rawValue)’",
      help: "leave ‘\(key.key)’ out")
  }
}

extension Style {
  fileprivate var isSwiftUIOnly: Bool { self == .sheet || self == .fullScreenCover || self == .inspector }

  fileprivate var isUIKitOnly: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext, .none:
      true
    case .automatic, .popover, .custom, .sheet, .fullScreenCover, .inspector: false
    }
  }
}
