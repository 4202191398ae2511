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

private func read(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
