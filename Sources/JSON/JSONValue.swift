/// A JSON value. Objects keep the order of their members, but comparisons ignore it.
public indirect enum JSONValue: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// Any other number.
  case number(Double)
  /// A text.
  case text(String)
  /// A list.
  case array([JSONValue])
  /// An object.
  case object(JSONObject)

  /// An object of these members.
  public static func object(_ members: [(String, JSONValue)]) -> JSONValue { .object(JSONObject(members)) }

  /// An object of those members whose value is not nil.
  public static func present(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The value of a member of an object; nil if it is missing or `null`, and for other values than objects.
  public subscript(_ name: String) -> JSONValue? {
    get {
      guard case .object(let object) = self, let value = object[name], value != .null else { return nil }
      return value
    }
    set {
      guard case .object(var object) = self else { return }
      object[name] = newValue
      self = .object(object)
    }
  }

  /// The text, if it is one.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The whole number, if it is one.
  public var int: Int? { if case .int(let int) = self { int } else { nil } }
  /// Whether it is `true`.
  public var isTrue: Bool { if case .bool(true) = self { true } else { false } }
  /// The elements; none for anything but an array.
  public var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  /// The texts among the elements.
  public var texts: [String] { elements.compactMap(\.text) }
  /// Whether it is an object.
  public var isObject: Bool { if case .object = self { true } else { false } }
}

/// The members of an object, in order. Of two with the same name the last counts.
public struct JSONObject: Hashable, Sendable {
  /// One name with its value.
  public struct Member: Sendable {
    /// Its name.
    public let name: String
    /// Its value, which may be `null`.
    public let value: JSONValue

    /// Creates a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The members, in the order in which they are written.
  public private(set) var members: [Member]

  /// An object of these members.
  public init(_ members: [(String, JSONValue)]) { self.members = members.map { Member($0.0, $0.1) } }

  /// An object of these members.
  public init(members: [Member]) { self.members = members }

  /// The value for a name, which may be `null`; nil if there is none. Setting nil removes the member.
  public subscript(_ name: String) -> JSONValue? {
    get { members.last { $0.name == name }?.value }
    set {
      let index = members.firstIndex { $0.name == name }
      members.removeAll { $0.name == name }
      if let newValue { members.insert(Member(name, newValue), at: index ?? members.count) }
    }
  }

  private var byName: [String: JSONValue] {
    Dictionary(members.lazy.map { ($0.name, $0.value) }) { $1 }
  }

  public static func == (one: JSONObject, other: JSONObject) -> Bool {
    if one.members.elementsEqual(other.members, by: { $0.name == $1.name }) {
      return one.members.elementsEqual(other.members) { $0.value == $1.value }
    }
    return one.byName == other.byName
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(byName) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object.
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }
}
