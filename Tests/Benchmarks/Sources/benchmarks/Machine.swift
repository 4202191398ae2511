import Foundation

/// What the figures were measured on, in a sentence.
func machine() -> String {
  let processor =
    read("/proc/cpuinfo").firstMatch(of: /(?m)^model name\s*: (.*)$/).map { String($0.1) }
    ?? "unknown processor"
  let memory = ProcessInfo.processInfo.physicalMemory >> 30
  let release = read("/etc/os-release").firstMatch(of: /(?m)^PRETTY_NAME="(.*)"$/).map { String($0.1) }
  let system = release ?? ProcessInfo.processInfo.operatingSystemVersionString
  return "\(processor), \(ProcessInfo.processInfo.processorCount) cores, \(memory) GiB, \(system)"
}

/// How busy the machine was in the last minute, five and fifteen; far above 1, other work disturbed the figures.
func loadAverage() -> String {
  var loads = [Double](repeating: 0, count: 3)
  guard getloadavg(&loads, 3) == 3 else { return "unknown" }
  return loads.map { String(format: "%.1f", $0) }.joined(separator: ", ")
}

private func read(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
