/// Records that may be in a list, with a test which of them are.
public struct RecordCandidates {
  let records: [AnyObject]
  /// Whether the record at this index is in the list; may be expensive.
  let isInList: (Int) -> Bool

  /// Takes the records in the order of the list.
  public init(_ records: [AnyObject], isInList: @escaping (Int) -> Bool) {
    self.records = records
    self.isInList = isInList
  }
}
