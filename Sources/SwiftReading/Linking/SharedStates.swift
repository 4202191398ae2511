#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds who makes a view show content bound to a property of a shared object:
/// `.sheet(isPresented: $router.isHelpShown)` in one view, and `router.isHelpShown = true` in another view or
/// in a method that another view calls.
struct SharedStates {
  typealias Asker = RunnerSearch.Runner

  private let linking: FactLinking
  private let settings: [String: [SharedSetting]]
  private var declarations: Declarations { linking.declarations }
  private static let maximumCalls = 4

  init(_ linking: FactLinking) {
    self.linking = linking
    settings = Dictionary(grouping: linking.visitors.flatMap(\.found.shared)) {
      "\($0.object) $\($0.property)"
    }
  }

  /// The code that sets a property of a shared object or a binding of it that a view received, and settings
  /// for which no running code was found.
  func askers(of key: String, boundIn view: String) -> (askers: [Asker], open: [SharedSetting]) {
    let property = String(key.dropFirst())
    var askers = handed(property, by: view)
    var open: [SharedSetting] = []
    let object = object(of: property, in: view)
    let chosen = object.map { SelectedStates(linking).settings(of: property, in: $0) } ?? []
    for setting in (object.flatMap { settings["\($0) \(key)"] } ?? []) + chosen {
      let found = RunnerSearch(linking).runners(
        of: Asker(
          owner: setting.owner, function: setting.function, trigger: setting.trigger, place: setting.place))
      if found.isEmpty { open.append(setting) }
      askers += found
    }
    return (askers.sorted { $0.place < $1.place }, open)
  }

  /// Code of views inside a view, at any depth, that sets a received binding:
  /// `HelpButton(isShown: $isHelpShown)`.
  private func handed(_ property: String, by view: String) -> [Asker] {
    var open = [(view: view, property: property, isShown: false)]
    var seen: Set<String> = ["\(view) \(property)"]
    var askers: [Asker] = []
    for _ in 0..<Self.maximumCalls {
      var next: [(view: String, property: String, isShown: Bool)] = []
      for (view, property, isShown) in open {
        guard let type = declarations.types[view] else { continue }
        let bodies = type.allBodies
        for call in bodies.flatMap({ linking.values.known.calls(in: $0) }) {
          guard let written = call.madeTypeName else { continue }
          let child = declarations.fullName(written, inside: view)
          for argument in call.arguments where isBinding(argument.expression, of: property) {
            guard let label = argument.label?.text,
              declarations.isView(child) || declarations.isModifier(child),
              seen.insert("\(child) \(label)").inserted
            else { continue }
            // If the content that the flag shows toggles the flag, it closes itself.
            let isContent = isShown || isContent(call, of: property)
            next.append((child, label, isContent))
            askers += (settings["\(child) $\(label)"] ?? []).filter { !isContent || !$0.isTurned }.map {
              Asker(owner: child, function: $0.function, trigger: $0.trigger, place: $0.place)
            }
          }
        }
      }
      open = next
    }
    return askers
  }

  private func isContent(_ call: FunctionCallExprSyntax, of property: String) -> Bool {
    let visitor = declarations.file(of: call).flatMap { linking.visitor(of: $0) }
    return visitor.map { ToggleReading($0).isInContent(ofState: property, call) } ?? false
  }

  /// Whether it is the binding of a property of the view or of an object: `$isShown`, `$router.isShown`.
  private func isBinding(_ expression: ExprSyntax, of property: String) -> Bool {
    expression.text.hasPrefix("$") && lastName(expression.text.filter { $0 != "$" }) == property
  }

  /// The type of the object whose property a view is bound to: one that it has, otherwise the only one with
  /// that property.
  private func object(of property: String, in view: String) -> String? {
    guard let type = declarations.types[view], type.properties[property] == nil else { return nil }
    let owners = Set((declarations.properties[property] ?? []).map(\.owner))
    let objects = owners.filter { declarations.isSharedObject($0) }
    let held = Set(
      type.properties.values.compactMap { one in
        one.writtenType.map {
          declarations.fullName($0, inside: one.owner)
        }
      }
    ).intersection(objects)
    if held.count == 1 { return held.first }
    return held.isEmpty && owners.count == 1 ? objects.first : nil
  }
}

extension SharedStates {
  /// Edges that other views cause through a shared object: in a flow these views are the presenters, not the
  /// view with the modifier.
  func join() {
    let nearness = SettingNearness(declarations: declarations, builders: linking.builders)
    for (index, bound) in linking.edges.enumerated() {
      guard let key = bound.trigger?.key, key.hasPrefix("$"), let type = bound.source.type else { continue }
      let view = declarations.host(of: type)
      let (askers, open) = askers(of: key, boundIn: view)
      linking.unseen += open.map {
        UnseenFact(.presenter, about: "sets ‘\($0.property)’ of ‘\($0.object)’", place: $0.place)
      }
      let asked = askers.filter { declarations.host(of: $0.owner) != view }.map { asker in
        var edge = bound
        if !nearness.isBuilt(asker.owner, by: view) {
          edge.source = EdgeFact.Source(type: asker.owner, sure: .inferred)
        }
        edge.via = [edge.place] + edge.via + asker.via
        edge.place = asker.place
        edge.trigger = asker.trigger ?? asker.function.flatMap { TriggerSearch(linking).trigger(of: $0) }
        edge.function = asker.function?.name
        edge.rules.insert("sets what ‘\(type)’ is bound to", at: 0)
        return edge
      }
      // The edge of the view itself stays only if it sets the state too, or if no other view does.
      guard let first = asked.first else { continue }
      if asked.count == askers.count { linking.edges[index] = first } else { linking.edges.append(first) }
      linking.edges += asked.dropFirst()
    }
  }
}
#endif
