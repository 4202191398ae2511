import Diagnostics
import YAMLTree

/// Presentation keys as they are written on an edge or on a screen; nil where they are not.
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
  /// The keys that mean something only where UIKit or only where SwiftUI presents.
  var bound: [BoundKey] = []
}

/// A key that only one of the two frameworks has.
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
