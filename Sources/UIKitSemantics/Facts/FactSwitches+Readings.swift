public import FlowModel

extension FactSwitches {
  /// The other reading of each contradiction between sources that the flow can show. In each, only this one
  /// fact is reversed.
  public static func otherReadings(for flow: Flow) -> [OtherReading] {
    contradictions.filter { $0.shows(flow) }.compactMap { contradiction in
      guard let path = byName[contradiction.name],
        let fact = PlatformFact.all.first(where: { $0.contested == contradiction.name })
      else { return nil }
      var switches = FactSwitches()
      switches[keyPath: path].toggle()
      return OtherReading(fact: fact, switches: switches, models: contradiction.models)
    }
  }

  /// An alternative reading: one contested fact reversed.
  public struct OtherReading: Sendable {
    /// The fact in its most likely form.
    public let fact: PlatformFact
    /// All switches, with the one of this fact reversed.
    public let switches: FactSwitches
    /// The kinds of devices on which it matters; nil for all.
    public let models: Set<DeviceModel>?
  }

  private struct Contradiction: Sendable {
    let name: String
    var models: Set<DeviceModel>?
    let shows: @Sendable (Flow) -> Bool
  }

  private static let contradictions = [
    // F2.2: a large iPhone in landscape, from iOS 13 on.
    Contradiction(name: "sheetsFillCompactHeight", models: [.iphoneMax]) { flow in
      PlatformTimelines.known[.cards][flow.app.newest] && flow.app.devices.contains(.iphone)
        && flow.app.landscape
        && flow.presentations.contains { edge in
          edge.options.declaredStyles.contains {
            [.automatic, .pageSheet, .formSheet, .sheet, .popover].contains($0)
          } && !flow.screens[edge.target].dialog
        }
    },
    // F4.6: a search bar in a presentation with a guard.
    Contradiction(name: "searchDecidesGuard") { flow in
      flow.screens.contains { $0.search } && flow.hasGuard
    },
    // F4.9: a guard on a sheet that leaves its presenter interactive.
    Contradiction(name: "guardDimsSheet") { flow in
      flow.presentations.contains { !$0.options.undimmed.isEmpty } && flow.hasGuard
    },
    // F0.6: sheets on the Mac.
    Contradiction(name: "macClickOutsideCloses", models: [.mac]) { flow in
      flow.app.devices.contains(.mac) && !flow.presentations.isEmpty
    },
    // F6.14: when a picker that dismisses itself calls its delegate.
    Contradiction(name: "pickersTellOnceGone") { flow in
      flow.callbacks.contains { callback in
        let screen =
          switch callback.site {
          case .screen(let screen): screen
          case .presentation(let presentation): flow.presentations[presentation].target
          }
        let kind = flow.screens[screen].kind
        let isOldPicker =
          kind == .documentPicker
          && !PlatformTimelines.known[.documentPickerTellsOnceGone][flow.app.oldest]
        return (isOldPicker || kind == .contacts || kind == .safari)
          && (callback.name == .didFinish || callback.name == .didCancel)
          && flow.flattened(callback.does).contains {
            [.present, .dismiss].contains(flow.effects[$0].verb)
          }
      }
    },
    // F5.15: an image picker whose delegate does not implement didCancel.
    Contradiction(name: "imagePickersCloseThemselves") { flow in
      flow.presentations.contains { edge in
        let target = flow.screens[edge.target]
        return target.kind.isImagePicker
          && !(edge.callbacks + target.callbacks).contains { flow.callbacks[$0].name == .didCancel }
      }
    },
    // F7.20: a pushed screen presents before it has appeared.
    Contradiction(name: "pushedScreenMustAppear") { flow in
      let pushed = Set(flow.effects.compactMap { $0.verb == .push ? $0.screen : nil })
      return flow.callbacks.contains { callback in
        guard case .screen(let screen) = callback.site, pushed.contains(screen) else { return false }
        return (callback.name == .didLoad || callback.name == .willAppear)
          && flow.screens[screen].framework == .uikit
          && flow.flattened(callback.does).contains { flow.effects[$0].verb == .present }
      }
    },
    // F7.3: an active search controller counts as a presented controller.
    Contradiction(name: "searchBlocksPresenting") { flow in
      flow.screens.contains { $0.search && $0.framework == .uikit }
    },
  ]
}

extension Flow {
  /// Whether some screen or presentation has a guard.
  fileprivate var hasGuard: Bool {
    screens.contains { $0.guard != .none } || presentations.contains { $0.guard != .none }
  }
}
