import IBReading
import SourceFacts

/// Bytes to a storyboard and to a xib, and what they say to a draft.
enum InterfaceInput {
  static func run(_ bytes: [UInt8]) {
    if bytes.count > 16_384 { return }
    HeldFacts.hold(AppInput(bytes, first: "App/Base.lproj/Main.storyboard"))
    var reading = InterfaceReading()
    reading.read(bytes, path: "App/Editor.xib")
    let interface = reading.finish()
    for button in interface.xibButtons.values.joined() { look(at: button) }
    // What a mark at the beginning says of the bytes changes nothing of what they are.
    var marked = InterfaceReading()
    marked.read([0xEF, 0xBB, 0xBF] + bytes, path: "App/Editor.xib")
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return }
    expect(marked.finish().xibButtons == interface.xibButtons, "a byte order mark changes the buttons")
  }
}
