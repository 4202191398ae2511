import Diagnostics
import YAMLTree

extension Resolver {
  /// Resolves `edits`: points of other screens.
  func resolveEdits() {
    for (screen, node) in unresolved.edits {
      let text = node.text
      let others = flow.unsavedPoints.indices.filter { flow.unsavedPoints[$0].screen != screen }
      guard let point = point(text, node, at: node.ownPlace, among: others, what: "‘edits’") else { continue }
      if flow.screens[screen].edits.contains(point) {
        decoder.reportRepeated(node, text, Key.edits.rawValue)
      } else {
        flow.screens[screen].edits.append(point)
      }
    }
  }

  /// Resolves `save` and `discard`: one point, or all that the performer owns or edits.
  func resolvePoints() {
    for pending in unresolved.points {
      let effect = flow.effects[pending.effect]
      let known = points(in: .owner(effect.owner))
      guard let node = pending.node else {
        flow.effects[pending.effect].points = known
        continue
      }
      let found = point(
        node.text, node, at: node.ownPlace, among: known, what: "‘\(effect.verb.rawValue)’", else: true)
      flow.effects[pending.effect].points = found.map { [$0] } ?? []
    }
  }

  /// Resolves `unsaved profile` in conditions.
  func resolveConditions() {
    for (position, pending) in unresolved.conditions.enumerated() {
      let known = points(in: pending.scope)
      let found = point(
        pending.name, pending.node, from: pending.start, at: pending.place, among: known,
        what: "a condition", else: true)
      guard pending.condition < flow.conditions.endIndex else { continue }
      let old = flow.conditions[pending.condition]
      let term = old.term.replacing(PendingCondition.standIn(position), with: found)
      flow.conditions[pending.condition] = Condition(term, text: old.text, place: old.place, path: old.path)
    }
  }

  /// Resolves `unsaved` without a name in a callback of a presentation: it includes the work of the presented
  /// screens, as `save` and `discard` do there.
  func resolveWorkOfPresented() {
    for callback in builder.flow.callbacks.indices {
      guard case .presentation(let edge) = builder.flow.callbacks[callback].site else { continue }
      var points: [UnsavedPointID] = []
      for screen in layer(of: edge) {
        points.insertSorted(contentsOf: builder.flow.screens[screen].unsaved)
      }
      if points.isEmpty { continue }
      let written =
        [builder.flow.callbacks[callback].returns] + conditions(in: builder.flow.callbacks[callback].does)
      for condition in written where condition != Condition.always && condition != Condition.never {
        let old = builder.flow.conditions[condition]
        builder.flow.conditions[condition] = Condition(
          old.term.meaning(points), text: old.text, place: old.place, path: old.path)
      }
    }
  }

  /// The conditions of branches, including those in completion handlers.
  private func conditions(in steps: [Step]) -> [ConditionID] {
    steps.flatMap { step -> [ConditionID] in
      switch step {
      case .branch(let condition, let holds, let otherwise):
        [condition] + conditions(in: holds) + conditions(in: otherwise)
      case .effect(let index): conditions(in: builder.flow.effects[index].then)
      case .expect: []
      }
    }
  }

  /// The points that a performer in this scope owns or edits.
  func points(in scope: Scope) -> [UnsavedPointID] {
    var screens: [ScreenID]
    switch scope {
    case .file: return Array(flow.unsavedPoints.indices)
    case .screen(let screen):
      screens = [screen]
      if flow.screens[screen].dialog || flow.screens[screen].systemMade {
        screens.insertSorted(contentsOf: graph.presenters[screen])
      }
    case .edge(let edge): screens = flow.presentations[edge].sources + layer(of: edge)
    case .owner(let owner):
      screens = performers(of: owner)
      if case .callback(let callback) = owner, case .presentation(let edge) = flow.callbacks[callback].site {
        // The presenter is the delegate of what it presents, so its code refers to the work there.
        screens += layer(of: edge)
      }
      if case .trigger(let trigger) = owner, flow.triggers[trigger].receiver == .topmost {
        return Array(flow.unsavedPoints.indices)
      }
    }
    var points: [UnsavedPointID] = []
    for screen in screens {
      points.insertSorted(contentsOf: flow.screens[screen].unsaved)
      points.insertSorted(contentsOf: flow.screens[screen].edits)
    }
    return points
  }

