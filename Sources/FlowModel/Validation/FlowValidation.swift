import Diagnostics
import YAMLTree

/// Reports what UIKit and SwiftUI cannot do. Bad but possible designs are left to rules.
struct FlowValidation: FlowBuilding {
  let builder: FlowBuilder

  /// Checks a resolved flow.
  func check(_ graph: FlowGraph) {
    checkUnwinds()
    checkSelections()
    checkStart()
    checkContainers()
    checkSecondTaps(graph)
    checkTargets()
    checkGuards(graph)
    for edge in flow.presentations.indices { check(flow.presentations[edge], edge) }
    checkScreenOptions()
    checkVersions()
    checkExpectations()
  }

  private func checkStart() {
    let screen = flow.screens[flow.start]
    guard let node = unresolved.startNode, screen.dialog || screen.systemMade else { return }
    decoder.report(
      .impossible, "‘\(screen.id)’ is of kind ‘\(screen.kind.rawValue)’ and cannot be a window’s root",
      at: node.ownPlace, related: [Label(screen.place, "defined here")],
      expected: "a screen, tabs or a split view",
      help: "begin with a screen that presents it")
  }

  /// Children of tab bar and split view controllers must not be dialogs or contain their container.
  private func checkContainers() {
    for index in flow.screens.indices where flow.screens[index].kind.isContainer {
      let screen = flow.screens[index]
      let key: Key = screen.kind == .tabs ? .tabs : .columns
      let nodes = unresolved.screenNodes[index].value(of: key.rawValue)
      for child in screen.children {
        let node = nodes?.listed.first { $0.text == flow.screens[child].id } ?? unresolved.screenNodes[index]
        if flow.screens[child].dialog {
          decoder.report(
            .impossible, "the dialog ‘\(flow.screens[child].id)’ cannot be a child of ‘\(screen.id)’",
            at: node.ownPlace, expected: "a screen that is no dialog", help: "present it instead")
        } else if contains(index, from: child) {
          decoder.report(
            .impossible, "‘\(flow.screens[child].id)’ contains ‘\(screen.id)’, whose child it is",
            at: node.ownPlace, expected: "a screen that does not lead back", help: "leave one of the two out")
        }
      }
    }
  }

  private func contains(_ container: ScreenID, from child: ScreenID) -> Bool {
    var seen: Set<ScreenID> = [child]
    var waiting = [child]
    while let next = waiting.popLast() {
      if next == container { return true }
      waiting += flow.screens[next].children.filter { seen.insert($0).inserted }
    }
    return false
  }

  /// Reports screens that cannot be pushed or be the root of a window.
  private func checkTargets() {
    for effect in flow.effects {
      guard let index = effect.screen,
        effect.verb == .push || effect.verb == .setRoot || effect.verb == .popTo
      else { continue }
      let target = flow.screens[index]
      let related = [Label(target.place, "defined here")]
      switch effect.verb {
      case .setRoot where target.dialog || target.systemMade:
        decoder.report(
          .impossible, "‘\(target.id)’ is of kind ‘\(target.kind.rawValue)’ and cannot be a window’s root",
          at: effect.place, related: related, expected: "a screen, tabs or a split view",
          help: "present it instead")
      case .push where target.dialog || !target.kind.canBePushed:
        decoder.report(
          .impossible, "‘\(target.id)’ is of kind ‘\(target.kind.rawValue)’ and cannot be pushed",
          at: effect.place,
          related: related, expected: "a screen that a navigation controller takes",
          help: "present it instead")
      case .popTo where target.dialog:
        decoder.report(
          .impossible, "‘\(target.id)’ is a dialog and never stands on a navigation stack", at: effect.place,
          related: related, expected: "a screen that is pushed or a root", help: "name such a screen")
      default: break
      }
    }
  }

  /// Reports a guard of a navigation controller without a navigation controller.
  private func checkGuards(_ graph: FlowGraph) {
    for index in flow.screens.indices {
      let screen = flow.screens[index]
      guard screen.guard.navigation != Condition.never, !screen.inNavigation,
        let place = flow.conditions[screen.guard.navigation].place
      else { continue }
      let isPushed = !graph.pushers[index].isEmpty
      // Beneath a pushed screen, the navigation controller belongs to another screen, which has its own
      // guard.
      guard graph.containers[index].isEmpty, !isPushed || graph.presenters[index].isEmpty else { continue }
      decoder.report(
        .impossible,
        isPushed
          ? "‘\(screen.id)’ is only pushed: no navigation controller is wrapped around it that it could guard"
          : "‘\(screen.id)’ guards a navigation controller but stands in none", at: place,
        related: [
          Label(
            screen.place,
            isPushed ? "pushed, and not presented" : "no ‘in: navigation’ here, and nothing pushes it")
        ],
        expected: "‘in: navigation’ on the screen",
        help: "write the guard on the screen: guard: \(place.text)")
    }
  }
}

extension Kind {
  /// Whether it can be pushed. Navigation and split view controllers raise when they are pushed; pickers and
  /// composers are such controllers.
  fileprivate var canBePushed: Bool {
    switch self {
    case .split, .camera, .photoLibrary, .mail, .messages, .alert, .actionSheet, .confirmationDialog: false
    default: true
    }
  }
}
