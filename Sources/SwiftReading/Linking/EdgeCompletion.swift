#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Completes edges after all of them are known.
enum EdgeCompletion {
  /// Adds to each edge its `#if` conditions: its own and those of the helper functions between.
  static func join(to edges: inout [EdgeFact], of visitors: [PresentationVisitor]) {
    let files = Dictionary(visitors.map { ($0.file.path, $0.file) }, uniquingKeysWith: { one, _ in one })
    for index in edges.indices {
      var conditions: [String] = []
      for place in [edges[index].place] + edges[index].via {
        for condition in files[place.path]?.buildConditions(ofLine: place.line) ?? []
        where !conditions.contains(condition) {
          conditions.append(condition)
        }
      }
      if !conditions.isEmpty { edges[index].builtIf = conditions.joined(separator: " and ") }
    }
  }

  /// Removes pushes from unknown screens to the screen that a coordinator shows first on a tab's stack: it
  /// belongs to the tab.
  static func dropWhatTabsBeginWith(_ edges: inout [EdgeFact]) {
    let first = Set(
      edges.filter { edge in
        edge.verb == .tab && edge.rules.contains { $0.hasPrefix("first screen of ") }
      }.compactMap(\.target.type))
    edges.removeAll { edge in
      edge.verb == .push && edge.source.sure == .unknown && edge.target.type.map(first.contains) ?? false
    }
  }

  /// Reports what is not known about an edge that presents or pushes.
  static func unseenEnds(of edge: EdgeFact) -> [UnseenFact] {
    guard [.present, .push, .showDetail, .setRoot].contains(edge.verb) else { return [] }
    var unseen: [UnseenFact] = []
    if edge.target.sure == .unknown { unseen.append(edge.unseenTarget) }
    if edge.source.sure == .unknown {
      unseen.append(UnseenFact(.presenter, about: edge.reason, place: edge.place))
    }
    return unseen
  }

  /// The screens with which each navigation controller of the app is created; they present and push through
  /// it.
  static func contentsOfStacks(_ edges: [EdgeFact], _ declarations: Declarations) -> [String: Set<String>] {
    var contents: [String: Set<String>] = [:]
    for edge in edges {
      guard let type = edge.target.type else { continue }
      for stack in edge.target.wrap
      where declarations.isNavigation(stack) && declarations.type(stack)?.isDeclared ?? false {
        contents[stack, default: []].insert(type)
      }
    }
    return contents
  }

  /// If the presenting screen is not known and code presents over the screen in front, that screen is the
  /// source.
  static func joinFronts(to edges: inout [EdgeFact]) {
    for index in edges.indices {
      guard let front = edges[index].source.front else { continue }
      if edges[index].source.sure == .unknown {
        edges[index].source.sure = .inferred
        edges[index].rules.append(front == .topmost ? "whatever is in front" : "the window's first screen")
      } else {
        edges[index].source.front = nil
      }
    }
  }

  /// If the app itself presents, by a modifier around its first screen or by a function, the first screen is
  /// the source. If the app's scene contains tabs, the app is the screen that contains them, and the first
  /// one.
  ///
  /// - Parameter builders: the types that build each part: a modifier may be on the app's scene only.
  static func joinApp(
    _ app: inout AppFact?, to edges: inout [EdgeFact], _ declarations: Declarations,
    _ builders: [String: Set<String>]
  ) {
    if let first = app?.start,
      let holder = edges.first(where: {
        $0.verb == .tab && $0.target.type == first && $0.source.type.map(declarations.isApp) ?? false
      })?.source.type
    {
      app?.start = holder
      for index in app?.roots.indices ?? 0..<0 where app?.roots[index].type == first {
        app?.roots[index].type = holder
      }
    }
    guard let start = app?.start else { return }
    for index in edges.indices {
      guard let type = edges[index].source.type else { continue }
      let isOfApp =
        declarations.isModifier(type) && edges[index].source.screens == [type]
        && builders[type]?.contains(where: declarations.isApp) ?? false
      guard isOfApp || declarations.isApp(type) else { continue }
      edges[index].source.screens = [start]
      if type == start { continue }
      edges[index].source.sure = .inferred
      edges[index].rules.append("over the app's first screen")
    }
  }

