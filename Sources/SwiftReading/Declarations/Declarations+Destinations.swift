#if SwiftSources
internal import SwiftSyntax

extension Declarations {
  /// Whether it is a stack of SwiftUI or of a package: `NavigationStack`, `NBNavigationStack`,
  /// `NavigationStackStore`, `FlowStack`.
  func isStack(_ name: String) -> Bool {
    ["NavigationStack", "NavigationView", "NavigationStackStore", "FlowStack"].contains { stack in
      name == stack || name.hasSuffix(stack) && type(name) == nil
    }
  }

  /// Whether a modifier defines what a stack shows for a value: SwiftUI's, a package's (`flowDestination`, or
  /// `nbNavigationDestination` for older systems), or the app's (`routerDestination(for:destination:)`).
  func isDestination(_ name: String) -> Bool {
    if name == "navigationDestination" { return true }
    guard name.hasSuffix("Destination") else { return false }
    guard let own = functions[name] else {
      return name.hasSuffix("NavigationDestination") || name == "flowDestination"
    }
    return own.allSatisfy { function in
      function.owner == "View" && function.parameters.first?.label == "for"
        && function.parameters.contains { $0.label == "destination" && $0.type.contains("->") }
    }
  }

  /// The types for whose values some stack of the app has a destination; of enums the cases count instead.
  var destinationTypes: Set<String> {
    if let known = knownDestinationTypes { return known }
    var found: Set<String> = []
    for (name, sites) in calls where isDestination(name) {
      for site in sites {
        guard let written = site.node.argument("for")?.text, written.hasSuffix(".self") else { continue }
        let type = fullName(String(written.dropLast(".self".count)), inside: owner(of: site.node))
        if types[type].map({ $0.kind == .struct || $0.kind == .class }) ?? false { found.insert(type) }
      }
    }
    knownDestinationTypes = found
    return found
  }
}
#endif
