#if SwiftSources
internal import SourceFacts

extension FactLinking {
  private static let maximumParts = 200

  /// Finds the shown types: targets of edges, roots of windows, and storyboard scenes that are no children.
  func findTargets() {
    joinLoneColumns()
    contentsOfStacks = EdgeCompletion.contentsOfStacks(edges, declarations)
    joinEmbedded()
    EdgeCompletion.joinWrappers(of: edges, to: &parts, &builders, declarations)
    let verbs: Set<EdgeFact.Verb> = [.present, .push, .showDetail, .tab, .column, .root, .setRoot]
    targets = Set(edges.filter { verbs.contains($0.verb) }.compactMap(\.target.type))
    let roots = WindowRoots(self)
    for root in visitors.flatMap(\.found.roots) + launched { targets.insert(roots.mostTelling(of: root)) }
    if let start = interface.app?.start { targets.insert(declarations.fullName(start)) }
    let scenes = interface.scenes.values.filter { $0.reference == nil && !$0.isNavigation }
      .map { declaredName(of: $0) }
    targets.formUnion(scenes.filter { scene in !isChild(scene) })
    targets.remove("")
    tabScreens = Set(edges.filter { $0.verb == .tab }.compactMap(\.target.type))
    firstScreens = Set(edges.filter { [.tab, .column].contains($0.verb) }.compactMap(\.target.type))
    firstScreens.formUnion(visitors.flatMap(\.found.roots).map { roots.mostTelling(of: $0) })
  }

  /// If only one column of a split view is known, it becomes a part of the split view.
  private func joinLoneColumns() {
    let columns = edges.filter { $0.verb == .column }
    for (holder, found) in Dictionary(grouping: columns, by: { $0.source.type }) {
      guard Set(found.compactMap(\.target.type)).count == 1 else { continue }
      for index in edges.indices where edges[index].verb == .column && edges[index].source.type == holder {
        edges[index].verb = .embed
      }
    }
  }

  /// Scenes in a container view of a storyboard become children of the scene that contains it.
  private func joinEmbedded() {
    for edge in edges where edge.verb == .embed {
      guard let holder = edge.source.type, let child = edge.target.type, declarations.isController(holder)
      else { continue }
      // A stack that code makes stands around what it begins with.
      if declarations.isNavigation(holder), contentsOfStacks[holder] != nil { continue }
      parts[holder, default: []].insert(child)
      builders[child, default: []].insert(holder)
    }
  }

  /// Whether another controller adds it as a child.
  private func isChild(_ type: String) -> Bool {
    declarations.isController(type) && builders[type]?.contains { declarations.isController($0) } ?? false
  }

  /// If a type that is no screen sets the state, the edge starts at the view that has the modifier.
  func liftOrPlace(_ index: Int) {
    let before = edges[index]
    lift(&edges[index])
    guard edges[index].source.sure == .unknown, let host = hosts[index] else { return }
    edges[index] = before
    edges[index].source = EdgeFact.Source(type: host, sure: .inferred)
    edges[index].rules.append("the view that has the modifier")
    lift(&edges[index])
  }

  /// A part of a screen presents for the screens that contain it. For other types the source is unknown.
  func lift(_ edge: inout EdgeFact) {
    if edge.source.front != nil { return }
    guard let type = edge.source.type else {
      edge.source.sure = .unknown
      return
    }
    let conforming = edge.source.sure == .unknown ? [] : conformances.screens(conformingTo: type)
    if !conforming.isEmpty {
      let calling = edge.function.map { conformances.screens(conforming, thatCall: $0, of: type) } ?? []
      edge.source.screens = calling.isEmpty ? conforming : calling
      edge.source.sure = .inferred
      edge.rules.append(
        "conforms to ‘\(type)’" + (calling.isEmpty ? "" : " and calls ‘\(edge.function ?? "")’"))
      return
    }
    edge.source.screens = screens(containing: type)
    if let held = contentsOfStacks[type], edge.source.screens == [type] {
      edge.source.screens = held.sorted()
      edge.source.sure = min(edge.source.sure, .inferred)
      edge.rules.append("put into ‘\(type)’")
      return
    }
    if let callers = callers(of: edge.function, in: type) {
      edge.source.screens = callers
      // What nobody is seen to ask all controllers for, any of them may do.
      if callers.isEmpty {
        edge.source.sure = .unknown
        edge.rules.append("any controller may be asked for ‘\(edge.function ?? "")’")
        return
      }
    }
    let isItself = edge.source.screens.contains(type)
    if isItself {
      let isScreen =
        declarations.isController(type) && !declarations.isGeneral(type) || declarations.isView(type)
        || declarations.isModifier(type) || targets.contains(type) || type.hasPrefix("scene:")
      if !isScreen {
        edge.source.sure = .unknown
        edge.rules.append("‘\(type)’ is no screen and part of none")
      }
    } else if edge.source.sure == .exact {
      edge.source.sure = .inferred
      edge.rules.append(declarations.isController(type) ? "base class" : "part of")
    }
    if edge.source.sure == .unknown { edge.source.screens = [] }
  }

  /// The screens that call a function which an extension adds to all controllers; nil for other functions.
  func callers(of function: String?, in type: String) -> [String]? {
    guard let function, declarations.isGeneral(type), declarations.isController(type) else { return nil }
    let heirs = declarations.screens(inheriting: type)
    let calling = conformances.screens(heirs, thatCall: function, of: type)
    // A base class that is never shown itself stands for its subclasses.
    return calling.filter { screen in
      targets.contains(screen)
        || !declarations.descendants(of: screen).contains { $0 != screen && targets.contains($0) }
    }
  }

  /// The screens that a type is or is a part of: a child controller is a part of the screen that adds it.
  func screens(containing type: String) -> [String] {
    let own = onScreen(type)
    let isTarget = targets.contains(type)
    if own != [type] || isTarget && !(declarations.isController(type) && !firstScreens.contains(type)) {
      // The first view of a window shows it too.
      guard own == [type] else { return own }
      let roots = rootContent.roots[type] ?? []
      return own + roots + rootContent.screens(containing: type).filter { !roots.contains($0) }
    }
    var seen: Set<String> = [type]
    var open = [type]
    // A controller that is shown as a screen may also be the child of another one.
    var found: Set<String> = isTarget ? [type] : []
    while let part = open.popLast(), seen.count < Self.maximumParts {
      for builder in builders[part] ?? [] where seen.insert(builder).inserted {
        if targets.contains(builder) || declarations.isController(builder) && !isChild(builder) {
          found.formUnion(onScreen(builder))
          if targets.contains(builder) { found.formUnion(rootContent.screens(containing: builder)) }
        } else {
          open.append(builder)
        }
      }
    }
    return found.isEmpty ? [type] : found.sorted()
  }

  /// The type itself; for a base class that is never shown, each of its subclasses.
  private func onScreen(_ type: String) -> [String] {
    guard !targets.contains(type), declarations.isController(type) else { return [type] }
    let heirs = declarations.descendants(of: type).filter { $0 != type && targets.contains($0) }
    return heirs.isEmpty ? [type] : heirs
  }

  /// A type and its parts, without those that are screens themselves.
  func withParts(_ type: String) -> [String] {
    var seen: Set<String> = [type]
    var open = [type]
    while let next = open.popLast(), seen.count < Self.maximumParts {
      for part in (parts[next] ?? []).sorted() where !targets.contains(part) && seen.insert(part).inserted {
        open.append(part)
      }
    }
    return seen.sorted()
  }
}
#endif
