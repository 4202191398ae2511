import Foundation

/// All that was measured of one input.
struct Measurement {
  var input: Input
  var bytes: Int
  var tool = Series()
  var against = Series()
  var floor = Series()
  var peers: [String: Series] = [:]
  var verdicts: Verdicts?
  var instructions: Double?
}

/// Measures inputs: every contender once, then every contender again, so that other work on the machine hits all alike.
struct Bench {
  var launcher: Launcher
  var tool: Tool
  var against: Tool?
  var peers: [Peer]
  var runs: Int
  /// Arguments for the tool besides those that are always given.
  var further: [String]
  var counter: InstructionCounter?

  /// What has used this much of processor time is not run again.
  private var enough: Double { Double(launcher.limits.seconds) / 2 }

  /// What takes next to nothing is run up to five times as often as was asked for, to be told from what disturbs it.
  func measure(_ input: Input) throws -> Measurement {
    var result = Measurement(input: input, bytes: input.bytes)
    let command = tool.command(input, further)
    var turn = 0
    while turn < runs || (turn < runs * 5 && result.tool.cpu.reduce(0, +) < 0.5) {
      if try repeated(command, &result.tool), turn == 0 { result.verdicts = Verdicts(try launcher.output()) }
      if let against { _ = try repeated(against.command(input, further), &result.against) }
      _ = try repeated([Launcher.sibling("yaml-floor"), input.path], &result.floor)
      for peer in peers where peer.families.contains(input.family) {
        guard let program = peer.installed else { continue }
        let words = try peer.command(input, launcher.folder)
        _ = try repeated([program] + words.dropFirst(), &result.peers[peer.name, default: Series()])
      }
      turn += 1
    }
    if result.tool.stop == nil { result.instructions = try counter?.count(command, launcher) }
    return result
  }

  /// One run more, unless one was stopped or all have taken long enough.
  private func repeated(_ command: [String], _ series: inout Series) throws -> Bool {
    guard series.stop == nil, series.cpu.reduce(0, +) < enough else { return false }
    series.runs.append(try launcher.run(command))
    return true
  }
}
