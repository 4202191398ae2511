#if SwiftSources
internal import SwiftSyntax

/// Tells whose action it is that a reducer of The Composable Architecture answers to, down to the view that sends it first: under
/// `case .list(.delegate(.opened))` that of `.list`, or of a part of it whose own action is answered by
/// `.send(.delegate(.opened))`.
struct StoreActions {
  /// A view, and what it sends.
  struct Sender: Hashable {
    let view: String
    let action: String?
  }

  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let maximumReducers = 5

  init(_ values: ValueResolution) { self.values = values }

  /// The views that send an action.
  ///
  /// - Parameters:
  ///   - names: the action as a reducer is sent it, from the outside in.
  ///   - screens: what is shown for the cases of the stack that the reducer has, where that is known.
  func senders(of names: [String], in reducer: String, _ screens: [String: [PossibleValue]]? = nil)
    -> [Sender]
  {
    var seen: Set<String> = []
    return senders(of: names, in: reducer, screens, 0, &seen)
  }

  /// Whether a view shows the store of a reducer.
  func isReducer(_ name: String) -> Bool { !views(of: name).isEmpty }

  private func senders(
    of names: [String], in reducer: String, _ screens: [String: [PossibleValue]]?, _ depth: Int,
    _ seen: inout Set<String>
  ) -> [Sender] {
    guard depth < Self.maximumReducers, seen.insert(reducer + " " + names.joined(separator: ".")).inserted
    else {
      return []
    }
    guard let (view, rest) = child(of: names, in: reducer, screens) else {
      let own = views(of: reducer)
      return own.count == 1 ? [Sender(view: own[0], action: names.last)] : []
    }
    guard let next = StoreStateReading.reducer(of: view, declarations), let first = rest.first else {
      return [Sender(view: view, action: rest.last)]
    }
    if child(of: rest, in: next, nil) != nil {
      let deeper = senders(of: rest, in: next, nil, depth + 1, &seen)
      if !deeper.isEmpty { return deeper }
    }
    guard first == "delegate" else { return [Sender(view: view, action: rest.last)] }
    var found: [Sender] = []
    for path in pathsSending(rest, in: next) {
      for sender in senders(of: path, in: next, nil, depth + 1, &seen) where !found.contains(sender) {
        found.append(sender)
      }
    }
    return found.isEmpty ? [Sender(view: view, action: rest.last)] : found
  }

  /// The part of a reducer whose action it is, and the rest of the action.
  private func child(
    of names: [String], in reducer: String, _ screens: [String: [PossibleValue]]?
  ) -> (view: String, rest: [String])? {
    var rest = names
    var isOnStack = false
    if let index = names.firstIndex(where: { StorePaths.elements.contains($0) }) {
      guard index < 2 else { return nil }
      rest = Array(names[(index + 1)...])
      isOnStack = true
    }
    guard let name = rest.first, isOnStack || rest.count > 1 else { return nil }
    let scoped = isOnStack ? nil : view(of: name, in: reducer)
    let shown = (screens ?? self.screens(ofStackIn: reducer))[name]?.first?.type
    guard let view = scoped ?? shown, declarations.isView(view) else { return nil }
    rest.removeFirst()
    if rest.first == "presented" { rest.removeFirst() }
    return (view, rest)
  }

  /// The actions under which a reducer sends one: those around `.send(.delegate(.opened))`.
  private func pathsSending(_ action: [String], in reducer: String) -> [[String]] {
    let bodies = declarations.types[reducer]?.allBodies ?? []
    let calls = bodies.flatMap { values.known.calls(in: $0) }.filter { call in
      call.calleeName == "send"
        && call.arguments.first.map { ActionPath.names(in: $0.expression).starts(with: action) } ?? false
    }
    return calls.flatMap { ActionPath.around($0, in: bodies, declarations).map(\.names) }
      .filter { $0 != action && !$0.isEmpty }
  }

  /// The views that show the store of a reducer.
  private func views(of reducer: String) -> [String] { viewsByReducer[reducer] ?? [] }

  /// The views that show the store of each reducer, by its name.
  var viewsByReducer: [String: [String]] {
    if let known = values.known.viewsByReducer { return known }
    var views: [String: [String]] = [:]
    for name in declarations.types.keys.sorted()
    where declarations.isView(name) && declarations.host(of: name) == name {
      guard let reducer = StoreStateReading.reducer(of: name, declarations),
        declarations.types[reducer]?.isDeclared ?? false
      else { continue }
      views[reducer, default: []].append(name)
    }
    values.known.viewsByReducer = views
    return views
  }

  /// What the stack or the routes of a reducer show, by the case.
  private func screens(ofStackIn reducer: String) -> [String: [PossibleValue]] {
    for view in views(of: reducer) {
      let calls = (declarations.types[view]?.allBodies ?? []).flatMap { values.known.calls(in: $0) }
      for call in calls where PushedContent(values).isOf(call, in: view) {
        let closures = [call.additionalTrailingClosures.first { $0.label.text == "destination" }?.closure]
        let router = StoreRouter(values).isOne(call) ? call.trailingClosure : nil
        guard let content = (closures + [router]).compactMap({ $0 }).first else { continue }
        return ContentReading(values).cases(of: Syntax(content), nil)
      }
    }
    return [:]
  }

  /// The view that shows a part of a reducer's state: `HomeView(store: store.scope(state: \.home, action: \.home))`.
  func view(of state: String, in reducer: String) -> String? {
    let found = (declarations.calls["scope"] ?? []).compactMap { site -> String? in
      guard let owner = declarations.owner(of: site.node), StorePaths.state(of: site.node) == state,
        StoreStateReading.reducer(of: owner, declarations) == reducer,
        let made = site.node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(
          FunctionCallExprSyntax.self),
        let name = made.calleeName, name.first?.isUppercase == true
      else { return nil }
      let type = declarations.fullName(name, inside: owner)
      return declarations.isView(type) ? type : nil
    }
    return Set(found).count == 1 ? found.first : nil
  }
}
#endif
