/// Records of which some are in a list, and which of them are.
public struct RecordCandidates {
  let records: [AnyObject]
  /// Whether the record at this position is in the list; may be costly.
  let isInList: (Int) -> Bool

  /// The records, in the order of the list.
  public init(_ records: [AnyObject], isInList: @escaping (Int) -> Bool) {
    self.records = records
    self.isInList = isInList
  }
}
