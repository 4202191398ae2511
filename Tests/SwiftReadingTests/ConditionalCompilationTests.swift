#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What is not built for iOS is not read.
struct ConditionalCompilationTests {
  private static func presented(_ body: String) -> [String] {
    let code =
      "struct Main: View { var body: some View { Text(\"\")\n\(body)\n} }\n"
      + ["A", "B", "C"].map { "struct \($0): View { var body: some View { Text(\"\") } }\n" }.joined()
    return Snippet.facts(of: code).edges.compactMap(\.target.type).sorted()
  }

  private static func sheet(_ name: String) -> String {
    ".sheet(isPresented: $\(name.lowercased())) { \(name)() }"
  }

  static let conditions: [(String, [String])] = [
    ("os(iOS)", ["A"]), ("os(macOS)", ["B"]), ("!os(macOS)", ["A"]), ("os(iOS) || os(tvOS)", ["A"]),
    ("os(tvOS) || os(watchOS)", ["B"]), ("os(iOS) && !targetEnvironment(macCatalyst)", ["A"]),
    ("targetEnvironment(macCatalyst)", ["B"]), ("targetEnvironment(simulator)", ["B"]),
    ("canImport(UIKit)", ["A"]), ("canImport(AppKit)", ["B"]), ("canImport(AppKit) && DEBUG", ["B"]),
    ("(os(macOS))", ["B"]), ("DEBUG", ["A", "B"]), ("os(iOS) || DEBUG", ["A"]), ("true", ["A"]),
    ("os(macOS) || DEBUG && os(iOS)", ["A", "B"]),
  ]

  @Test(arguments: conditions)
  func aBranchIsReadWhereItMayBeBuilt(_ condition: String, _ types: [String]) {
    let body = "#if \(condition)\n\(Self.sheet("A"))\n#else\n\(Self.sheet("B"))\n#endif"
    #expect(Self.presented(body) == types)
  }

  @Test func ofSeveralBranchesTheFirstThatHolds() {
    let body =
      "#if os(macOS)\n\(Self.sheet("A"))\n#elseif os(iOS)\n\(Self.sheet("B"))\n#else\n\(Self.sheet("C"))\n#endif"
    #expect(Self.presented(body) == ["B"])
  }

  @Test func nestedBranches() {
    let body =
      "#if os(iOS)\n#if os(macOS)\n\(Self.sheet("A"))\n#endif\n\(Self.sheet("B"))\n#else\n\(Self.sheet("C"))\n#endif"
    #expect(Self.presented(body) == ["B"])
  }

  @Test func whatIsLeftKeepsItsLine() throws {
    let code = "#if os(macOS)\nclass A {}\n#else\nclass B: UIViewController {}\n#endif"
    let screens = Snippet.facts(of: code).screens
    #expect(screens.map { "\($0.type) \($0.place.line)" } == ["B 4"])
  }

  @Test func aMemberOfOneSystemMakesWhatIsShown() {
    let code = """
      struct Main: View { var body: some View { NavigationLink("T") { page } }
        var page: some View {
          #if os(macOS)
          A()
          #else
          B()
          #endif
        } }
      struct A: View { var body: some View { Text("") } }
      struct B: View { var body: some View { Text("") } }
      """
    #expect(Snippet.facts(of: code).edges.map(\.target.type) == ["B"])
  }
}
#endif
