#if SwiftSources
public import SourceFacts
internal import SwiftSyntax

/// Reads the Swift sources of an app: UIKit and SwiftUI code that presents, pushes and asks the user.
public struct SwiftSourceReading {
  /// Whether Swift sources can be read.
  public static let isAvailable = true

  private var files: [SwiftFile] = []
  /// The files that are not parsed.
  private var unreadable: [UnseenFact] = []

  /// Creates a reader that has read nothing.
  public init() {}

  /// Reads one file; its bytes may be invalid.
  public mutating func read(_ bytes: [UInt8], path: String) {
    if SideTarget.isOfWatch(path) || Self.isTest(path) { return }
    if let offset = BracketDepth.tooDeep(in: bytes) {
      let line = bytes[..<offset].split(separator: 0x0A, omittingEmptySubsequences: false)
      let place = SourcePlace(path: path, line: line.count, column: (line.last?.count ?? 0) + 1)
      unreadable.append(UnseenFact(.unreadable, about: "brackets stand too deep in each other", place: place))
      return
    }
    let file = SwiftFile(bytes, path: path)
    if !Self.imports(["XCTest", "Testing", "Cocoa", "AppKit"], file) { files.append(file) }
  }

  /// Reads an Objective-C header for the controllers that it declares and the methods that create some.
  public mutating func read(header bytes: [UInt8], path: String) {
    guard !SideTarget.isOfWatch(path), !Self.isTest(path), let swift = ObjectiveCHeader(bytes).swift else {
      return
    }
    files.append(SwiftFile(Array(swift.utf8), path: path))
  }

  /// Whether a file imports modules that only tests or Mac apps have, so that it is not a source of the app:
  /// a test among the sources, or a Mac screen of the target.
  private static func imports(_ modules: Set<String>, _ file: SwiftFile) -> Bool {
    file.tree.statements.contains { statement in
      statement.item.as(ImportDeclSyntax.self).map { modules.contains($0.path.text) } ?? false
    }
  }

  /// The folders of watch apps with unclear names: `ShopWatch/`, if one of the files uses WatchKit.
  private static func watchFolders(of files: [SwiftFile]) -> Set<String> {
    var found: Set<String> = []
    for file in files
    where file.path.lowercased().contains("watch") && imports(["WatchKit", "ClockKit"], file) {
      let folders = file.path.split(separator: "/").dropLast()
      guard let index = folders.firstIndex(where: { $0.lowercased().contains("watch") }) else { continue }
      found.insert(folders[...index].joined(separator: "/") + "/")
    }
    return found
  }

  /// Whether a path belongs to tests or to test doubles.
  private static func isTest(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix("Mock") || name.hasSuffix("Tests.swift")
      || folders.contains { folder in
        folder == "Tests" || folder == "Mocks" || folder.hasSuffix("UnitTests")
          || ["TestHelpers", "TestShared", "TestSupport", "TestUtils"].contains { folder.hasSuffix($0) }
      }
  }

  /// The facts from the sources and the interface files.
  public func finish(with interface: Interface) -> CodeFacts {
    let watches = Self.watchFolders(of: files)
    let own = files.filter { file in
      !interface.otherPlatforms.has(file.path) && !watches.contains { file.path.hasPrefix($0) }
    }
    let files = SampleApps.filesOutside(own).sorted { $0.path < $1.path }
    let declarations = Declarations(files)
    let values = ValueResolution(declarations, interface)
    let found = files.map { PresentationVisitor($0, values) }
    for visitor in found { InlineContentVisitor(visitor).walk(visitor.file.tree) }
    for visitor in found { visitor.walk(visitor.file.tree) }
    let linking = FactLinking(values, found)
    var facts = linking.facts()
    facts.unseen += unreadable
    return facts
  }
}
#endif
