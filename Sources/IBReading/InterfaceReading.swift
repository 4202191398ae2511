public import SourceFacts

/// Reads the files of an app that are no code: storyboards, xibs, texts, project files.
public struct InterfaceReading {
  private var interface = Interface()
  private var project = ProjectReading()

  /// Nothing was read yet.
  public init() {}

  /// Whether a file is one to read, by its path.
  public static func reads(_ path: String) -> Bool { FileKind(path) != nil }

  /// Reads one file; what cannot be understood becomes a place that cannot be seen into.
  public mutating func read(_ bytes: [UInt8], path: String) {
    switch FileKind(path) {
    case .storyboard:
      let (tree, isWhole) = XMLScanner.read(bytes)
      guard Self.isOfPhone(tree) else { return }
      var storyboard = StoryboardReading(tree: tree, path: path)
      storyboard.read(into: &interface)
      note(isWhole, path)
    case .xib:
      let (tree, isWhole) = XMLScanner.read(bytes)
      guard Self.isOfPhone(tree) else { return }
      XibReading(tree: tree, path: path).read(into: &interface)
      note(isWhole, path)
    case .strings:
      take(
        Dictionary(StringsFile.read(bytes).map { ($0.key, $0.text) }) { _, new in new }, of: Self.table(path))
    case .stringCatalog:
      guard let texts = StringCatalog.read(bytes, path: path) else { return note(false, path) }
      let table = Self.table(path)
      take(texts, of: table)
      let symbols = texts.map { (Interface.symbol($0.key), $0.value) }
      interface.catalogs[Interface.symbol(table), default: [:]].merge(symbols) { one, _ in one }
    case .propertyList:
      // One in the binary form is not Xcode's source.
      guard let list = PropertyList.read(bytes) else { return }
      project.take(infoPlist: list, path: path)
    case .project:
      guard let list = ProjectFile.read(bytes) else { return note(false, path) }
      project.take(project: list, path: path)
    case .buildConfiguration: project.take(configuration: bytes, path: path)
    case nil: break
    }
  }

  /// What all files say together.
  public func finish() -> Interface {
    var interface = interface
    interface.findScenes()
    interface.app = project.app(of: interface)
    interface.otherPlatforms = project.otherPlatforms()
    interface.findGenerated()
    return interface
  }

  /// Whether a document of Interface Builder is not one for the Mac, a television or a watch.
  private static func isOfPhone(_ tree: XMLTree) -> Bool {
    guard !tree.elements.isEmpty, let runtime = tree.attribute("targetRuntime", of: 0) else { return true }
    return !["MacOSX", "AppleTV", "watchKit"].contains { runtime.hasPrefix($0) }
  }

  private mutating func take(_ texts: [String: String], of table: String) {
    interface.texts.merge(texts) { _, new in new }
    interface.tables[table, default: [:]].merge(texts) { _, new in new }
  }

  /// The name of a table of texts: `Account` of `en.lproj/Account.strings`.
  private static func table(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }

  private mutating func note(_ isWhole: Bool, _ path: String) {
    guard !isWhole else { return }
    interface.unseen.append(UnseenFact(.unreadable, place: SourcePlace(path: path, line: 1, column: 1)))
  }
}

/// What a file is, by its path.
private enum FileKind {
  case storyboard, xib, strings, stringCatalog, propertyList, project, buildConfiguration

  init?(_ path: String) {
    let folders = path.split(separator: "/")
    // What is exported for translators has copies of storyboards and texts, often of an earlier version.
    if folders.dropLast().contains(where: { $0.hasSuffix(".xcloc") }) { return nil }
    let name = folders.last.map(String.init) ?? path
    switch name.split(separator: ".").last {
    case "storyboard": self = .storyboard
    case "xib": self = .xib
    // The development language's.
    case "strings" where path.contains("en.lproj/") || path.contains("Base.lproj/"): self = .strings
    case "xcstrings": self = .stringCatalog
    // `Info-Release.plist` too.
    case "plist" where name.contains("Info"): self = .propertyList
    case "pbxproj": self = .project
    case "xcconfig": self = .buildConfiguration
    default: return nil
    }
  }
}
