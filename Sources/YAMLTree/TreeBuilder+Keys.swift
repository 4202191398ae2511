internal import Diagnostics

/// The last use of a text as a key: in which mapping, and at which node of `pending`.
struct Stamp {
  var mapping: Int32 = 0
  var node: Int32 = 0
}

extension TreeBuilder {
  /// Finds duplicate keys and merge keys and hides their pairs. Costs one step per key, even if many are
  /// equal.
  mutating func checkKeys(of frame: Frame) {
    stampCount += 1
    if stamps.count < symbols.entries.count {
      stamps.append(contentsOf: repeatElement(Stamp(), count: symbols.entries.count - stamps.count))
    }
    var kept = frame.first
    var key = frame.first
    while key + 1 < pending.count {
      let node = pending[key]
      // Fast path: most keys are new texts, and no merge key is longer than two bytes.
      let isOrdinary =
        node.isScalar && !node.isLeftOut && !pending[key + 1].isLeftOut && node.end - node.start != 2
        && stamps[Int(node.content)].mapping != stampCount
      if isOrdinary || isOffered(pair: key) {
        if kept != key {
          pending[kept] = node
          pending[kept + 1] = pending[key + 1]
        }
        if node.isScalar { stamps[Int(node.content)] = Stamp(mapping: stampCount, node: Int32(kept)) }
        kept += 2
      }
      key += 2
    }
    if kept < pending.count { pending.removeLast(pending.count - kept) }
  }

  @inline(never) private mutating func isOffered(pair: Int) -> Bool {
    let key = pending[pair]
    if key.isLeftOut { return false }
    guard key.isScalar else { return !pending[pair + 1].isLeftOut }
    let symbol = Int(key.content)
    if key.style == .plain, isMergeKey(key) {
      problems.append(
        Problem(
          .mergeKey, "merge keys are not part of the flow language", at: ownPlace(key), label: "a merge key",
          expected: "keys written out", help: "repeat the keys or use an alias"))
      return false
    }
    guard stamps[symbol].mapping == stampCount else { return !pending[pair + 1].isLeftOut }
    let text = String(String(decoding: bytes(of: key), as: UTF8.self).prefix(60))
    problems.append(
      Problem(
        .duplicateKey,
        text.isEmpty
          ? "an empty key is written twice in one mapping"
          : "the key ‘\(text)’ is written twice in one mapping", at: ownPlace(key),
        label: "written again",
        related: [Label(ownPlace(pending[Int(stamps[symbol].node)]), "first written here")],
        expected: "each key once", help: "keep one of them; the first one counts"))
    return false
  }

  private func isMergeKey(_ key: Node) -> Bool {
    key.end - key.start == 2 && bytes(of: key).elementsEqual("<<".utf8)
  }

  func bytes(of scalar: Node) -> ArraySlice<UInt8> {
    let entry = symbols.entries[Int(scalar.content)]
    return symbols.pool[Int(entry.start)..<Int(entry.start + entry.length)]
  }

  func ownPlace(_ node: Node) -> Place {
    guard node.extra >= 0, let alias = extras[Int(node.extra)].alias else {
      return place(node.start, node.end)
    }
    return Place(source, alias)
  }
}