  /// The resolved performers; a dialog's buttons are code of the presenters.
  private func performers(of owner: EffectOwner) -> [ScreenID] {
    switch owner {
    case .callback(let callback): flow.callbacks[callback].performers
    case .trigger(let trigger): flow.triggers[trigger].performers
    case .back(let screen), .escape(let screen): [screen]
    case .button(let button):
      if flow.screens[flow.buttons[button].screen].dialog, !flow.buttons[button].isAdapted,
        !graph.presenters[flow.buttons[button].screen].isEmpty
      {
        graph.presenters[flow.buttons[button].screen]
      } else {
        [flow.buttons[button].screen]
      }
    }
  }

  private func layer(of edge: PresentationID) -> [ScreenID] {
    graph.layer(of: flow.presentations[edge].contents, in: flow)
  }

  private func qualified(_ point: UnsavedPointID) -> String {
    "\(flow.screens[flow.unsavedPoints[point].screen].id).\(flow.unsavedPoints[point].name)"
  }

  /// The point with this name among the known ones, or as `screen.point`.
  private func point(
    _ text: String, _ node: YAMLNode, from start: Int = 0, at place: Place, among known: [UnsavedPointID],
    what: String, else anywhere: Bool = false
  ) -> UnsavedPointID? {
    let matches = known.filter { flow.unsavedPoints[$0].name == text }
    if matches.count == 1 {
      builder.notePoint(matches[0], node, from: start, text)
      return matches[0]
    }
    if matches.count > 1 {
      let names = matches.map(qualified)
      decoder.report(
        .ambiguousName, "several screens have an unsaved point ‘\(text)’", at: place,
        related: matches.map { Label(flow.unsavedPoints[$0].place, "one of them") },
        expected: listOfNames(names), help: "write ‘\(names[0])’")
      return nil
    }
    if text.contains("."), let point = flow.unsavedPoints.indices.first(where: { qualified($0) == text }) {
      builder.notePoint(point, node, from: start, text)
      return point
    }
    guard decoder.isComplete else { return nil }
    let elsewhere = flow.unsavedPoints.indices.filter { flow.unsavedPoints[$0].name == text }
    if anywhere, elsewhere.count == 1 {
      let name = qualified(elsewhere[0])
      decoder.report(
        .unknownName, "\(what) names ‘\(text)’, which this screen neither owns nor edits", at: place,
        label: "did you mean ‘\(name)’?",
        related: [Label(flow.unsavedPoints[elsewhere[0]].place, "defined here")],
        expected: "an unsaved point of its own", help: "name it in ‘edits’, or write ‘\(name)’",
        replacement: name)
      return elsewhere[0]
    }
    let candidates = known.map { flow.unsavedPoints[$0].name } + flow.unsavedPoints.indices.map(qualified)
    let nearest = decoder.reportUnknown(
      .unknownName, "\(what) names ‘\(text)’, which is no unsaved point here", text, at: place,
      among: candidates,
      expected: "an unsaved point")
    return nearest.flatMap { name in
      known.first { flow.unsavedPoints[$0].name == name }
        ?? flow.unsavedPoints.indices.first { qualified($0) == name }
    }
  }
}

extension Condition.Term {
  /// This term with these points included in `unsaved`.
  fileprivate func meaning(_ points: [UnsavedPointID]) -> Condition.Term {
    switch self {
    case .unsaved: .any([.unsaved] + points.map { .unsavedPoint($0) })
    case .not(let term): .not(term.meaning(points))
    case .all(let terms): .all(terms.map { $0.meaning(points) })
    case .any(let terms): .any(terms.map { $0.meaning(points) })
    default: self
    }
  }

  /// This term with a placeholder replaced by a point; by any unsaved work if there is no such point.
  func replacing(_ standIn: UnsavedPointID, with point: UnsavedPointID?) -> Condition.Term {
    replacingWords { $0 == .unsavedPoint(standIn) ? point.map { .unsavedPoint($0) } ?? .unsaved : $0 }
  }
}
