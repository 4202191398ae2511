#if SwiftSources
internal import SwiftSyntax

extension Declarations {
  /// The screens and parts of screens that hold an object in a property, by the object's type.
  var holders: [String: Set<String>] {
    if let known = knownHolders { return known }
    var holders: [String: Set<String>] = [:]
    for property in properties.values.joined() {
      let made = property.value?.as(FunctionCallExprSyntax.self)?.calleeName
      guard let written = property.type ?? made else { continue }
      let type = fullName(written, inside: property.owner)
      if type != property.owner, isPlainObject(type) { holders[type, default: []].insert(property.owner) }
    }
    let found = holders.filter { _, owners in
      owners.allSatisfy { !isNavigation($0) } && owners.allSatisfy { isScreen($0) || isUIKitView($0) }
    }
    knownHolders = found
    return found
  }

  /// The screen that alone holds an object, such as its view model.
  func onlyHolder(of type: String) -> String? {
    guard let held = holders[type], held.count == 1, let only = held.first, isScreen(only) else { return nil }
    return only
  }
}
#endif
