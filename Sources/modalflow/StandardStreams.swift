internal import OperatingSystem

/// Standard output, gathered and written in large pieces.
struct StandardOutput: TextOutputStream {
  private var buffer: [UInt8] = []

  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Writes what is left. A closed pipe ends the output, not the run: the exit code must still be right.
  mutating func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    do throws(SystemFailure) {
      try StandardStream.output.write(buffer)
    } catch {
      if error.isBrokenPipe { return }
      // Half a report must not pass for a whole one, whatever it says.
      StandardError.write("modalflow: the output could not be written: \(error.reason)\n")
      CurrentProcess.exit(2)
    }
  }

  /// Writes one text at once.
  static func write(_ text: String) { write { $0.write(text) } }

  /// Writes all that `body` writes.
  static func write(_ body: (inout StandardOutput) -> Void) {
    var output = StandardOutput()
    body(&output)
    output.flush()
  }

  /// Whether a terminal listens.
  static var isTerminal: Bool { StandardStream.output.isTerminal }
}

/// Standard error, written at once.
struct StandardError: TextOutputStream {
  mutating func write(_ text: String) { Self.write(text) }

  /// Writes one text.
  static func write(_ text: String) { try? StandardStream.error.write(Array(text.utf8)) }
}

/// Columns of the terminal: `COLUMNS`, else what the terminal says, else 100.
func terminalWidth() -> Int {
  if let columns = CurrentProcess.environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
  return StandardStream.output.columns ?? 100
}
