import SourceFacts

/// A Swift file, and behind lines `=== PATH` others of the same app, to facts and a draft.
enum SwiftInput {
  static func run(_ bytes: [UInt8]) {
    // What takes long because there is much of it is no find.
    if bytes.count > 4_096 { return }
    HeldFacts.hold(AppInput(bytes, first: "App/A.swift"))
  }
}
