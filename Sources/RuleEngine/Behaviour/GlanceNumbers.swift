internal import UIKitSemantics

/// What every step of a glance, or of a meaning, shows.
struct GlanceNumbers {
  private let first: Int
  /// The numbers of what is read of a step, from the first on.
  private var numbers: [Int32] = []
  /// Which of them are known, in the place of their bits.
  private var known: UInt64 = 0
  private let isModal: Int32

  init(_ glance: StepGlance) {
    first = Int(Observable.step(.kind).rawValue)
    isModal = glance.marks.contains(.modalBefore) ? 1 : 0
    for field in Observable.StepField.allCases {
      let number = glance.number(of: field)
      if number != nil { known |= 1 << UInt64((first + numbers.count) & 63) }
      numbers.append(number ?? 0)
    }
  }

  /// Takes in what a sighting knows of a step, for all that mean the same. An action’s words hang on where it is done.
  mutating func learn(_ numbers: UnsafeMutablePointer<Int32>, _ known: UnsafeMutablePointer<UInt64>) {
    for field in Observable.StepField.allCases where field != .label {
      let index = Int(Observable.step(field).rawValue)
      let bit: UInt64 = 1 << UInt64(index & 63)
      guard known[index >> 6] & bit != 0 else { continue }
      self.numbers[index - first] = numbers[index]
      self.known |= bit
    }
  }

  /// Puts the numbers where a sighting keeps them.
  func fill(_ numbers: UnsafeMutablePointer<Int32>, _ known: UnsafeMutablePointer<UInt64>) {
    self.numbers.withUnsafeBufferPointer { shown in
      if let start = shown.baseAddress { (numbers + first).update(from: start, count: shown.count) }
    }
    known[first >> 6] |= self.known
    let modal = Int(Observable.frame(.front, .modal).rawValue)
    numbers[modal] = isModal
    known[modal >> 6] |= 1 << UInt64(modal & 63)
  }

  /// The number of an observable; nil where steps of the glance differ in it.
  func number(of observable: Observable) -> Int32? {
    if observable == .frame(.front, .modal) { return isModal }
    guard observable.stepField != nil, known >> UInt64(observable.rawValue & 63) & 1 == 1 else { return nil }
    return numbers[Int(observable.rawValue) - first]
  }
}

extension StepGlance {
  /// What is read of a step, where it is the same in every step of this glance.
  fileprivate func number(of field: Observable.StepField) -> Int32? {
    func mark(_ mark: Marks) -> Int32 { marks.contains(mark) ? 1 : 0 }
    func none(_ list: List) -> Int32? { count(of: list) == 0 ? 0 : nil }
    return switch field {
    case .kind: WordOrdinals.moveKinds.of(kind)
    case .actor: WordOrdinals.actors.of(actor)
    case .again: mark(.again)
    case .closes: mark(.closes)
    case .closedByOther: mark(.closedByOther)
    case .changes: mark(.changes)
    case .pushes: mark(.pushes)
    case .beneath: mark(.beneath)
    case .refused: mark(.refused)
    case .requested: none(.requested)
    case .dropped: none(.dropped)
    case .dismissals: none(.dismissals)
    case .fired: none(.fired)
    case .skipped: none(.skipped)
    case .ran: none(.ran)
    case .lost: none(.lost)
    case .discarded: none(.discarded)
    case .found: none(.found)
    case .button: kind == .button ? nil : -1
    case .trigger: kind == .trigger ? nil : -1
    case .label, .closed, .crash: nil
    }
  }
}
