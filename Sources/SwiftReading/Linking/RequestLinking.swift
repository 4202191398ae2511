#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Connects requests for a key with the edges that screens list for it.
struct RequestLinking {
  /// A screen that sends a request, directly or by an action that it dispatches.
  private struct Asker {
    let screen: String
    let trigger: ButtonFact?
    let place: SourcePlace
  }

  private let linking: FactLinking
  private let entries: [String: [RequestEntry]]
  private let requests: [RequestCall]
  private var declarations: Declarations { linking.declarations }
  private static let maximumActions = 3

  init(_ linking: FactLinking) {
    self.linking = linking
    entries = Dictionary(grouping: linking.visitors.flatMap(\.found.entries), by: \.key)
    requests = linking.visitors.flatMap(\.found.requests)
  }

  /// The edges for each request; if no request for a key is found, they start at the screen that lists it.
  func edges() -> [EdgeFact] {
    guard let visitor = linking.visitors.first, !entries.isEmpty else { return [] }
    var edges: [EdgeFact] = []
    for request in requests where request.isShow {
      let askers = askers(of: request)
      for entry in askers.isEmpty ? listed(request.key, for: nil) : [] {
        edges += self.edges(of: entry, from: entry.owner, request, nil, visitor)
      }
      for asker in askers {
        for entry in listed(request.key, for: asker.screen) {
          // A container shows it over, or on the stack of, the requesting screen inside it.
          let source = declarations.isContainer(entry.owner) ? asker.screen : entry.owner
          edges += self.edges(of: entry, from: source, request, asker, visitor)
        }
      }
    }
    let asked = Set(requests.filter(\.isShow).map(\.key))
    for key in entries.keys.sorted() where !asked.contains(key) {
      for entry in entries[key] ?? [] { edges += self.edges(of: entry, from: entry.owner, nil, nil, visitor) }
    }
    return edges
  }

  /// Requests handled by code of the app or by no listed screen, and the actions that create such requests.
  func unseen() -> [UnseenFact] {
    guard !entries.isEmpty else { return [] }
    return requests.filter { $0.isShow && listed($0.key, for: nil).isEmpty }.flatMap { request in
      ([request.place] + makers(of: request.owner).map(\.place)).map {
        UnseenFact(.target, about: "Show(.\(request.key))", place: $0)
      }
    }
  }

  /// What requests to hide a key close: the screens that are shown for the key.
  func closings() -> [FoundClosing] {
    requests.filter { !$0.isShow && entries[$0.key] != nil }.flatMap { request -> [FoundClosing] in
      let all = entries[request.key] ?? []
      let types = Set(all.flatMap(\.shown).map(\.type)).sorted()
      let isPush = all.contains { $0.verb == .push } && !all.contains { $0.verb == .present }
      return (types.isEmpty ? [nil] : types.map(Optional.some)).map { type in
        let fact = ClosingFact(
          type: type, does: isPush ? "pop" : "dismiss",
          trigger: request.owner == type ? request.trigger : nil,
          function: request.function?.name, sure: type == nil ? .unknown : .inferred, place: request.place)
        return FoundClosing(
          fact: fact, call: request.call, owner: request.owner, declaration: request.function)
      }
    }
  }

  /// The entries of a key that apply to a screen: its own, otherwise those of containers, otherwise all; none
  /// if the sender is unknown and code of the app handles some of them.
  private func listed(_ key: String, for screen: String?) -> [RequestEntry] {
    let every = entries[key] ?? []
    let all = every.filter { !$0.shown.isEmpty }
    guard let screen else { return all.count == every.count ? all : [] }
    let own = all.filter { $0.owner == screen }
    if !own.isEmpty { return own }
    let ofContainers = all.filter { declarations.isContainer($0.owner) }
    return ofContainers.first.map { [$0] } ?? all
  }

  private func edges(
    of entry: RequestEntry, from source: String, _ request: RequestCall?, _ asker: Asker?,
    _ visitor: PresentationVisitor
  ) -> [EdgeFact] {
    entry.shown.map { value in
      var edge = EdgeFact(
        verb: entry.verb, framework: .uikit, source: EdgeFact.Source(type: source, sure: .inferred),
        target: visitor.target(value), place: request?.place ?? entry.place)
      edge.target.sure = min(edge.target.sure, .inferred)
      edge.style = value.style
      edge.rules = ["listed under ‘\(entry.key)’"] + value.rules
      if let request {
        edge.via = [entry.place]
        edge.function = request.function?.name
      }
      if let asker, asker.place != request?.place { edge.via.append(asker.place) }
      edge.trigger = asker?.trigger
      return edge
    }
  }

  /// The screens that send a request: the one that contains it, or those that create the action that contains
  /// it.
  private func askers(of request: RequestCall) -> [Asker] {
    var open = [Asker(screen: request.owner, trigger: request.trigger, place: request.place)]
    var found: [Asker] = []
    var seen: Set<String> = []
    for _ in 0...Self.maximumActions {
      found += open.filter { isOnScreen($0.screen) }
      open = open.filter { !isOnScreen($0.screen) && seen.insert($0.screen).inserted }.flatMap {
        makers(of: $0.screen)
      }
    }
    return found
  }

  private func isOnScreen(_ type: String) -> Bool {
    declarations.isController(type) || declarations.isUIKitView(type)
  }

  /// The code that creates an action in order to dispatch it; empty for screens.
  private func makers(of action: String) -> [Asker] {
    guard let last = lastName(action), !isOnScreen(action) else { return [] }
    return (declarations.calls[last] ?? []).compactMap { site in
      let call = site.node
      guard let visitor = linking.visitor(of: site.file), let owner = declarations.owner(of: call),
        let written = call.madeTypeName, declarations.fullName(written, inside: owner) == action
      else { return nil }
      let place = site.file.place(of: call.nameNode)
      return Asker(screen: owner, trigger: visitor.buttons.trigger(of: call), place: place)
    }
  }
}

extension Declarations {
  /// Whether a controller is a container: then its children are on screen.
  func isContainer(_ type: String) -> Bool {
    isNavigation(type) || inherits(type, from: ["UITabBarController", "UISplitViewController"])
  }
}
#endif
