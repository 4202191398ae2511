import Diagnostics
import YAMLTree

/// Presentation keys as written on a presentation or a screen; nil if they are not written.
struct WrittenOptions {
  var styles: [StyleChoice]?
  var stylePlaces: [Place] = []
  var transition: Transition?
  var animated: Bool?
  var anchor: WrittenAnchor?
  var passthrough: WrittenPassthrough?
  var detents: [String]?
  var undimmed: (name: String, node: YAMLNode)?
  var grabber: Bool?
  var edgeAttached: Bool?
  var adaptation: Adaptation?
  var delegateOf: DelegateOwner?
  var custom: CustomPresentation?
  var ownWindow = false
  var modifier: String?
  var state: (flag: FlagID, node: YAMLNode)?
  var reads: [FlagID]?
  /// The keys that are valid for only one of the frameworks.
  var bound: [BoundKey] = []
  /// The keys, and those of `adaptation`, that later versions of iOS introduced.
  var dated: [(key: DatedKey, place: Place)] = []
  /// The place of the key `custom`.
  var customPlace: Place?
}

/// A key for something that older versions of iOS do not have.
enum DatedKey: String {
  case detents
  case largestUndimmedDetent = "largest-undimmed-detent"
  case grabber
  case edgeAttached = "edge-attached-in-compact-height"
  case horizontal, vertical

  /// The first version of iOS that has it.
  func first(for framework: Framework) -> Version {
    switch self {
    case .detents, .grabber: framework == .uikit ? Version(15) : Version(16)
    case .largestUndimmedDetent: framework == .uikit ? Version(15) : Version(16, 4)
    case .edgeAttached: Version(15)
    case .horizontal, .vertical: Version(16, 4)
    }
  }
}

/// A key that is valid for only one of the frameworks.
struct BoundKey {
  let key: String
  let place: Place
  let framework: Framework
}

/// `anchor` before buttons are known.
enum WrittenAnchor {
  case sender(YAMLNode), view, back(YAMLNode), none
  case button(YAMLNode)
}

/// `passthrough` before buttons are known.
enum WrittenPassthrough {
  case all
  case buttons([YAMLNode])
}
