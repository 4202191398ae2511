/// Numbers sorted into groups; within a group they keep their order.
struct Grouping {
  private(set) var starts: [Int32]
  private(set) var members: [Int32]

  /// Sorts the numbers `0..<count` by group. A number with group -1 is left out. Linear.
  init(count: Int, groups: Int, group: (Int) -> Int32) {
    starts = [Int32](repeating: 0, count: groups + 1)
    for number in 0..<count {
      let group = group(number)
      if group >= 0 { starts[Int(group) + 1] += 1 }
    }
    for group in 0..<groups { starts[group + 1] += starts[group] }
    members = [Int32](repeating: 0, count: Int(starts[groups]))
    var ends = starts
    for number in 0..<count {
      let group = group(number)
      guard group >= 0 else { continue }
      members[Int(ends[Int(group)])] = Int32(number)
      ends[Int(group)] += 1
    }
  }

  @inline(__always)
  subscript(group: Int32) -> ArraySlice<Int32> {
    members[Int(starts[Int(group)])..<Int(starts[Int(group) + 1])]
  }
}

/// The numbers below `count`, sorted by length; equal lengths stay in order. Linear unless lengths are much
/// greater than `count`.
func orderByLength(_ count: Int, _ length: (Int) -> Int) -> [Int32] {
  var longest = 0
  for number in 0..<count { longest = max(longest, length(number)) }
  if longest <= 4 * count + 1024 {
    return Grouping(count: count, groups: longest + 1) { Int32(length($0)) }.members
  }
  return (0..<Int32(count)).sorted { (length(Int($0)), $0) < (length(Int($1)), $1) }
}
