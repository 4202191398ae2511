internal import Diagnostics
internal import FlowChecking
internal import IBReading
internal import SourceFacts
internal import SwiftReading

/// Reads the sources of an app into facts.
struct CodeReading {
  let facts: CodeFacts
  /// How many Swift files were not read, because the tool was built without that.
  let unreadSwiftFiles: Int

  /// Reads all sources below a folder.
  init(_ path: String) throws(Problem) {
    let folder = try AppFolder(path)
    var interface = InterfaceReading()
    var swift = SwiftSourceReading()
    var swiftFiles = 0
    var unseen: [UnseenFact] = []
    for file in folder.files {
      let isSwift = file.hasSuffix(".swift")
      let isObjectiveC = file.hasSuffix(".m") || file.hasSuffix(".mm")
      guard isSwift || isObjectiveC || InterfaceReading.reads(file) else { continue }
      guard let bytes = folder.bytes(of: file) else {
        unseen.append(UnseenFact(.unreadable, place: SourcePlace(path: file, line: 1, column: 1)))
        continue
      }
      if isSwift {
        swiftFiles += 1
        swift.read(bytes, path: file)
      } else if isObjectiveC {
        unseen += ObjectiveCPlaces.unseen(in: bytes, path: file)
      } else {
        interface.read(bytes, path: file)
      }
    }
    var facts = swift.finish(with: interface.finish())
    facts.unseen += unseen
    facts.sort()
    self.facts = facts
    unreadSwiftFiles = SwiftSourceReading.isAvailable ? 0 : swiftFiles
  }

  /// What is to be said of Swift files that were not read; nil where all were.
  var notice: String? {
    guard unreadSwiftFiles > 0 else { return nil }
    return """
      modalflow: \(unreadSwiftFiles) Swift file\(unreadSwiftFiles == 1 ? " was" : "s were") not read, only \
      storyboards, xibs, texts and project files; a tool built with ‘swift build --traits SwiftSources’ reads Swift

      """
  }
}
