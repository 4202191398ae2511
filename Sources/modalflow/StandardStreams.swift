internal import OperatingSystem

/// Buffered standard output.
struct StandardOutput: TextOutputStream {
  private var buffer: [UInt8] = []

  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Writes the rest of the buffer. A closed pipe ends the output but not the run, so that the exit code is
  /// correct.
  mutating func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    do throws(SystemFailure) {
      try StandardStream.output.write(buffer)
    } catch {
      if error.isBrokenPipe { return }
      // An incomplete report must not look complete.
      StandardError.write("modalflow: the output could not be written: \(error.reason)\n")
      CurrentProcess.exit(2)
    }
  }

  /// Writes one text without further buffering.
  static func write(_ text: String) { write { $0.write(text) } }

  /// Writes everything that `body` writes.
  static func write(_ body: (inout StandardOutput) -> Void) {
    var output = StandardOutput()
    body(&output)
    output.flush()
  }

  /// Whether it is a terminal.
  static var isTerminal: Bool { StandardStream.output.isTerminal }
}

/// Unbuffered standard error.
struct StandardError: TextOutputStream {
  mutating func write(_ text: String) { Self.write(text) }

  /// Writes one text.
  static func write(_ text: String) { try? StandardStream.error.write(Array(text.utf8)) }
}

/// The width of the terminal in columns: `COLUMNS`, otherwise that of the terminal, otherwise 100.
func terminalWidth() -> Int {
  if let columns = CurrentProcess.environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
  return StandardStream.output.columns ?? 100
}
