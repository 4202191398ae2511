/// Something that can differ from one state or step to the next and that an expression can read; a number says what it
/// is there.
///
/// Whatever else an expression reads belongs to the flow, which stays as it is while rules are asked. So two states or
/// steps with the same numbers in what an expression reads are the same to it.
struct Observable: Hashable, Sendable {
  /// The group in the upper four bits, the place in it in the lower.
  let rawValue: UInt8

  /// The frames and digests that a sighting shows; what happened takes two groups.
  enum Group: UInt8 {
    case front, after, closed, below, belowAfter, environment, step, moreOfStep, rest
  }

  /// What is read of a frame.
  enum FrameField: UInt8, CaseIterable {
    case screen, presentation, modal, look, pushed, level, unsaved, layerUnsaved, guarded, layerGuarded,
      gesture,
      searching, live
  }

  /// What is read of the digest of the layers beneath.
  enum BelowField: UInt8, CaseIterable {
    case popover, sheet, layers
  }

  /// What is read of an environment.
  enum EnvironmentField: UInt8, CaseIterable {
    case ios, device, width, height
  }

  /// What is read of a step.
  enum StepField: UInt8, CaseIterable {
    case kind, actor, again, button, trigger, label, closes, closedByOther, changes, pushes, beneath, refused,
      closed,
      requested, dropped, dismissals, fired, skipped, ran, lost, discarded, crash, found
  }

  static let flags = Observable(.rest, 0)
  static let moves = Observable(.rest, 1)
  /// One more than the highest.
  static let limit = 192
  /// How many words of 64 bits hold a bit for each.
  static let words = 3
  /// What steps that begin in the same state have in common, as bits.
  static let ofState: [UInt64] = [Group.front, .below, .environment].reduce(into: [0, 0, 0]) { bits, group in
    let first = Int(group.rawValue) << 4
    bits[first >> 6] |= 0xFFFF << UInt64(first & 63)
  }

  /// What is read of the environment, as bits.
  static let ofEnvironment: [UInt64] = {
    let first = Int(Group.environment.rawValue) << 4
    var bits: [UInt64] = [0, 0, 0]
    bits[first >> 6] |= 0xFFFF << UInt64(first & 63)
    return bits
  }()

  private init(_ group: Group, _ place: UInt8) { rawValue = group.rawValue << 4 + place }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A field of a frame: `front`, `after` or `closed`.
  static func frame(_ group: Group, _ field: FrameField) -> Observable { Observable(group, field.rawValue) }

  /// A field of a digest: `below` or `belowAfter`.
  static func below(_ group: Group, _ field: BelowField) -> Observable { Observable(group, field.rawValue) }

  /// The field of a step that it is; nil for all else.
  var stepField: StepField? {
    let first = Self.step(.kind).rawValue
    return rawValue < first ? nil : StepField(rawValue: rawValue - first)
  }

  static func environment(_ field: EnvironmentField) -> Observable {
    Observable(.environment, field.rawValue)
  }

  static func step(_ field: StepField) -> Observable { Observable(.step, field.rawValue) }
}
