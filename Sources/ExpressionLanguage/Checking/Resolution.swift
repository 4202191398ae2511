/// The meaning of a node.
public enum Resolution: Sendable {
  /// No further meaning.
  case none
  /// A variable of the environment, by its slot.
  case variable(Int)
  /// A variable of a macro, by its slot.
  case local(Int)
  /// A field of a record.
  case field(RecordType, RecordType.Field)
  /// A string literal that names a member of an enum.
  case member(EnumType, UInt8)
  /// A function.
  case function(Function)
}
