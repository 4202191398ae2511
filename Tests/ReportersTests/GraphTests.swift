import Diagnostics
import Foundation
import Reporters
import Testing

/// Maps as text for Mermaid and Graphviz.
struct GraphTests {
  @Test(arguments: GraphFormat.allCases)
  func looksAsItShould(_ format: GraphFormat) throws {
    let map = SampleMap.shop
    try Golden.check(format.text(of: map), "shop.\(format.rawValue)")
    let route = map.route(of: SampleMap.finding)
    try Golden.check(format.text(of: map, route: route), "shop.route.\(format.rawValue)")
  }

  /// The way there is what the steps took, in order; what was asked for in vain is on it, what was not used is not.
  @Test func routeFollowsTheTrace() {
    let map = SampleMap.shop
    let route = map.route(of: SampleMap.finding)
    let steps = route.edges.sorted { $0.value < $1.value }.map { "\($0.value) \(map.edges[$0.key].label)" }
    #expect(steps == ["1 Item", "2 Note", "3 did-attempt-to-dismiss", "4 offer link"])
    #expect(
      Set(route.screens.map { map.screens[$0].id }) == ["home", "shelf", "item", "note", "ask", "offer"])
    #expect(route.end.map { map.screens[$0].id } == "ask")
  }

  @Test func routeOfAFindingWithoutATraceIsItsElement() {
    let map = SampleMap.shop
    var finding = SampleMap.finding
    finding.trace = nil
    finding.element = ElementPath("screens.item.buttons.note.present.note")
    let route = map.route(of: finding)
    #expect(
      route.edges.map { map.edges[$0.key].label } == ["Note"] && route.edges.values.allSatisfy { $0 == 0 })
    #expect(Set(route.screens.map { map.screens[$0].id }) == ["item", "note"])
    finding.element = ElementPath("screens.offer")
    #expect(map.route(of: finding) == FlowMap.Route(screens: [6], end: 6))
  }

  /// Whatever stands in the texts of a map, each line is one that the writer means.
  @Test(arguments: 0..<200)
  func textFromFilesStaysText(_ seed: Int) {
    var random = HostileText(seed: seed)
    let map = SampleMap.hostile(&random)
    for format in GraphFormat.allCases {
      for line in format.text(of: map).unicodeScalars.split(separator: "\n") {
        let bare = Self.withoutLabels(line, format)
        let isComment = bare.hasPrefix(format == .dot ? "// solid" : "%% solid")
        let isLinkStyle = bare.hasPrefix("linkStyle ") && bare.allSatisfy { $0.isASCII }
        let isOurs = isComment || isLinkStyle || Self.forms[format]?.contains(bare) == true
        #expect(isOurs, "\(format): \(bare) in \(String(line))")
      }
    }
  }

  /// A line with `Q` for each text in quotes, `N` for each node and `#` for each number; a quote or a sign that
  /// would be more than text shows up as itself.
  private static func withoutLabels(_ line: Substring.UnicodeScalarView, _ format: GraphFormat) -> String {
    var bare = ""
    var isInside = false
    var isEscaped = false
    for scalar in line {
      if isInside {
        if scalar == "\"", !isEscaped {
          isInside = false
          bare += "Q"
        } else if format == .mermaid, "`*_$\\[]{}|&~".unicodeScalars.contains(scalar) {
          bare.unicodeScalars.append(scalar)
        }
        isEscaped = format == .dot && scalar == "\\" && !isEscaped
      } else if scalar == "\"" {
        isInside = true
      } else {
        bare.unicodeScalars.append(scalar)
      }
    }
    let words = bare.trimmingPrefix { $0 == " " }.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { word in
      guard format == .mermaid, let node = word.firstRange(of: "s_s") else { return String(word) }
      let rest = word[node.upperBound...].drop { $0.isLetter || $0.isNumber || $0 == "_" }
      return String(word[..<node.lowerBound]) + "N" + rest
    }.joined(separator: " ")
  }

  /// The lines there are, without their texts.
  private static let forms: [GraphFormat: Set<String>] = [
    .mermaid: [
      "flowchart LR", "start((Q))", "start --> N", "N[Q]", "N[[Q]]", "N{{Q}}", "subgraph in_N [Q]", "end",
      "N -->|Q| N", "N -.->|Q| N", "N ==>|Q| N", "N --- N", "style start fill:#888,stroke:#888",
    ],
    .dot: [
      "digraph flow {", "}", "graph [label=Q, labelloc=t, rankdir=LR, fontname=Q]",
      "node [shape=box, style=rounded, fontname=Q, fontsize=11]", "edge [fontname=Q, fontsize=9]",
      "Q [shape=circle, style=filled, fillcolor=black, label=Q, xlabel=start, width=0.15]", "Q -> Q",
      "Q [label=Q]", "Q [label=Q, shape=octagon, style=solid]", "Q [label=Q, shape=tab, style=solid]",
      "subgraph Q {", "label=Q; style=rounded; color=Q", "Q -> Q [label=Q, color=Q, fontcolor=Q]",
      "Q -> Q [label=Q, style=dashed, color=Q, fontcolor=Q]",
      "Q -> Q [label=Q, style=bold, color=Q, fontcolor=Q]", "Q -> Q [style=dotted, arrowhead=none]",
    ],
  ]
}
