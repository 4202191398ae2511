import OperatingSystem
import Testing

@testable import FlowChecking

/// The names of files that are read as YAML.
struct YAMLNamesTests {
  @Test(arguments: [
    ("a.yaml", true), ("a.yml", true), ("a.YAML", true), ("A.YmL", true), (".yml", true), ("yaml", false),
    ("a.yamlx", false), ("a\u{0E}yml", false), ("", false),
  ])
  func yamlIsKnownByItsEnding(_ name: String, _ isYAML: Bool) {
    #expect(Path.isYAML(name) == isYAML)
  }
}
