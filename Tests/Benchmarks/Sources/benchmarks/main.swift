import FlowFamilies
import Foundation

/// One line of the table: its name and how its inputs are written.
struct Plan {
  var family: String
  var size: Int
  var unit: String
  var inputs: [() throws -> Input]
}

/// What is to be measured, in the order of the table.
func plans(_ options: Options, _ inputs: Inputs) -> [Plan] {
  let generated = FlowFamily.all.filter { options.includes($0.name) }.flatMap { family in
    (options.sizes.isEmpty ? family.sizes : options.sizes).map { size in
      Plan(
        family: family.name, size: size, unit: family.unit,
        inputs: (0..<UInt64(options.seeds)).map { seed in { try inputs.generated(family, size, seed) } })
    }
  }
  let samples = Inputs.samples.filter { options.includes($0.name) }.map { sample in
    let size = sample.name == "many" ? options.sizes.first ?? sample.size : sample.size
    return Plan(
      family: sample.name, size: size, unit: sample.unit, inputs: [{ try inputs.sample(sample.name, size) }])
  }
  let given = options.flows.map { path in
    let name = URL(filePath: path).lastPathComponent
    return Plan(
      family: name, size: 1, unit: "flow",
      inputs: [{ Input(family: name, size: 1, unit: "flow", path: URL(filePath: path).path) }])
  }
  return generated + samples + given
}

func list() {
  for family in FlowFamily.all {
    print(
      "\(family.name): \(family.summary); \(family.sizes.map(grouped).joined(separator: " · ")) \(family.unit)"
    )
  }
  for sample in Inputs.samples { print("\(sample.name): \(sample.summary)") }
  print(
    "\n"
      + table(["family", "size", "budget"], Budget.all.map { [$0.family, grouped($0.size), $0.sentence] }))
}

func say(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

func measure(_ options: Options, _ plans: [Plan], in folder: URL) throws {
  let bench = Bench(
    launcher: Launcher(limits: options.limits, folder: folder), tool: try Tool(options.tool),
    against: try options.against.map { try Tool($0) }, peers: options.hasPeers ? Peer.all : [],
    runs: options.runs,
    further: options.further, counter: options.counter)
  var rows: [Row] = []
  for plan in plans {
    var row = Row(family: plan.family, size: plan.size, unit: plan.unit, measurements: [])
    // What is larger would be stopped too.
    let isHopeless = rows.last.map {
      $0.family == plan.family && !$0.measurements.contains { $0.tool.stop == nil }
    }
    for input in isHopeless == true ? [] : plan.inputs {
      let measurement = try bench.measure(try input())
      row.measurements.append(measurement)
      let seed = measurement.input.seed.map { ", seed \($0)" } ?? ""
      say("\(plan.family) \(grouped(plan.size))\(seed): \(shown(measurement.tool.cpu.median)) s\n")
      if let problem = measurement.verdicts?.problem { say("  not understood: \(problem)\n") }
    }
    rows.append(row)
  }
  let tables = Tables(rows: rows, bench: bench)
  print(tables.text)
  if let page = options.page {
    try Data(GrowthPage(tables: tables, options: options).text.utf8).write(to: URL(filePath: page))
  }
}

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let files = FileManager.default
  let folder =
    options.target.map { URL(filePath: $0) }
    ?? files.temporaryDirectory.appending(path: "flows-\(ProcessInfo.processInfo.processIdentifier)")
  if options.isHelp {
    print(Options.help)
  } else if options.isList {
    list()
  } else {
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if options.target == nil { try? files.removeItem(at: folder) } }
    let plans = plans(options, Inputs(folder: folder))
    if options.target != nil {
      for plan in plans { for input in plan.inputs { print(try input().path) } }
    } else {
      try measure(options, plans, in: folder)
    }
  }
} catch let failure as Failure {
  say(failure.sentence + "\n")
  exit(2)
}
