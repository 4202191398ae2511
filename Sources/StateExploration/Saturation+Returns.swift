extension Saturation {
  /// Calls `body` with each value that frames starting with the head return. Each value comes once; the order
  /// is not specified.
  func forEachValue(returnedFrom head: Int32, _ body: (Int32) -> Void) {
    var values: Set<Int32> = []
    var heads = [head]
    while let head = heads.popLast() {
      var entry = firstEntry(of: head)
      while entry >= 0 {
        var next = entries[Int(entry)].firstSummaries
        while next >= 0 {
          let group = summaryGroups[Int(next)]
          next = group.next
          guard values.insert(group.key).inserted else { continue }
          if group.key >= 0 { body(group.key) } else { heads.append(Summary.head(ofTail: group.key)) }
        }
        entry = entries[Int(entry)].next
      }
    }
  }

  /// Calls `body` for each tail call of frames of the entry: with its summary, and with each entry of the
  /// head with which the frame continues.
  func forEachTail(of entry: Int32, _ body: (_ summary: Int32, _ entry: Int32) -> Void) {
    var next = entries[Int(entry)].firstSummaries
    while next >= 0 {
      let group = summaryGroups[Int(next)]
      next = group.next
      guard group.key < 0 else { continue }
      var summary = group.first
      while summary >= 0 {
        var other = firstEntry(of: Summary.head(ofTail: group.key))
        while other >= 0 {
          body(summary, other)
          other = entries[Int(other)].next
        }
        summary = summaries[Int(summary)].next
      }
    }
  }

  private func firstEntry(of head: Int32) -> Int32 {
    Int(head) < entriesOfHead.count ? entriesOfHead[Int(head)].first : -1
  }
}
