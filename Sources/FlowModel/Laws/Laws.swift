import Diagnostics
import YAMLTree

extension Reader {
  /// What UIKit and SwiftUI cannot do. What they can do, however unwise, is left to rules.
  mutating func checkLaws() {
    checkStart()
    checkContainers()
    checkTargets()
    checkGuards()
    for edge in flow.presentations.indices { check(flow.presentations[edge], edge) }
    checkWishes()
  }

  private mutating func checkStart() {
    let screen = flow.screens[flow.start]
    guard hasStart, let node = startNode, screen.dialog || screen.systemMade else { return }
    report(
      .impossible, "‘\(screen.id)’ is of kind ‘\(screen.kind.rawValue)’ and cannot be a window’s root",
      at: place(node), related: [Label(screen.place, "defined here")],
      expected: "a screen, tabs or a split view",
      help: "begin with a screen that presents it")
  }

  /// Children of tab bar and split view controllers are not dialogs and lead nowhere back to them.
  private mutating func checkContainers() {
    for index in flow.screens.indices where flow.screens[index].kind.isContainer {
      let screen = flow.screens[index]
      let key: Key = screen.kind == .tabs ? .tabs : .columns
      let nodes = screenNodes[index].value(of: key.rawValue)
      for child in screen.tabs + screen.columns {
        let node = nodes?.elements.first { $0.text == flow.screens[child].id } ?? screenNodes[index]
        if flow.screens[child].dialog {
          report(
            .impossible, "the dialog ‘\(flow.screens[child].id)’ cannot be a child of ‘\(screen.id)’",
            at: place(node), expected: "a screen that is no dialog", help: "present it instead")
        } else if contains(index, from: child) {
          report(
            .impossible, "‘\(flow.screens[child].id)’ contains ‘\(screen.id)’, whose child it is",
            at: place(node),
            expected: "a screen that does not lead back", help: "leave one of the two out")
        }
      }
    }
  }

  private func contains(_ container: Int, from child: Int) -> Bool {
    var seen: Set<Int> = [child]
    var waiting = [child]
    while let next = waiting.popLast() {
      if next == container { return true }
      for inner in flow.screens[next].tabs + flow.screens[next].columns where seen.insert(inner).inserted {
        waiting.append(inner)
      }
    }
    return false
  }

  /// What cannot be pushed or be a window's root.
  private mutating func checkTargets() {
    for effect in flow.effects {
      guard let index = effect.screen,
        effect.verb == .push || effect.verb == .setRoot || effect.verb == .popTo
      else { continue }
      let target = flow.screens[index]
      let related = [Label(target.place, "defined here")]
      switch effect.verb {
      case .setRoot where target.dialog || target.systemMade:
        report(
          .impossible, "‘\(target.id)’ is of kind ‘\(target.kind.rawValue)’ and cannot be a window’s root",
          at: effect.place, related: related, expected: "a screen, tabs or a split view",
          help: "present it instead")
      case .push where target.dialog || !target.kind.canBePushed:
        report(
          .impossible, "‘\(target.id)’ is of kind ‘\(target.kind.rawValue)’ and cannot be pushed",
          at: effect.place,
          related: related, expected: "a screen that a navigation controller takes",
          help: "present it instead")
      case .popTo where target.dialog:
        report(
          .impossible, "‘\(target.id)’ is a dialog and never stands on a navigation stack", at: effect.place,
          related: related, expected: "a screen that is pushed or a root", help: "name such a screen")
      default: break
      }
    }
  }

  /// A guard of the navigation controller needs one.
  private mutating func checkGuards() {
    for index in flow.screens.indices {
      let screen = flow.screens[index]
      guard screen.guard.navigation != Condition.never, !screen.inNavigation,
        let place = flow.conditions[screen.guard.navigation].place
      else { continue }
      let stands = graph.pushers[index].isEmpty && graph.containers[index].isEmpty
      guard stands else { continue }
      report(
        .impossible, "‘\(screen.id)’ guards a navigation controller but stands in none", at: place,
        related: [Label(screen.place, "no ‘in: navigation’ here, and nothing pushes it")],
        expected: "‘in: navigation’ on the screen",
        help: "write the guard on the screen: guard: \(place.text)")
    }
  }
}

extension Kind {
  /// Navigation and split view controllers raise when they are pushed; pickers and composers are such.
  fileprivate var canBePushed: Bool {
    switch self {
    case .split, .camera, .photoLibrary, .mail, .messages, .alert, .actionSheet, .confirmationDialog: false
    default: true
    }
  }
}
