/// The field of the model that receives the value of a key unchanged. The default of the field is the meaning
/// of a missing key.
enum FieldTarget: Sendable {
  /// Puts a value into an element.
  typealias Setter<Element> = @Sendable (inout Element, Fields.Value) -> Void

  /// No field: code reads the key.
  case code
  case app(Setter<App>), screen(Setter<Screen>), button(Setter<Button>), point(Setter<UnsavedPoint>)
  case work(Setter<Work>), allowance(Setter<Allowance>)
  case options(Setter<WrittenOptions>), adaptation(Setter<Adaptation>), custom(Setter<CustomPresentation>)
}

/// A part of the model with fields that rows of the table of keys name.
protocol FilledFromTable {
  /// How such a row sets its field; nil for rows of other parts.
  static func setter(of target: FieldTarget) -> FieldTarget.Setter<Self>?
}

extension App: FilledFromTable {
  static func setter(of target: FieldTarget) -> FieldTarget.Setter<App>? {
    if case .app(let set) = target { set } else { nil }
  }
}

extension Screen: FilledFromTable {
  static func setter(of target: FieldTarget) -> FieldTarget.Setter<Screen>? {
    if case .screen(let set) = target { set } else { nil }
  }
}

extension Button: FilledFromTable {
  static func setter(of target: FieldTarget) -> FieldTarget.Setter<Button>? {
    if case .button(let set) = target { set } else { nil }
  }
}

extension UnsavedPoint: FilledFromTable {
  static func setter(of target: FieldTarget) -> FieldTarget.Setter<UnsavedPoint>? {
    if case .point(let set) = target { set } else { nil }
  }
}

extension Work: FilledFromTable {
  static func setter(of target: FieldTarget) -> FieldTarget.Setter<Work>? {
    if case .work(let set) = target { set } else { nil }
  }
}

extension Allowance: FilledFromTable {
  static func setter(of target: FieldTarget) -> FieldTarget.Setter<Allowance>? {
    if case .allowance(let set) = target { set } else { nil }
  }
}

extension WrittenOptions: FilledFromTable {
  static func setter(of target: FieldTarget) -> FieldTarget.Setter<WrittenOptions>? {
    if case .options(let set) = target { set } else { nil }
  }
}

extension Adaptation: FilledFromTable {
  static func setter(of target: FieldTarget) -> FieldTarget.Setter<Adaptation>? {
    if case .adaptation(let set) = target { set } else { nil }
  }
}

extension CustomPresentation: FilledFromTable {
  static func setter(of target: FieldTarget) -> FieldTarget.Setter<CustomPresentation>? {
    if case .custom(let set) = target { set } else { nil }
  }
}
