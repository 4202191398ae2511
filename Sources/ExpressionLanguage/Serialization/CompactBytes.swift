/// Bytes that a ``CompactWriter`` wrote: in the binary, where they are never freed, or in memory.
public final class CompactBytes: @unchecked Sendable {
  // Never changed after `init`, which is why sharing between threads is safe.
  let start: UnsafePointer<UInt8>
  let count: Int
  private let owned: UnsafeMutablePointer<UInt8>?

  /// Bytes in the binary. Costs nothing; they are not copied.
  public init(_ text: StaticString) {
    owned = nil
    if text.hasPointerRepresentation {
      start = text.utf8Start
      count = text.utf8CodeUnitCount
    } else {
      start = UnsafePointer(bitPattern: 1) ?? StaticString("").utf8Start
      count = 0
    }
  }

  /// Bytes in memory, which are copied.
  public init(_ bytes: [UInt8]) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    bytes.withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { copy.initialize(from: base, count: buffer.count) }
    }
    owned = copy
    start = UnsafePointer(copy)
    count = bytes.count
  }

  deinit { owned?.deallocate() }

  /// A reader from the first byte to the last.
  public var reader: CompactReader { CompactReader(self, from: 0, to: count) }
}
