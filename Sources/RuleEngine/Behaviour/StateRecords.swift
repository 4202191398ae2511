internal import FlowModel
internal import UIKitSemantics

/// What is read of one environment, as numbers.
struct EnvironmentNumbers {
  private let ios: Int32
  let device: UInt8
  let width: UInt8
  let height: UInt8

  /// - Parameter versions: gives versions numbers.
  init(_ environment: DeviceEnvironment, _ versions: Numbering<Double, Double>) {
    ios = versions.number(of: environment.ios.number)
    device = environment.device.ordinal
    width = environment.width.ordinal
    height = environment.height.ordinal
  }

  func number(_ place: UInt8) -> Int32 {
    switch Observable.EnvironmentField(rawValue: place) {
    case .ios: ios
    case .device: Int32(device)
    case .width: Int32(width)
    case .height: Int32(height)
    case nil: preconditionFailure("environments have no such field")
    }
  }
}

/// The environment of what is looked at.
final class EnvironmentRecord {
  private unowned let sighting: Sighting

  init(_ sighting: Sighting) { self.sighting = sighting }

  var ios: Double { sighting.played.versions[sighting.read(.environment(.ios))] }

  func ordinal(_ field: Observable.EnvironmentField) -> UInt8 {
    UInt8(truncatingIfNeeded: sighting.read(.environment(field)))
  }
}

/// A frame in front, as a rule sees it.
final class FrameRecord {
  private unowned let sighting: Sighting
  private let group: Observable.Group

  /// - Parameter group: `front`, `after` or `closed`.
  init(_ sighting: Sighting, _ group: Observable.Group) {
    self.sighting = sighting
    self.group = group
  }

  private func read(_ field: Observable.FrameField) -> Int32 { sighting.read(.frame(group, field)) }

  var screen: ScreenRecord { sighting.played.records.screens[Int(read(.screen))] }

  var presentation: PresentationRecord? {
    let number = read(.presentation)
    return number < 0 ? nil : sighting.played.records.presentations[Int(number)]
  }

  func isTrue(_ field: Observable.FrameField) -> Bool { read(field) != 0 }

  func count(_ field: Observable.FrameField) -> Int { Int(read(field)) }

  func ordinal(_ field: Observable.FrameField) -> UInt8 { UInt8(truncatingIfNeeded: read(field)) }
}

/// The digest of the layers beneath.
final class BelowRecord {
  private unowned let sighting: Sighting
  private let group: Observable.Group

  /// - Parameter group: `below` or `belowAfter`.
  init(_ sighting: Sighting, _ group: Observable.Group) {
    self.sighting = sighting
    self.group = group
  }

  func isTrue(_ field: Observable.BelowField) -> Bool { sighting.read(.below(group, field)) != 0 }

  var layers: Int { Int(sighting.read(.below(group, .layers))) }
}

/// A step that is possible now.
final class MoveRecord {
  let kind: UInt8
  let actor: UInt8
  let button: ButtonRecord?
  let exit: Bool
  let closes: Bool

  init(_ view: MoveView, in all: FlowRecords) {
    kind = view.move.kind.ordinal
    actor = view.move.actor.ordinal
    button = view.move.kind == .button ? all.buttons[view.move.element] : nil
    exit = view.isExit
    closes = view.closes
  }
}
