import IBReading
import SourceFacts

/// A project file, and behind lines `=== PATH` property lists, build settings, texts and storyboards, to what they say of
/// the app.
enum ProjectInput {
  static func run(_ bytes: [UInt8]) {
    if bytes.count > 16_384 { return }
    let app = AppInput(bytes, first: "App.xcodeproj/project.pbxproj")
    HeldFacts.hold(app)
    for (path, bytes) in app.files { readInUTF16(bytes, path) }
  }

  /// Texts in UTF-16 are the same texts.
  private static func readInUTF16(_ bytes: [UInt8], _ path: String) {
    guard path.hasSuffix(".strings"), let text = String(validating: bytes, as: UTF8.self),
      !text.hasPrefix("\u{FEFF}")
    else { return }
    for isLittle in [true, false] {
      let halves = ([0xFEFF] + Array(text.utf16)).flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isLittle ? pair.reversed() : pair
      }
      var one = InterfaceReading()
      var other = InterfaceReading()
      one.read(bytes, path: path)
      other.read(halves, path: path)
      expect(one.finish().texts == other.finish().texts, "other texts in UTF-16: \(path)")
    }
  }
}
