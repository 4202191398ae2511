import FlowFamilies

/// `.github/reference/growth.md`: what linting costs, and how it grows.
struct GrowthPage {
  var tables: Tables
  var options: Options

  var text: String {
    let version = tables.rows.lazy.compactMap { $0.measurements.first?.verdicts?.version }.first ?? "unknown"
    let measured = Set(tables.rows.map(\.family))
    let families =
      FlowFamily.all.filter { measured.contains($0.name) }.map { ($0.name, $0.summary) }
      + Inputs.samples.filter { measured.contains($0.name) }.map { ($0.name, $0.summary) }
    let shapes = families.map { "- `\($0.0)`: \($0.1)" }.joined(separator: "\n")
    return """
      # How time and memory grow

      What `modalflow lint` costs: the whole process, from reading the files to the report as JSON, with every rule asked;
      repairs are tried where a row says so.
      This page is written by `Tests/Benchmarks`; how to run it stands in [CONTRIBUTING](../CONTRIBUTING.md).

      - **CPU** is user and system time of all threads: the least, the median and the most of all runs of all seeds (seeds:
        \(options.seeds), runs of each: \(options.runs); what is short is run more often, what is long less). A budget is
        held against the costliest seed.
      - **× libyaml** is relative to a C program that reads the same bytes and runs libyaml's parser over them, run in turn.
      - **Undecided** counts rules that a limit kept from an answer, over all flows of the input.
      - A run is stopped after \(options.limits.seconds) seconds of processor time or \(options.limits.gigabytes) GB.
      - Seeds vary devices, versions, orientations, who writes the screens (UIKit, SwiftUI), how much unsaved work there is,
        how much of it is guarded, and what comes without a tap.

      Measured with modalflow \(version) on: \(machine()). Load average at the end: \(loadAverage()).

      \(tables.text)
      What the flows are:

      \(shapes)

      """
  }
}
