internal import FlowModel

/// What is built and where it runs.
final class AppRecord {
  let oldest: Double
  let newest: Double
  let devices: UInt64
  let landscape: Bool
  let host: UInt8
  let framework: UInt8
  let bar: String
  let usualTransition: UInt8

  init(_ app: App, usualTransition: Transition) {
    oldest = app.oldest.number
    newest = app.newest.number
    devices = app.devices.mask
    landscape = app.landscape
    host = app.host.ordinal
    framework = app.framework.ordinal
    bar = app.bar
    self.usualTransition = usualTransition.ordinal
  }
}

extension FlowWord where Self: Equatable {
  /// The position among all words of its kind. Costs a short search.
  var ordinal: UInt8 {
    var position: UInt8 = 0
    for word in Self.allCases {
      if word == self { return position }
      position += 1
    }
    return position
  }
}

extension Sequence where Element: FlowWord {
  /// The set of these words: bit n stands for ordinal n.
  var mask: UInt64 { reduce(0) { $0 | 1 << UInt64($1.ordinal) } }
}
