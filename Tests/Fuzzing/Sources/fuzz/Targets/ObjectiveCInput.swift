import Diagnostics
import SourceFacts

/// Bytes to the places of an Objective-C file that may show or close something; as a header to what it declares.
enum ObjectiveCInput {
  static func run(_ bytes: [UInt8]) {
    if bytes.count > 16_384 { return }
    HeldFacts.hold(AppInput(bytes, first: "App/Legacy.m"))
    let file = SourceFile(path: "App/Legacy.m", bytes: bytes)
    let code = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for unseen in ObjectiveCPlaces.unseen(in: bytes, path: file.path) {
      // Lines end with a line feed alone here: what is shown is the whole of it. Bytes are compared, because an accent
      // makes another character of the colon before it. The colon, the dot and the next word may be on other lines.
      let line = code[unseen.place.line - 1]
      let name = unseen.about.split { ":. ".contains($0) }.first ?? ""
      expect(
        !name.isEmpty && line.contains(Array(name.utf8)),
        "‘\(unseen.about)’ does not stand in ‘\(String(decoding: line, as: UTF8.self))’")
    }
    HeldFacts.hold(AppInput(bytes, first: "App/Legacy.h"))
  }
}
