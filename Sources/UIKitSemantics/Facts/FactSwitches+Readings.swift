public import FlowModel

extension FactSwitches {
  /// The readings under which a flow is to be run: what UIKit most likely does and, for each contradiction between
  /// sources that the flow can show, the other reading of that fact alone.
  ///
  /// - Returns: each with the name of the switch that differs; empty for the first.
  public static func readings(for flow: Flow) -> [(differing: String, switches: FactSwitches)] {
    let names = contradictions.filter { $0.shows(flow) }.map(\.name)
    return [("", FactSwitches())]
      + names.compactMap { name in
        byName[name].map { path in
          var switches = FactSwitches()
          switches[keyPath: path].toggle()
          return (name, switches)
        }
      }
  }

  private struct Contradiction: Sendable {
    let name: String
    let shows: @Sendable (Flow) -> Bool
  }

  private static let contradictions = [
    // F2.2: a large iPhone in landscape from iOS 13 on.
    Contradiction(name: "sheetsFillCompactHeight") { flow in
      flow.app.newest >= Version(13) && flow.app.devices.contains(.iphone) && flow.app.landscape
        && flow.presentations.contains { edge in
          edge.options.declaredStyles.contains {
            [.automatic, .pageSheet, .formSheet, .sheet, .popover].contains($0)
          } && !flow.screens[edge.target].dialog
        }
    },
    // F4.6: a search bar in a guarded presentation.
    Contradiction(name: "searchDecidesGuard") { flow in
      flow.screens.contains { $0.search } && flow.hasGuard
    },
    // F4.9: a guard on a sheet that leaves its presenter live.
    Contradiction(name: "guardDimsSheet") { flow in
      flow.presentations.contains { !$0.options.undimmed.isEmpty } && flow.hasGuard
    },
    // F0.6: sheets on the Mac.
    Contradiction(name: "macClickOutsideCloses") { flow in
      flow.app.devices.contains(.mac) && !flow.presentations.isEmpty
    },
  ]
}

extension Flow {
  /// A guard is written somewhere.
  fileprivate var hasGuard: Bool {
    screens.contains { $0.guard != .none } || presentations.contains { $0.guard != .none }
  }
}
