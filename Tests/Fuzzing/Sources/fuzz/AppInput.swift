import Diagnostics
import IBReading
import SourceFacts
import SwiftReading

/// The files of an app in one input: each but the first begins behind a line `=== PATH`.
struct AppInput {
  /// The files by their paths, in the order in which the tool reads a folder.
  private(set) var files: [(path: String, bytes: [UInt8])] = []

  /// - Parameter first: the path of the first file.
  init(_ bytes: [UInt8], first: String) {
    var parts: [String: [UInt8]] = [:]
    var path = first
    var lines: [ArraySlice<UInt8>] = []
    func close() { if parts[path] == nil { parts[path] = Array(lines.joined(separator: [0x0A])) } }
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard line.starts(with: Array("=== ".utf8)) else {
        lines.append(line)
        continue
      }
      close()
      path = String(decoding: line.dropFirst(4).filter { $0 != 0 && $0 != 0x0D }, as: UTF8.self)
      lines = []
    }
    close()
    files = parts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
  }

  /// The same files with each line ended by CR and LF.
  var withReturns: AppInput {
    var other = self
    other.files = files.map { file in (file.path, file.bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }) }
    return other
  }

  /// A file as findings show it; nil where there is none.
  func source(_ path: String) -> SourceFile? {
    files.first { $0.path == path }.map { SourceFile(path: $0.path, bytes: $0.bytes) }
  }

  /// What all files say together, as `modalflow facts` reads them.
  func facts() -> CodeFacts {
    var interface = InterfaceReading()
    var swift = SwiftSourceReading()
    var unseen: [UnseenFact] = []
    for (path, bytes) in files {
      if path.hasSuffix(".swift") {
        swift.read(bytes, path: path)
      } else if path.hasSuffix(".m") || path.hasSuffix(".mm") {
        unseen += ObjectiveCPlaces.unseen(in: bytes, path: path)
      } else if path.hasSuffix(".h") {
        swift.read(header: bytes, path: path)
      } else {
        interface.read(bytes, path: path)
      }
    }
    var facts = swift.finish(with: interface.finish())
    facts.unseen += unseen
    facts.sort()
    return facts
  }
}
