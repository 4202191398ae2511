/// What waits to be settled, by time; equal times first come, first served.
///
/// Nothing may be put before the current time. Most waits are 0 or 1 long, which two arrays serve; the rest goes
/// through a heap of times, so a wait may be of any length.
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

  /// Nothing waits at the current time.
  @inline(__always) var isExhausted: Bool { position == current.count }

  /// The next item; `now` is then its time. Nil when nothing waits.
  @inline(__always)
  mutating func take() -> Item? {
    if position == current.count, !advance() { return nil }
    defer { position += 1 }
    return current[position]
  }

  /// Makes the least time at which something waits the current one. What was put later than `now + 1` came before
  /// what was put at `now + 1`, so it stays in front.
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
