#if SwiftSources
/// Methods whose closure runs whenever something is sent: of Combine, RxSwift, ReactiveSwift and their like.
enum Observing {
  /// Those that end a chain, so that the closure is what is done.
  static let ends: Set = [
    "sink", "subscribe", "bind", "drive", "emit", "observe", "observeValues", "observeNext", "do",
  ]
  /// Those in which something may be done, among them those that hand on.
  static let operators = ends.union([
    "flatMap", "flatMapLatest", "flatMapFirst", "compactMap", "map", "handleEvents",
  ])
}
#endif
