internal import Diagnostics
internal import FlowChecking
internal import IBReading
internal import Reporters
internal import SourceFacts
internal import SwiftReading

/// Reads the sources of an app into facts.
struct CodeReading {
  let facts: CodeFacts
  /// The count of files that were read.
  let fileCount: Int
  /// The folder as given by the user.
  private let folder: String
  /// The count of Swift files that were not read, because the tool was built without support for them.
  let unreadSwiftFiles: Int

  /// Reads all sources in a folder.
  init(_ path: String) throws(Problem) {
    let folder = try AppFolder(path)
    let progress = CheckProgress()
    let line = ProgressLine(progress, on: .sources, canEndEarly: false)
    defer { line.end() }
    progress.find(folder.files.count)
    var interface = InterfaceReading()
    var swift = SwiftSourceReading()
    var swiftFiles = 0
    var fileCount = 0
    var unseen: [UnseenFact] = []
    for file in folder.files {
      defer { progress.finish(1) }
      let isSwift = file.hasSuffix(".swift")
      let isObjectiveC = file.hasSuffix(".m") || file.hasSuffix(".mm")
      let isHeader = SwiftSourceReading.isAvailable && file.hasSuffix(".h")
      guard isSwift || isObjectiveC || isHeader || InterfaceReading.reads(file) else { continue }
      guard let bytes = folder.bytes(of: file) else {
        unseen.append(UnseenFact(.unreadable, place: SourcePlace(path: file, line: 1, column: 1)))
        continue
      }
      fileCount += 1
      progress.begin(file)
      if isSwift {
        swiftFiles += 1
        swift.read(bytes, path: file)
      } else if isObjectiveC {
        unseen += ObjectiveCPlaces.unseen(in: bytes, path: file)
      } else if isHeader {
        swift.read(header: bytes, path: file)
      } else {
        interface.read(bytes, path: file)
      }
    }
    var facts = swift.finish(with: interface.finish())
    facts.unseen += unseen
    facts.sort()
    self.facts = facts
    unreadSwiftFiles = SwiftSourceReading.isAvailable ? 0 : swiftFiles
    self.fileCount = fileCount - unreadSwiftFiles
    self.folder = path
  }

  /// Everything that was not read: Swift files, and files that cannot be read.
  var unread: [Problem] { [unreadSwift].compactMap(\.self) + problems }

  /// A problem for each file that could not be read completely.
  var problems: [Problem] {
    facts.unseen.filter { $0.reason == .unreadable }.map { unseen in
      let path = folder == "." ? unseen.place.path : "\(folder)/\(unseen.place.path)"
      return Problem(
        "unreadable", "‘\(path)’ cannot be read to its end: what it says is not known", at: nil, path: path,
        help: "mend the file, or take it out of the folder")
    }
  }

  /// The problem that there are no sources; nil if there are some.
  var nothingFound: Problem? {
    guard fileCount == 0, unreadSwiftFiles == 0, problems.isEmpty else { return nil }
    return Problem(
      "nothing-to-lint", "there are no sources in ‘\(folder)’", at: nil, path: folder,
      expected: "Swift files, storyboards, xibs or project files",
      help: "name the folder that holds the app's sources")
  }

  /// The problem that Swift files were not read; nil if there are none.
  var unreadSwift: Problem? {
    guard unreadSwiftFiles > 0 else { return nil }
    let files = "\(unreadSwiftFiles) Swift file\(unreadSwiftFiles == 1 ? " was" : "s were")"
    return Problem(
      "swift-unread", "\(files) not read, only storyboards, xibs, texts and project files", at: nil,
      path: folder,
      help:
        "read its Swift sources with a tool that is built for it: the release’s ‘-swift’ archive, or ‘swift build --traits SwiftSources’"
    )
  }
}
