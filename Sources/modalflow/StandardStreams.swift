#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Standard output, gathered and written in large pieces.
struct StandardOutput: TextOutputStream {
  private var buffer: [UInt8] = []

  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Writes what is left. A closed pipe ends the output, not the run: the exit code must still be right.
  mutating func flush() {
    let failure = writeAll(buffer, to: 1)
    buffer.removeAll(keepingCapacity: true)
    guard failure != 0, failure != EPIPE else { return }
    // Half a report must not pass for a whole one, whatever it says.
    StandardError.write("modalflow: the output could not be written: \(String(cString: strerror(failure)))\n")
    exit(2)
  }

  /// Whether a terminal listens.
  static var isTerminal: Bool { isatty(1) == 1 }
}

/// Standard input.
enum StandardInput {
  /// Whether a person types.
  static var isTerminal: Bool { isatty(0) == 1 }
}

/// Standard error, written at once.
struct StandardError: TextOutputStream {
  mutating func write(_ text: String) { Self.write(text) }

  /// Writes one text.
  static func write(_ text: String) { _ = writeAll(Array(text.utf8), to: 2) }
}

/// The system's error number where not all could be written, else 0.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  var start = 0
  while start < bytes.count {
    let count = bytes[start...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      start += count
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

private func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, base, count)
}

/// The value of an environment variable.
func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Columns of the terminal: `COLUMNS`, else what the terminal says, else 100.
func terminalWidth() -> Int {
  if let columns = environmentVariable("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
  var size = winsize()
  if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
  return 100
}

/// Seconds since the beginning of 1970.
func secondsSince1970() -> Int { time(nil) }

/// The absolute path of the working folder, without links; empty where the system does not tell.
func workingFolder() -> String { realPath(".") ?? "" }

/// The absolute path of what stands at `path`, without links; nil where nothing does.
func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// Ends the process.
func leave(_ code: Int32) -> Never { exit(code) }

/// A pipe that nobody reads must not kill the run.
func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
