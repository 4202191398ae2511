import TestSupport
import Testing
import UIKitSemantics

/// What the pages about UIKit say holds a statement is there.
struct PagesTests {
  static let pages = ["uikit.md", "uikit-statements.md", "trials.md"].map { ".github/reference/\($0)" }

  @Test(arguments: pages)
  func vectorsThatAreNamedExist(_ page: String) throws {
    let vectors = Set(Vector.all.map { "\($0.file.dropLast(".yaml".count))/\($0.id)" })
    let files = Set(vectors.compactMap { $0.split(separator: "/").first })
    let named = try Self.quoted(in: page).filter { name in
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count == 2 && files.contains(parts[0])
    }
    #expect(!named.isEmpty)
    #expect(named.filter { !vectors.contains($0) } == [])
  }

  @Test(arguments: pages)
  func factsThatAreNamedExist(_ page: String) throws {
    let facts = Set(PlatformFact.all.map(\.id))
    let named = try Repository.text(of: page).matches(of: /\bF[0-9]+\.[0-9]+\b/).map { String($0.output) }
    #expect(named.filter { !facts.contains($0) } == [])
  }

  /// What stands between backticks.
  private static func quoted(in page: String) throws -> [String] {
    try Repository.text(of: page).split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
