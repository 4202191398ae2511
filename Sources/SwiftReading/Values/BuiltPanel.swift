#if SwiftSources
internal import SwiftSyntax

/// Finds the content of a package's container that gets it by methods: `Panel().left(menu).center(home)`.
struct BuiltPanel {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  /// Positions that are hidden until they are opened.
  private static let sides: Set = ["left", "right", "menu", "side", "rear", "drawer"]

  init(_ values: ValueResolution) { self.values = values }

  /// - Parameter bases: the possible receivers of the method.
  /// - Returns: nil if no receiver is such a container or no controller is passed.
  func values(
    givenBy call: FunctionCallExprSyntax, to bases: [PossibleValue], _ depth: Int
  ) -> [PossibleValue]? {
    guard let name = call.calleeName, declarations.functions[name] == nil, call.arguments.count == 1,
      let given = call.arguments.first?.expression,
      let panel = bases.lazy.compactMap({ self.panel(of: $0) }).first
    else { return nil }
    let shown = values.unique(values.values(given, depth + 1)).filter {
      values.isShown($0) && !declarations.isGeneral($0.type)
    }
    guard !shown.isEmpty else { return nil }
    if Self.sides.contains(name) { return bases }
    return shown.map { $0.inferred("put into it").wrapped(in: panel, "container") }
  }

  /// The type of the package's container that a value is or is wrapped in.
  private func panel(of value: PossibleValue) -> String? {
    if let around = value.wrap.first(where: { isForeign($0) }) { return around }
    return value.creation != nil && isForeign(value.type) ? value.type : nil
  }

  private func isForeign(_ type: String) -> Bool {
    type.hasSuffix("Controller") && !type.hasPrefix("UI") && declarations.type(type) == nil
      && SystemController.kinds[type] == nil && !declarations.isNavigation(type)
  }
}
#endif
