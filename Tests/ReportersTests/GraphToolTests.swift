import Diagnostics
import Foundation
import Reporters
import Testing

/// The tools that draw graphs read what is written, and show the texts that are in the map.
struct GraphToolTests {
  private static let maps =
    (0..<40).map { seed in
      var random = HostileText(seed: seed)
      return SampleMap.hostile(&random)
    } + [SampleMap.shop, SampleMap.awkward]

  @Test(.enabled(if: GraphToolTests.hasProgram("dot"), "skipped: dot of Graphviz is not there"))
  func graphvizReadsIt() throws {
    for map in Self.maps {
      let drawn = try Self.run(["dot", "-Tjson0"], input: GraphFormat.dot.text(of: map))
      #expect(drawn.status == 0, "\(drawn.errors)")
      let graph = try #require(
        JSONSerialization.jsonObject(with: drawn.output) as? [String: Any], "\(map.name)")
      let edges = try #require(graph["edges"] as? [[String: Any]])
      let objects = try #require(graph["objects"] as? [[String: Any]])
      #expect(objects.count { $0["shape"] as? String != "circle" && $0["nodes"] == nil } == map.screens.count)
      #expect(edges.count { $0["label"] as? String ?? "" != "" } == map.edges.count)
    }
  }

  /// The path of a `mermaid.min.js`, for which there is no package that every machine has.
  private static let mermaid = ProcessInfo.processInfo.environment["MODALFLOW_MERMAID"]

  @Test(
    .enabled(
      if: GraphToolTests.mermaid != nil && GraphToolTests.hasProgram("chromium"),
      "skipped: MODALFLOW_MERMAID does not name a mermaid.min.js, or chromium is not there"))
  func mermaidDrawsIt() throws {
    let script = try #require(Self.mermaid)
    let texts = Self.maps.map { GraphFormat.mermaid.text(of: $0) }
    let page = FileManager.default.temporaryDirectory.appending(path: "modalflow-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: page) }
    let json = try JSONEncoder().encode(texts.map { Data($0.utf8).base64EncodedString() })
    try Data(Self.page(script, String(decoding: json, as: UTF8.self)).utf8).write(to: page)
    let shown = try Self.run(
      [
        "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
        "--virtual-time-budget=120000", "--dump-dom", page.absoluteString,
      ], input: "")
    let parts = String(decoding: shown.output, as: UTF8.self).components(separatedBy: "@@@")
    let result = try #require(parts.count == 3 ? Data(base64Encoded: parts[1]) : nil, "\(shown.errors)")
    let drawings = try JSONDecoder().decode([Drawing].self, from: result)
    #expect(drawings.count == Self.maps.count)
    for (map, drawing) in zip(Self.maps, drawings) {
      #expect(drawing.error == nil && drawing.injected == 0)
      #expect(drawing.nodes.count == map.screens.count + 1)
      #expect(drawing.links >= map.edges.count)
    }
    // Not one character of an awkward label is taken for something else.
    let last = try #require(drawings.last)
    for edge in SampleMap.awkward.edges { #expect(last.edges.contains("“\(edge.label)”"), "\(edge.label)") }
  }

  private struct Drawing: Decodable {
    var error: String?
    var injected = 0
    var nodes: [String] = []
    var edges: [String] = []
    var links = 0
  }

  private static func page(_ script: String, _ texts: String) -> String {
    """
    <!DOCTYPE html><meta charset=utf-8><body><script src="file://\(script)"></script><pre id=out></pre><script>
    const decode = text => new TextDecoder().decode(Uint8Array.from(atob(text), c => c.charCodeAt(0)));
    const encode = text => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
    (async () => {
      window.injected = 0;
      mermaid.initialize({startOnLoad: false});
      const results = [];
      for (const [index, text] of \(texts).map(decode).entries()) {
        const none = {injected: 0, nodes: [], edges: [], links: 0};
        try {
          const {svg} = await mermaid.render('g' + index, text);
          const page = new DOMParser().parseFromString(svg, 'text/html');
          const labels = selector => [...page.querySelectorAll(selector)].map(label => label.textContent.trim());
          results.push({injected: window.injected + page.querySelectorAll('img, a, script').length,
            nodes: labels('.node .nodeLabel'), edges: labels('.edgeLabel .edgeLabel'),
            links: page.querySelectorAll('.edgePaths path').length});
        } catch (error) { results.push({...none, error: String(error)}); }
      }
      document.getElementById('out').textContent = '@@' + '@' + encode(JSON.stringify(results)) + '@@' + '@';
    })();
    </script>
    """
  }

  private static func hasProgram(_ name: String) -> Bool {
    (try? run(["which", name], input: ""))?.status == 0
  }

  private static func run(_ words: [String], input: String) throws -> (
    status: Int32, output: Data, errors: String
  ) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "modalflow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appending(path: $0) }
    for file in files { try Data(file == files[0] ? input.utf8 : "".utf8).write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try Data(contentsOf: files[1]),
      String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    )
  }
}
