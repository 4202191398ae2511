/// The values of an environment's variables during evaluation. Made once per thread and filled again and again;
/// not for two threads at once.
///
/// Objects of types that are fixed (``RecordType/isFixed``) must live as long as the frame in which they were read.
///
/// Setting a variable by another method than the one for its type leaves it without value.
public final class Frame {
  /// Where the value of a variable is kept.
  enum Storage: UInt8, Sendable {
    /// Records.
    case object
    /// Bools, numbers and ordinals, as 64 bits.
    case word
    /// All else.
    case value

    init(_ type: ValueType) {
      switch type {
      case .record: self = .object
      case .bool, .int, .double, .enumeration: self = .word
      default: self = .value
      }
    }
  }

  /// Records. Whoever sets one sees to it that it stays alive: ``owners``, or the list a loop goes through.
  let objects: UnsafeMutablePointer<Unmanaged<AnyObject>?>
  private let owners: UnsafeMutablePointer<AnyObject?>
  let words: UnsafeMutablePointer<UInt64>
  let values: UnsafeMutablePointer<Value?>
  /// The steps of the evaluation that is going on, and those of all before it since ``takeWork()``.
  let steps: UnsafeMutablePointer<Int>
  /// The values of quantifiers over objects that do not change.
  var fixed: [FixedQuantifier.Key: Bool] = [:]
  /// Asked to set a variable that was left without value (``leaveOut(_:)``) when an expression reads it.
  public var provider: ((_ slot: Int) -> Void)?
  /// Asked whether a list of strings that was left without value (``leaveOut(_:)``) has a member, so that the list need
  /// not be made; nil where it cannot tell.
  public var membership: ((_ slot: Int, _ text: String) -> Bool?)?
  /// Asked for what may be in a list of records that was left without value (``leaveOut(_:)``), so that a quantifier need only know
  /// of those that its body holds for whether they are in it; nil where it cannot tell.
  public var candidates: ((_ slot: Int) -> RecordCandidates?)?
  /// The steps that one evaluation may take, unless changed those of the environment's limits.
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
    // Most slots are for loops and were never set; asking each is far cheaper than handing all to the runtime.
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
  /// Leaves a list without value until an expression reads it: what nothing reads is not made.
  public func leaveOut(_ slot: Int) {
    if storage(slot) == .value { values[slot] = nil }
  }

  /// The value of a variable that has none yet; nil if nobody provides it.
  @inline(never)
  func provided(_ slot: Int) -> Value? {
    provider?(slot)
    return values[slot]
  }

  /// Whether a list that was not made yet has a member; nil where it has been made, or nobody can tell.
  @inline(__always)
  func isMember(_ text: String, ofListAt slot: Int) -> Bool? {
    guard let membership, case .none = values[slot] else { return nil }
    return membership(slot, text)
  }

  /// What may be in a list that was not made yet; nil where it has been made, or nobody can tell.
  @inline(__always)
  func candidates(ofListAt slot: Int) -> RecordCandidates? {
    guard let candidates, case .none = values[slot] else { return nil }
    return candidates(slot)
  }

  /// Sets a record. `slot` is the position of the variable in its environment, here and below.
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

  /// How many elements of lists and pieces of text the evaluations with this frame went through since the last call: what they
  /// cost, whatever else the machine does.
  public func takeWork() -> Int {
    let work = steps[0] &+ steps[1]
    steps[0] = 0
    steps[1] = 0
    return work
  }

  /// Another evaluation begins: its steps are counted against the limit anew.
  func begin() {
    steps[1] &+= steps[0]
    steps[0] = 0
  }

  /// Counts work that grows with the data; throws when it becomes too much.
  @inline(__always)
  func charge(_ work: Int) throws(EvaluationError) {
    steps.pointee &+= work
    if steps.pointee > maximumSteps {
      throw EvaluationError(.limit, "the evaluation takes more than \(maximumSteps) steps")
    }
  }
}
