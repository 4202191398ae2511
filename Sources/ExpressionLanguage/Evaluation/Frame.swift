/// The values of an environment's variables during evaluation. Created once per thread and filled again and
/// again; it must not be used by two threads at once.
///
/// Objects of types that are fixed (``RecordType/isFixed``) must live as long as the frame in which they were
/// read.
///
/// If a variable is set by another method than the one for its type, it has no value.
public final class Frame {
  /// Where the value of a variable is stored.
  enum Storage: UInt8, Sendable {
    /// Records.
    case object
    /// Bools, numbers and ordinals, as 64 bits.
    case word
    /// All other values.
    case value

    init(_ type: ValueType) {
      switch type {
      case .record: self = .object
      case .bool, .int, .double, .enumeration: self = .word
      default: self = .value
      }
    }
  }

  /// Records. Whoever sets one must keep it alive: by ``owners``, or by the list of a loop.
  let objects: UnsafeMutablePointer<Unmanaged<AnyObject>?>
  private let owners: UnsafeMutablePointer<AnyObject?>
  let words: UnsafeMutablePointer<UInt64>
  let values: UnsafeMutablePointer<Value?>
  /// The steps of the current evaluation, and those of all earlier ones since ``takeWork()``.
  let steps: UnsafeMutablePointer<Int>
  /// The cached values of quantifiers over objects that do not change.
  var fixed: [FixedQuantifier.Key: Bool] = [:]
  /// Called to set a variable without value (``leaveOut(_:)``) when an expression reads it.
  public var provider: ((_ slot: Int) -> Void)?
  /// Called to test whether a list of strings without value (``leaveOut(_:)``) contains a text, so that the
  /// list need not be created; returns nil if that is not known.
  public var membership: ((_ slot: Int, _ text: String) -> Bool?)?
  /// Called for the records that may be in a list without value (``leaveOut(_:)``). A quantifier then tests
  /// only for those for which its body holds whether they are in the list. Returns nil if they are not known.
  public var candidates: ((_ slot: Int) -> RecordCandidates?)?
  /// The most steps of one evaluation; by default those of the environment's limits.
  public var maximumSteps: Int
  private let count: Int
  private let environment: Environment

  init(_ environment: Environment) {
    self.environment = environment
    maximumSteps = environment.limits.maximumSteps
    count = environment.variables.count + environment.limits.maximumLoopDepth
    objects = .allocate(capacity: count)
    objects.initialize(repeating: nil, count: count)
    owners = .allocate(capacity: count)
    owners.initialize(repeating: nil, count: count)
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
    values = .allocate(capacity: count)
    values.initialize(repeating: nil, count: count)
    steps = .allocate(capacity: 2)
    steps.initialize(repeating: 0, count: 2)
  }

  deinit {
    // Most slots are for loops and were never set; testing each is far cheaper than releasing all.
    for slot in 0..<count {
      if owners[slot] != nil { owners[slot] = nil }
      if case .some = values[slot] { values[slot] = nil }
    }
    objects.deallocate()
    owners.deallocate()
    words.deallocate()
    values.deallocate()
    steps.deallocate()
  }

  private func storage(_ slot: Int) -> Storage {
    precondition(slot >= 0 && slot < environment.variables.count, "no variable has slot \(slot)")
    return environment.storage[slot]
  }
}

extension Frame {
  /// Leaves a list without value until an expression reads it, so that unused lists are not created.
  public func leaveOut(_ slot: Int) {
    if storage(slot) == .value { values[slot] = nil }
  }

  /// The value of a variable that has none yet; nil if there is no provider for it.
  @inline(never)
  func provided(_ slot: Int) -> Value? {
    provider?(slot)
    return values[slot]
  }

  /// Whether a list that was not created yet contains a text; nil if it was created or that is not known.
  @inline(__always)
  func isMember(_ text: String, ofListAt slot: Int) -> Bool? {
    guard let membership, case .none = values[slot] else { return nil }
    return membership(slot, text)
  }

  /// The candidates for a list that was not created yet; nil if it was created or they are not known.
  @inline(__always)
  func candidates(ofListAt slot: Int) -> RecordCandidates? {
    guard let candidates, case .none = values[slot] else { return nil }
    return candidates(slot)
  }

  /// Sets a record. Here and below, `slot` is the index of the variable in its environment.
  public func set(_ slot: Int, record: AnyObject) {
    if storage(slot) == .object {
      keep(record, slot)
    } else if case .record(let type) = environment.variables[slot].type {
      values[slot] = .record(type, record)
    }
  }

  /// Sets a list of records. No copy is made.
  public func set<Object: AnyObject>(_ slot: Int, records: [Object]) {
    guard storage(slot) == .value, case .list(.record(let type)) = environment.variables[slot].type else {
      return
    }
    values[slot] = .list(ListValue(type, records))
  }

  /// Sets a list of strings.
  public func set(_ slot: Int, strings: [String]) {
    if storage(slot) == .value { values[slot] = .list(ListValue(strings: strings)) }
  }

  /// Sets a bool.
  public func set(_ slot: Int, bool: Bool) {
    if storage(slot) == .word { words[slot] = bool ? 1 : 0 } else { values[slot] = .bool(bool) }
  }

  /// Sets any value.
  public func set(_ slot: Int, value: Value) {
    switch (storage(slot), value) {
    case (.object, .record(_, let object)): keep(object, slot)
    case (.word, .bool(let bool)): words[slot] = bool ? 1 : 0
    case (.word, .int(let int)): words[slot] = UInt64(bitPattern: Int64(int))
    case (.word, .double(let double)): words[slot] = double.bitPattern
    case (.word, .enumeration(_, let ordinal)): words[slot] = UInt64(ordinal)
    case (.value, _): values[slot] = value
    default: break
    }
  }

  func keep(_ object: AnyObject, _ slot: Int) {
    owners[slot] = object
    objects[slot] = .passUnretained(object)
  }

  /// The number of list elements and pieces of text that were processed with this frame since the last call:
  /// a measure of the cost that does not depend on the machine.
  public func takeWork() -> Int {
    let work = steps[0] &+ steps[1]
    steps[0] = 0
    steps[1] = 0
    return work
  }

  /// Starts a new evaluation: its steps are counted against the limit from zero.
  func begin() {
    steps[1] &+= steps[0]
    steps[0] = 0
  }

  /// Counts work that grows with the data; throws if the limit is exceeded.
  @inline(__always)
  func charge(_ work: Int) throws(EvaluationError) {
    steps.pointee &+= work
    if steps.pointee > maximumSteps {
      throw EvaluationError(.limit, "the evaluation takes more than \(maximumSteps) steps")
    }
  }
}
