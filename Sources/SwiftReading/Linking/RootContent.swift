#if SwiftSources
internal import SwiftSyntax

/// The content that a view shows, even if it is also shown elsewhere: of a window's first view by a state,
/// `if isIn { Home() }`.
final class RootContent {
  /// The first views, by their content.
  private(set) var roots: [String: [String]] = [:]
  private unowned let linking: FactLinking
  /// Cache: the screens that each view contains.
  private var contained: [String: Set<String>] = [:]
  private static let maximumBodies = 100

  init(_ linking: FactLinking) {
    self.linking = linking
    let first = Set(linking.visitors.flatMap(\.found.roots).map(\.type)).sorted()
    for root in first where linking.declarations.isView(root) {
      // The content of a tab presents for itself.
      for shown in Self.shown(by: root, linking) where !linking.tabScreens.contains(shown) {
        roots[shown, default: []].append(root)
      }
    }
  }

  /// The screens that contain a view which is also shown by itself: `Home` with `Events(isShort: true)`, if
  /// `Events()` is pushed.
  func screens(containing type: String) -> [String] {
    guard linking.declarations.isView(type), !linking.firstScreens.contains(type) else { return [] }
    var seen: Set<String> = [type]
    var open = [type]
    var found: Set<String> = []
    while let part = open.popLast(), seen.count < Self.maximumBodies {
      for builder in linking.builders[part] ?? [] where seen.insert(builder).inserted {
        guard linking.targets.contains(builder) else {
          open.append(builder)
          continue
        }
        if linking.declarations.isView(builder), contains(type, in: builder) { found.insert(builder) }
      }
    }
    return found.sorted()
  }

  /// Whether a view contains a screen, itself or by its parts, and does not only present it.
  private func contains(_ screen: String, in view: String) -> Bool {
    if let known = contained[view] { return known.contains(screen) }
    let found = Self.shown(by: view, linking)
    contained[view] = found
    return found.contains(screen)
  }

  private static func shown(by root: String, _ linking: FactLinking) -> Set<String> {
    let declarations = linking.declarations
    var found: Set<String> = []
    var seen: Set<String> = [root, root + ".body"]
    var open = [(root, declarations.types[root]?.properties["body"]?.body)]
    while let (owner, next) = open.popLast(), seen.count < maximumBodies {
      guard let body = next, let visitor = declarations.file(of: body).flatMap({ linking.visitor(of: $0) })
      else { continue }
      for call in linking.values.known.calls(in: body) where call.base == nil && !visitor.isPresented(call) {
        let full = call.madeTypeName.map { declarations.fullName($0, inside: owner) } ?? ""
        guard declarations.isView(full), seen.insert(full).inserted else { continue }
        if linking.targets.contains(full) {
          found.insert(full)
        } else {
          open.append((full, declarations.types[full]?.properties["body"]?.body))
        }
      }
      // A view that an object or a function creates, if it is only one: `router.screen(for: .home)`.
      for call in linking.values.known.calls(in: body)
      where call.calleeName?.first?.isLowercase == true && !visitor.isPresented(call) {
        linking.values.isAboutStart = true
        let made = linking.values.values(of: ExprSyntax(call)).map(\.type)
        linking.values.isAboutStart = false
        guard made.count == 1, let view = made.first, linking.targets.contains(view),
          declarations.isView(view), view != owner
        else { continue }
        found.insert(view)
      }
      // Other members of the view, unless they create presented content.
      for name in body.all(DeclReferenceExprSyntax.self) where !visitor.isPresented(name) {
        guard let type = declarations.types[owner], seen.insert(owner + "." + name.baseName.text).inserted
        else { continue }
        open.append((owner, type.properties[name.baseName.text]?.body))
        for function in type.functions[name.baseName.text] ?? [] {
          open.append((owner, function.body.map { Syntax($0) }))
        }
      }
    }
    return found
  }
}
#endif
