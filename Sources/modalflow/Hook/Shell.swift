#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Runs programs such as git, as the shell finds them.
enum Shell {
  struct Outcome {
    var status: Int32
    var bytes: [UInt8]

    var lines: [String] { split(at: 0x0A) }
    /// What `-z` sets apart.
    var names: [String] { split(at: 0) }

    private func split(at end: UInt8) -> [String] {
      bytes.split(separator: end).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Runs a line of shell and reads its output; what comes from outside must be ``quoted(_:)`` in it. What the
  /// programs complain about is not shown.
  static func run(_ line: String) -> Outcome {
    var bytes: [UInt8] = []
    guard let pipe = popen("{ \(line); } 2>/dev/null", "r") else { return Outcome(status: -1, bytes: []) }
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = fread(&chunk, 1, chunk.count, pipe), count > 0 { bytes += chunk[..<count] }
    return Outcome(status: pclose(pipe), bytes: bytes)
  }

  /// One word for a shell, whatever stands in it.
  static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
