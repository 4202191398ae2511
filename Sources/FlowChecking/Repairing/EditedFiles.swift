internal import Diagnostics
internal import FlowModel

/// The files of a flow after edits, in memory; unedited files as they were read.
struct EditedFiles: FlowFiles {
  private let known: [String: [UInt8]]

  /// - Parameter sources: the files of the flow as they were read.
  init(_ sources: [SourceFile], changes: [TextChange]) {
    var known: [String: [UInt8]] = [:]
    for source in sources {
      let isEdited = changes.contains { $0.place.file === source }
      known[source.path] = isEdited ? changes.applied(to: source) : source.bytes
    }
    self.known = known
  }

  func file(at path: String) -> FlowFile { known[path].map { .bytes($0) } ?? .missing }
}
