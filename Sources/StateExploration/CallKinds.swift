/// Which calls are alike to an observer: what it knows above a call depends on the call’s kind alone.
///
/// Without kinds an observer is asked about each pair of hole and head called; with them once for each kind.
public struct CallKinds: Sendable {
  /// By pair of hole and head called, dense from 0.
  let kinds: [Int32]
  let count: Int

  /// Each pair is of its own kind.
  init(pairCount: Int) {
    kinds = []
    count = pairCount
  }

  /// All are of one kind.
  @usableFromInline
  init(alike pairCount: Int) {
    kinds = [Int32](repeating: 0, count: pairCount)
    count = 1
  }

  init(_ words: [UInt64]) {
    var numbers: [UInt64: Int32] = [:]
    var kinds: [Int32] = []
    kinds.reserveCapacity(words.count)
    for word in words {
      let number = numbers[word] ?? Int32(numbers.count)
      if Int(number) == numbers.count { numbers[word] = number }
      kinds.append(number)
    }
    self.kinds = kinds
    count = numbers.count
  }

  @inline(__always)
  subscript(pair: Int32) -> Int32 { kinds.isEmpty ? pair : kinds[Int(pair)] }
}

extension Exploration {
  /// A word for each pair of a hole and a head called over it, from which kinds are made. Costs a call for each pair.
  ///
  /// - Parameter word: is given a number for the hole, too, the same for equal ones.
  @inlinable
  public func callWords(_ word: (_ number: Int, System.Hole, System.Head) -> UInt64) -> CallWords {
    CallWords(
      words: graph.callPairs.map { pair in
        word(Int(pair.hole), interned.holes[pair.hole], interned.heads[pair.head])
      })
  }
}

/// All that an exploration’s observers tell calls apart by, as bits.
public struct CallWords: Sendable {
  @usableFromInline let words: [UInt64]

  @inlinable
  init(words: [UInt64]) { self.words = words }

  /// The kinds that differ in these bits.
  public func kinds(by mask: UInt64) -> CallKinds { CallKinds(words.map { $0 & mask }) }
}
