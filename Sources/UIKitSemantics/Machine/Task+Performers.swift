import FlowModel

extension Task {
  /// Whether the task has a performer, which must be found again after a frame was added or removed.
  var hasPerformer: Bool {
    switch self {
    case .steps, .callback, .present, .expectation: true
    case .appearance, .go, .goByGesture, .replaceRoot, .oweRoot, .showRoot, .restore: false
    }
  }

  /// The task with its performer relative to the frame that is exposed by a return.
  func exposed(by value: Value, _ performers: PerformerLookup) -> Task {
    switch self {
    case .steps(let steps, let performer, let word):
      .steps(steps, performer.exposed(by: value, performers), word: word)
    case .callback(let callback, let performer, let ifGesture):
      .callback(callback, performer.exposed(by: value, performers), ifGesture: ifGesture)
    case .present(let edge, let performer): .present(edge, performer.exposed(by: value, performers))
    case .expectation(let index, let performer):
      .expectation(index, performer.exposed(by: value, performers))
    case .appearance, .go, .goByGesture, .replaceRoot, .oweRoot, .showRoot, .restore: self
    }
  }

  /// The task with another performer instead of the frame on top, which is replaced.
  func performed(by gone: Performer) -> Task {
    switch self {
    case .steps(let steps, .top, let word): .steps(steps, gone, word: word)
    case .callback(let callback, .top, let ifGesture): .callback(callback, gone, ifGesture: ifGesture)
    case .present(let edge, .top): .present(edge, gone)
    case .expectation(let index, .top): .expectation(index, gone)
    default: self
    }
  }

  /// The task with its performer relative to a frame that covers `frame`.
  ///
  /// - Parameter isBeside: whether the presenter of `frame`, an inspector, has presented the cover as well.
  func covered(by cover: Cover, _ frame: Frame, besideInspector isBeside: Bool) -> Task {
    func seen(_ performer: Performer) -> Performer {
      if isBeside, case .presenter = performer { performer } else { performer.covered(by: cover, frame) }
    }
    return switch self {
    case .steps(let steps, let performer, let word):
      .steps(steps, seen(performer), word: word)
    case .callback(let callback, let performer, let ifGesture):
      .callback(callback, seen(performer), ifGesture: ifGesture)
    case .present(let edge, let performer): .present(edge, seen(performer))
    case .expectation(let index, let performer): .expectation(index, seen(performer))
    case .appearance, .go, .goByGesture, .replaceRoot, .oweRoot, .showRoot, .restore: self
    }
  }

  /// The appearance callbacks of a frame that is not hidden are called even if another frame is above it.
  func appearing(on screen: ScreenID, _ tables: MachineTables) -> [Task] {
    guard case .appearance(let name) = self else { return [self] }
    return tables.callbacks(name, around: screen).map { .callback($0, .top, ifGesture: false) }
  }

  var isPresentation: Bool { if case .present = self { true } else { false } }

  var isAppearance: Bool { if case .appearance = self { true } else { false } }
}

extension Array<Task> {
  /// Inserts a callback of a removed frame. Of several equal tasks only the first and the last are kept, so
  /// the list is finite however often the same frame is removed.
  mutating func insert(onceMore task: Task, at position: Int) {
    insert(task, at: position)
    let equal = indices.filter { self[$0] == task }
    if equal.count > 2 { remove(at: equal[1]) }
  }
}
