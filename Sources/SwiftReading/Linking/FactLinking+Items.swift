#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension FactLinking {
  /// Connects sheets and destinations that have a screen for each enum case with the code that sets a case.
  func joinItems() {
    let items = visitors.flatMap(\.found.items)
    guard !items.isEmpty else { return }
    let resolved = resolvedSettings(for: items)
    let matching = SettingMatching(declarations: declarations)
    let nearness = SettingNearness(declarations: declarations, builders: builders)
    let nearest = resolved.map { setting -> Int? in
      guard case .name(let name, let type) = setting.value else { return nil }
      return items.filter { $0.cases[name] != nil && matching.isSetting(setting, type, of: $0) }
        .map { nearness.nearness(of: setting, to: $0) }.min()
    }
    for visitor in visitors {
      for item in visitor.found.items {
        var seen: Set<String> = []
        let pushing = PushedPages(self)
        let open = pushing.screensPushingWhatTheyAreGiven(item, resolved)
        for (setting, nearest) in zip(resolved, nearest) {
          guard case .name(let name, let type) = setting.value, let (found, shown) = item.shown(for: setting),
            matching.isSetting(setting, type, of: item)
          else { continue }
          seen.insert(found)
          if found == name { seen.formUnion(item.inner(of: name)) }
          guard nearness.nearness(of: setting, to: item) == nearest else { continue }
          for asked in pushing.askers(of: setting, item.cases) {
            append(shown, of: name, item, visitor, setBy: asked)
          }
          for next in pushing.pages(along: setting, to: shown, item, open) {
            seen.insert(next.name)
            append(next.shown, of: next.name, item, visitor, setBy: next.setting)
          }
        }
        seen.formUnion(RootStates(self).join(item, visitor, resolved))
        // A case that is never set in read code still leads to a screen, from an unknown source.
        // A destination of whose item no case is set here gets it from elsewhere.
        let isSetSomehow =
          resolved.contains { matching.isUnknownSetting($0, of: item) }
          || seen.isEmpty && item.edge.verb == .push && !item.isPush
        for name in item.cases.keys.sorted() where !seen.contains(name) && item.inner(of: name).isEmpty {
          append(item.cases[name] ?? [], of: name, item, visitor, setBy: nil, isSetSomehow)
        }
      }
    }
    unseen += EdgeCompletion.openCalls(
      resolved.filter { setting in items.contains { matching.isUnknownSetting(setting, of: $0) } },
      beside: edges.map(\.place) + unseen.map(\.place))
  }

  /// A parameter's value, as in `func navigate(to: Route) { path.append(to) }`, is looked up at the calls.
  private func resolvedSettings(for items: [ItemPresentation]) -> [CaseSetting] {
    var resolved: [CaseSetting] = []
    var open = settings.filter { mayMatter($0, to: items) }
    for _ in 0..<Self.maximumHandings {
      var next: [CaseSetting] = []
      for setting in open {
        if let given = given(to: setting), !given.isEmpty {
          next += given
          continue
        }
        guard case .parameter(let parameter) = setting.value, let function = setting.function else {
          resolved.append(setting)
          continue
        }
        let calls = (declarations.calls[function.name] ?? []).filter { function.fits($0.node) }.flatMap {
          site in
          let argument = function.argument(parameter, of: site.node)
          let all = argument.map { ReturnedCases(values).alternatives(of: $0) } ?? []
          return all.map { (site: site, argument: $0) }
        }
        for (site, argument) in calls {
          guard let visitor = visitor(of: site.file),
            let value = visitor.caseValue(argument)
              ?? (argument.is(NilLiteralExprSyntax.self) ? nil : .other),
            let owner = declarations.owner(of: site.node)
          else { continue }
          var called = setting
          called.value = value
          called.inner = visitor.paths.innerCase(of: argument)
          called.along = visitor.paths.pagesAlong(argument, in: site.file)
          called.given = visitor.paths.givenProperty(argument)
          called.expected =
            function.parameters.first { $0.name == parameter }.map {
              declarations.fullName($0.type, inside: function.owner)
            }
          called.owner = owner
          called.function = declarations.function(of: site.node)
          called.trigger = visitor.buttons.trigger(of: site.node)
          called.place = site.file.place(of: site.node.nameNode)
          next.append(called)
        }
      }
      open = next
    }
    return
      (resolved
      + open.filter { setting in
        if case .parameter = setting.value { false } else { true }
      }).flatMap { PushedPages(self).ofCallers($0) }
  }

  /// The largest number of functions and views that may pass a case on before it is pushed.
  static let maximumHandings = 4

  /// The values for a pushed property of a view at each creation of the view: `RowLink(page: .about)`; nil if
  /// one of them is not understood.
  private func given(to setting: CaseSetting) -> [CaseSetting]? {
    guard setting.value == .other, let property = setting.given, let last = lastName(setting.owner) else {
      return nil
    }
    var given: [CaseSetting] = []
    for site in declarations.calls[last] ?? [] where site.node.base == nil {
      guard let visitor = visitor(of: site.file), let owner = declarations.owner(of: site.node),
        let argument = site.node.argument(property)
          ?? site.node.arguments.first(where: { $0.label == nil })?.expression
      else { continue }
      for one in values.alternatives(of: argument) {
        guard let value = visitor.caseValue(one), value != .yes else { return nil }
        var made = setting
        made.value = value
        made.inner = visitor.paths.innerCase(of: one)
        made.given = visitor.paths.givenProperty(one)
        made.expected =
          setting.expected
          ?? declarations.property(property, of: setting.owner)?.type.map {
            declarations.fullName($0, inside: setting.owner)
          }
        made.owner = owner
        made.function = declarations.function(of: site.node)
        made.trigger = visitor.buttons.trigger(of: site.node) ?? visitor.buttons.labelled(site.node)
        made.place = site.file.place(of: site.node.nameNode)
        given.append(made)
      }
    }
    return given
  }

  /// Whether a setting from a parameter can become one of an item. Apps set many properties from parameters,
  /// and following all of them to their callers would take too long.
  private func mayMatter(_ setting: CaseSetting, to items: [ItemPresentation]) -> Bool {
    guard case .parameter(let name) = setting.value, !setting.isPush else { return true }
    if items.contains(where: { $0.property == setting.property }) { return true }
    let types = Set(items.compactMap(\.type))
    let parameter = setting.function?.parameters.first { $0.name == name }
    let written = (declarations.properties[setting.property] ?? []).compactMap { property in
      property.type.map { declarations.fullName($0, inside: property.owner) }
    }
    return written.contains { types.contains($0) }
      || parameter.map { types.contains(declarations.fullName($0.type, inside: setting.function?.owner)) }
        ?? false
  }

  /// - Parameter isSetSomehow: whether a value that may be this case is set.
  func append(
    _ shown: [PossibleValue], of name: String, _ item: ItemPresentation, _ visitor: PresentationVisitor,
    setBy setting: CaseSetting?, _ isSetSomehow: Bool = false
  ) {
    for value in shown {
      var edge = item.edge
      edge.target = visitor.target(value)
      let isValue = name == item.type
      edge.rules = [isValue ? "value ‘\(name)’" : "case .\(name)"] + value.rules
      if shown.count > 1 { edge.target.sure = min(edge.target.sure, .inferred) }
      if let setting {
        edge.source = EdgeFact.Source(type: setting.owner, sure: .exact)
        edge.via = [edge.place] + setting.via
        edge.place = setting.place
        edge.trigger =
          setting.trigger ?? setting.function.flatMap { TriggerSearch(self).trigger(of: $0) }
        edge.function = setting.function?.name
        if setting.owner != item.edge.source.type { edge.source.sure = .inferred }
        if setting.isAlong {
          edge.source.sure = .inferred
          edge.target.sure = min(edge.target.sure, .inferred)
          edge.rules.append("given along with the screen, which pushes what it is given")
        }
        if let style = setting.style { (edge.verb, edge.style) = (.present, style) }
      } else if isValue {
        // No link to it was found: the view that has the modifier shows it.
        edge.rules = value.rules
      } else {
        // In SwiftUI it is shown over the view that has the modifier, whoever sets the state.
        edge.source.sure = isSetSomehow && edge.source.type != nil ? .inferred : .unknown
        edge.rules.append(isSetSomehow ? "a value that may be any case" : "nobody is seen who sets this case")
      }
      if edge.source.type != item.edge.source.type { hosts[edges.count] = item.edge.source.type }
      edges.append(edge)
    }
  }
}

extension ItemPresentation {
  /// The name for which a setting's target is found, and the target; an inner case is preferred.
  func shown(for setting: CaseSetting) -> (name: String, shown: [PossibleValue])? {
    guard case .name(let name, _) = setting.value else { return nil }
    if let inner = setting.inner, let shown = cases[name + "." + inner] { return (name + "." + inner, shown) }
    return cases[name].map { (name, $0) }
  }

  /// The names of the cases nested in a case.
  func inner(of name: String) -> [String] { cases.keys.filter { $0.hasPrefix(name + ".") } }
}
#endif
