/// A priority queue of items, ordered by time. Items with equal times leave in the order in which they were
/// added.
///
/// An item must not be added at a time before `now`. Most items are added for `now` or `now + 1`; two arrays
/// hold these. A heap of times holds the rest, so any later time is possible.
struct Agenda<Item> {
  private(set) var now = 0
  private var current: [Item] = []
  private var position = 0
  private var next: [Item] = []
  private var later: [Int: [Item]] = [:]
  private var times: [Int] = []

  @inline(__always)
  mutating func put(_ item: Item, at time: Int) {
    if time == now {
      current.append(item)
    } else if time == now + 1 {
      next.append(item)
    } else {
      if later[time] == nil { push(time) }
      later[time, default: []].append(item)
    }
  }

  /// Whether no item is left at the current time.
  @inline(__always) var isExhausted: Bool { position == current.count }

  /// Removes and returns the next item and sets `now` to its time; nil if the queue is empty.
  @inline(__always)
  mutating func take() -> Item? {
    if position == current.count, !advance() { return nil }
    defer { position += 1 }
    return current[position]
  }

  /// Sets `now` to the least time that has items; false if there is none. Items that were added for that time
  /// when it was later than `now + 1` are older than those added when it was `now + 1`, so they stay in
  /// front.
  private mutating func advance() -> Bool {
    current.removeAll(keepingCapacity: true)
    position = 0
    if next.isEmpty {
      guard let time = times.first else { return false }
      now = time
    } else {
      now += 1
    }
    if times.first == now {
      pop()
      if let waiting = later.removeValue(forKey: now) { current = waiting }
    }
    if current.isEmpty {
      swap(&current, &next)
    } else {
      current.append(contentsOf: next)
      next.removeAll(keepingCapacity: true)
    }
    return true
  }

  private mutating func push(_ time: Int) {
    times.append(time)
    var child = times.count - 1
    while child > 0, times[(child - 1) / 2] > times[child] {
      times.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func pop() {
    times.swapAt(0, times.count - 1)
    times.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < times.count && times[child] < times[least] {
        least = child
      }
      if least == parent { return }
      times.swapAt(parent, least)
      parent = least
    }
  }
}
