#if SwiftSources
internal import SwiftSyntax

/// Reads what a picker of pictures is for.
struct PickerReading {
  let declarations: Declarations

  /// Where a picker of UIKit's takes its pictures from, by what a function or its own class sets; nil where nothing is set.
  func kind(of type: String, in member: Syntax?) -> String? {
    guard declarations.inherits(type, from: ["UIImagePickerController"]) else { return nil }
    let bodies = [member].compactMap { $0 } + (declarations.type(type)?.bodies ?? [])
    let sources = Set(
      bodies.flatMap(\.assignments).filter { $0.names.last == "sourceType" }
        .flatMap { $0.node.text.split { !$0.isLetter }.map(String.init) })
    switch (sources.contains("camera"), sources.contains("photoLibrary")) {
    case (true, true): return "camera|photoLibrary"
    case (true, false): return "camera"
    case (false, true): return "photoLibrary"
    case (false, false): return nil
    }
  }
}
#endif
