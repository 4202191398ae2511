internal import Diagnostics
internal import FlowModel

/// An unsaved point.
final class UnsavedRecord: FlowElement {
  let name: String
  let autosaved: Bool
  let place: Place
  let path: ElementPath

  init(_ point: UnsavedPoint) {
    name = point.name
    autosaved = point.autosaved
    place = point.place
    path = point.path
  }
}