  /// Reports calls that pass a route to an object of the app, if it is not known what happens with it.
  static func unseenRoutes(_ edges: [EdgeFact], _ visitors: [PresentationVisitor]) -> [UnseenFact] {
    var told = Set(edges.flatMap { [$0.place] + $0.via })
    return visitors.flatMap(\.found.routeCalls).filter { told.insert($0.place).inserted }.map {
      UnseenFact(.target, about: $0.text, place: $0.place)
    }
  }

  /// Reports calls that give a function a case which is not known, where the function shows what it is given.
  static func openCalls(_ settings: [CaseSetting], beside known: [SourcePlace]) -> [UnseenFact] {
    var told = Set(known)
    return settings.compactMap { setting in
      guard let expected = setting.expected, told.insert(setting.place).inserted else { return nil }
      return UnseenFact(.target, about: "a value that may be any ‘\(expected)’", place: setting.place)
    }
  }

  /// Adds the title and the buttons that a call passes to a modifier of the app that shows a confirmation.
  static func addGiven(
    to target: inout TargetFact, _ site: Declarations.Call, _ function: FunctionDeclaration,
    _ values: ValueResolution
  ) {
    guard target.isDialog, function.owner == "View" else { return }
    if target.buttons?.isEmpty ?? true {
      target.buttons = DialogReading(site.file, values).buttons(of: site.node)
    }
    // `‹key›`, or a text that is read off the parameter: `‹key.text›`.
    let parameter = function.parameters.first { parameter in
      target.title.map { $0 == "‹\(parameter.name)›" || $0.hasPrefix("‹\(parameter.name).") } ?? false
    }
    if let argument = parameter.flatMap({ function.argument($0.name, of: site.node) }) {
      target.title = values.title(argument) ?? target.title
    }
  }

  /// The binding of an app's modifier, for each call that passes one; each call has its own modifier.
  static func rebind(
    _ edge: inout EdgeFact, _ before: ButtonFact?, _ site: Declarations.Call,
    _ function: FunctionDeclaration,
    _ caller: PresentationVisitor
  ) {
    guard function.owner == "View", let bound = before?.key, bound.hasPrefix("$") else { return }
    edge.modifier = nil
    edge.view = caller.file.place(of: site.node.modifiedView)
    guard let binding = function.argument(String(bound.dropFirst()), of: site.node) else { return }
    let name = BoundState.name(of: binding)
    edge.trigger = ButtonFact(key: "$" + name, place: edge.place)
    if !edge.target.isDialog { edge.modifier = edge.source.type.map { "\($0).\(name)" } }
  }

  /// A view of the app around the presented content is a part of that screen: `Card { Editor() }`.
  static func joinWrappers(
    of edges: [EdgeFact], to parts: inout [String: Set<String>], _ builders: inout [String: Set<String>],
    _ declarations: Declarations
  ) {
    for edge in edges {
      guard let screen = edge.target.type else { continue }
      for wrapper in edge.target.wrap where declarations.isView(wrapper) && wrapper != screen {
        parts[screen, default: []].insert(wrapper)
        builders[wrapper, default: []].insert(screen)
      }
    }
  }

  /// Adds what the caller sets on a controller before passing it; what the helper sets comes later and has
  /// priority.
  static func addSetup(
    to edge: inout EdgeFact, _ argument: ExprSyntax, _ site: Declarations.Call, _ values: ValueResolution
  ) {
    var expression = argument
    while let call = expression.as(FunctionCallExprSyntax.self), let base = call.base { expression = base }
    guard let name = expression.plainName, let member = site.node.member else { return }
    let setup = ConfigurationReading(site.file, values).configuration(of: name, in: member, for: site.node)
    edge.style = edge.style ?? setup.style
    edge.isAnchored = edge.isAnchored || setup.isAnchored
    edge.hasDelegate = edge.hasDelegate || setup.hasDelegate
    edge.isByIdiom = edge.isByIdiom || setup.isByIdiom
  }
}
#endif
