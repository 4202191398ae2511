#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// An open file, pipe or device, identified by its descriptor. The C functions have the same names as members
/// of Swift types, so they are only called here.
struct OpenFile {
  let descriptor: Int32

  /// All its bytes, such as those of standard input; fails if there are more than `limit`.
  func readAll(limit: Int) throws(SystemFailure) -> [UInt8] {
    var status = stat()
    try SystemFailure.check(fstat(descriptor, &status))
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemFailure("it is a folder") }
    // One byte more than the file has, so that an ordinary file needs one read, and one more that finds its
    // end.
    let size = min(max(Int(status.st_size) + 1, 4096), 1 << 20)
    var bytes: [UInt8] = []
    while true {
      let chunk = try readSome(atMost: size)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else {
        throw SystemFailure("it is larger than \(limit) bytes, the most that is read", isTooLarge: true)
      }
    }
  }

  /// The available bytes, at least one; waits for them. Empty at the end.
  func readSome(atMost size: Int) throws(SystemFailure) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      repeat {
        count = max(read(descriptor, buffer.baseAddress, size), -1)
        failure = count < 0 ? errno : 0
        count = max(count, 0)
      } while failure == EINTR
    }
    if failure != 0 { throw SystemFailure(number: failure) }
    return bytes
  }

  /// Writes all bytes.
  func writeAll(_ bytes: [UInt8]) throws(SystemFailure) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        start += count
      } else if errno != EINTR {
        throw SystemFailure.last
      }
    }
  }
}
