/// A table in Markdown.
func table(_ heads: [String], _ rows: [[String]]) -> String {
  let lines = [heads, heads.map { _ in "---" }] + rows
  return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n") + "\n"
}

/// Everything that was measured, in Markdown.
struct Tables {
  var rows: [Row]
  var bench: Bench

  var text: String {
    var parts = [table(Row.heads, rows.map { $0.cells(rows) })]
    let peers = peerRows
    if !peers.isEmpty {
      parts.append(
        table(
          ["flow", "size", "peer", "given", "CPU s: min", "median", "max", "peak MiB", "ours ÷ its"], peers))
    }
    for peer in bench.peers where peer.installed == nil {
      parts.append("\(peer.name) is not installed: skipped.\n")
    }
    if bench.against != nil {
      parts.append("The other binary, run in turn with this one:\n")
      let heads = ["flow", "size", "other: CPU s", "this: CPU s", "other ÷ this", "memory, other ÷ this"]
      parts.append(table(heads, rows.map { $0.comparison() }))
    }
    let counts = rows.compactMap(\.instructions)
    if !counts.isEmpty { parts.append(table(["flow", "size", "million instructions"], counts)) }
    if bench.counter != nil, counts.isEmpty {
      parts.append("This machine does not count instructions: skipped.\n")
    }
    return parts.joined(separator: "\n")
  }

  private var peerRows: [[String]] {
    rows.flatMap { row in
      row.measurements.flatMap { measurement in
        bench.peers.compactMap { peer in
          measurement.peers[peer.name].map { series in
            [
              row.family, "\(grouped(row.size)) \(row.unit)", peer.name, peer.given,
              shown(series.cpu.min() ?? 0),
              shown(series.cpu.median), shown(series.cpu.max() ?? 0), shown(series.peak),
              ratio(measurement.tool, to: series).map(shown) ?? "stopped",
            ]
          }
        }
      }
    }
  }
}
