import Foundation

/// How instructions are counted: what is not disturbed by other work on the machine.
enum InstructionCounter: String {
  /// The processor's own counter; many virtual machines have none.
  case perf
  /// Exact and the same every time, some fifty times slower.
  case callgrind

  /// The command that runs another and counts.
  func command(_ command: [String], _ folder: URL) -> [String] {
    switch self {
    case .perf:
      ["perf", "stat", "-x", ",", "-e", "instructions:u", "-o", folder.appending(path: "counts").path]
        + command
    case .callgrind: ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"] + command
    }
  }

  /// Instructions of one run in the process and those that it starts; nothing where they cannot be counted.
  func count(_ command: [String], _ launcher: Launcher) throws -> Double? {
    let counts = launcher.folder.appending(path: "counts")
    try? FileManager.default.removeItem(at: counts)
    _ = try launcher.run(self.command(command, launcher.folder))
    switch self {
    case .perf:
      let text = (try? String(contentsOf: counts, encoding: .utf8)) ?? ""
      return text.firstMatch(of: /(?m)^(\d+),,instructions/).flatMap { Double($0.1) }
    case .callgrind:
      let text = String(decoding: try launcher.output("errors"), as: UTF8.self)
      return text.firstMatch(of: /Collected : (\d+)/).flatMap { Double($0.1) }
    }
  }
}
