import Diagnostics
import YAMLTree

extension FlowValidation {
  /// Reports keys that no supported system has: they would silently have no effect.
  func checkVersions() {
    for edge in flow.presentations.indices {
      check(unresolved.edgeOptions[edge], [flow.presentations[edge]])
    }
    for screen in flow.screens.indices {
      let written = unresolved.screenOptions[screen]
      // Only these keys need the presenters.
      let isRead = !written.dated.isEmpty || written.customPlace != nil
      check(written, isRead ? flow.presentations.filter { $0.target == screen } : [])
    }
    if let first = flow.presentations.first(where: { $0.framework == .swiftui }) {
      report(
        "SwiftUI", since: Version(13), at: first.place, help: "write ‘framework: uikit’, or newer versions")
    }
  }

  private func check(_ written: WrittenOptions, _ entries: [Presentation]) {
    check(written.dated, entries)
    for (choice, place) in zip(written.styles ?? [], written.stylePlaces) { check(choice.style, at: place) }
    checkCustom(written, entries)
  }

  /// Checks keys. With several presenters, the lowest of their first versions counts.
  private func check(_ keys: [(key: DatedKey, place: Place)], _ entries: [Presentation]) {
    for (key, place) in keys {
      guard let first = entries.map({ key.first(for: $0.framework) }).min() else { continue }
      report("‘\(key.rawValue)’", since: first, at: place, help: "leave ‘\(key.rawValue)’ out")
    }
  }

  private func check(_ style: Style, at place: Place) {
    switch style {
    case .fullScreenCover: report("‘fullScreenCover’", since: Version(14), at: place, help: "write ‘sheet’")
    case .inspector: report("‘inspector’", since: Version(17), at: place, help: "write ‘sheet’")
    default: break
    }
  }

  private func report(_ what: String, since first: Version, at place: Place, help: String) {
    let newest = flow.app.newest
    guard newest < first else { return }
    decoder.report(
      .impossible, "\(what) came with iOS \(first), but the app goes by iOS \(newest) at most", at: place,
      expected: "what iOS \(newest) has", help: help)
  }

  /// Reports keys of the app’s own presentation controller without the style `custom`. Two keys are permitted
  /// with every style: that the presentation controller is cached, and that no delegate provides another one.
  private func checkCustom(_ written: WrittenOptions, _ entries: [Presentation]) {
    var custom = written.custom ?? CustomPresentation()
    custom.cached = false
    custom.delegated = true
    guard let place = written.customPlace, custom != CustomPresentation(), let entry = entries.first,
      !entries.contains(where: { $0.options.styles.contains { $0.style == .custom } })
    else { return }
    decoder.report(
      .impossible,
      "‘custom’ describes the app’s own presentation, but ‘\(flow.screens[entry.target].id)’ has another style",
      at: place, related: [Label(entry.place, "presented here")], expected: "‘style: custom’",
      help:
        "write ‘style: custom’, or leave ‘custom’ out; a gesture of the app’s own is a trigger: {when: gesture, dismiss: self}"
    )
  }
}
