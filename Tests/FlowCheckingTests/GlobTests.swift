import Testing

@testable import FlowChecking

struct GlobTests {
  @Test(arguments: [
    ("*.yaml", "a.yaml", true), ("*.yaml", "b/a.yaml", false), ("**/*.yaml", "a.yaml", true),
    ("**/*.yaml", "x/y/a.yaml", true), ("x/**", "x/y/z", true), ("x/**/z", "x/z", true),
    ("flow-?.yaml", "flow-1.yaml", true), ("flow-?.yaml", "flow-12.yaml", false),
    ("[a-c].yaml", "b.yaml", true), ("[!a-c].yaml", "b.yaml", false), ("[!a-c].yaml", "d.yaml", true),
    ("./x/*.yaml", "x/a.yaml", true), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYb", false),
    ("[", "[", true), ("é*", "éa", true),
  ])
  func matches(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }

  /// A pattern that would make a backtracking matcher try for years.
  @Test func takesNoLongerForHostilePatterns() {
    let stars = String(repeating: "a*", count: 60)
    #expect(!Glob(stars + "b").matches(String(repeating: "a", count: 200)))
    let folders = String(repeating: "**/", count: 60)
    #expect(!Glob(folders + "b").matches(String(repeating: "a/", count: 200) + "c"))
  }

  @Test(arguments: [
    ("Flows/**/*.yaml", "Flows"), ("*.yaml", "."), ("/a/b*/c", "/a"), ("a/b.yaml", "a/b.yaml"),
  ])
  func knowsWhereToBegin(_ pattern: String, _ folder: String) {
    #expect(Glob.fixedFolder(of: pattern) == folder)
  }
}

struct FlowDetectionTests {
  @Test(arguments: [
    ("modalflow: 1\n", true), ("# a comment\n\nmodalflow : 1", true), ("part-of: ../a.yaml", true),
    ("\u{FEFF}modalflow: 1", true), ("a: 1\r\nscreens:\r\n", true), ("a: 1\rscreens:\r", true),
    ("{modalflow: 1, start: a}", true), ("{ \"modalflow\": 1}", true), ("'part-of': a.yaml", true),
    ("name: CI\non: [push]\n", false), ("  modalflow: 1\n", false), ("modalflows: 1\n", false),
    ("screens", false), ("", false), ("- modalflow: 1", false),
  ])
  func tellsFlowsFromOtherYAML(_ text: String, _ expected: Bool) {
    #expect((FlowDetection.kind(of: Array(text.utf8)) != nil) == expected)
  }
}
