import Diagnostics
import YAMLTree

extension Resolver {
  /// `edits`: points of other screens.
  func resolveEdits() {
    for (screen, node) in builder.unresolved.edits {
      let text = node.text
      let others = builder.flow.unsavedPoints.indices.filter {
        builder.flow.unsavedPoints[$0].screen != screen
      }
      guard let point = point(text, node, at: node.ownPlace, among: others, what: "‘edits’") else { continue }
      if builder.flow.screens[screen].edits.contains(point) {
        decoder.reportRepeated(node, text, Key.edits.rawValue)
      } else {
        builder.flow.screens[screen].edits.append(point)
      }
    }
  }

  /// `save` and `discard`: one point, or all that the performer owns or edits.
  func resolvePoints() {
    for pending in builder.unresolved.points {
      let effect = builder.flow.effects[pending.effect]
      let known = points(in: .owner(effect.owner))
      guard let node = pending.node else {
        builder.flow.effects[pending.effect].points = known
        continue
      }
      let found = point(
        node.text, node, at: node.ownPlace, among: known, what: "‘\(effect.verb.rawValue)’", else: true)
      builder.flow.effects[pending.effect].points = found.map { [$0] } ?? []
    }
  }

  /// `unsaved profile` in conditions.
  func resolveConditions() {
    for (position, pending) in builder.unresolved.conditions.enumerated() {
      let known = points(in: pending.scope)
      let found = point(
        pending.name, pending.node, from: pending.start, at: pending.place, among: known,
        what: "a condition", else: true)
      guard pending.condition < builder.flow.conditions.endIndex else { continue }
      let old = builder.flow.conditions[pending.condition]
      let term = old.term.replacing(PendingCondition.standIn(position), with: found)
      builder.flow.conditions[pending.condition] = Condition(
        term, text: old.text, place: old.place, path: old.path)
    }
  }

  /// Bare `unsaved` in a callback beside `present`: the work of what is presented as well, as `save` and `discard` mean it there.
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

  /// The conditions of branches, those in completion handlers included.
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

  /// The points that someone who stands here owns or edits.
  func points(in scope: Scope) -> [UnsavedPointID] {
    var screens: [ScreenID]
    switch scope {
    case .file: return Array(builder.flow.unsavedPoints.indices)
    case .screen(let screen):
      screens = [screen]
      if builder.flow.screens[screen].dialog || builder.flow.screens[screen].systemMade {
        screens.insertSorted(contentsOf: graph.presenters[screen])
      }
    case .edge(let edge): screens = builder.flow.presentations[edge].sources + layer(of: edge)
    case .owner(let owner):
      screens = performers(of: owner)
      if case .callback(let callback) = owner,
        case .presentation(let edge) = builder.flow.callbacks[callback].site
      {
        // The presenter is the delegate of what it presents: its code speaks of the work there.
        screens += layer(of: edge)
      }
      if case .trigger(let trigger) = owner, builder.flow.triggers[trigger].receiver == .topmost {
        return Array(builder.flow.unsavedPoints.indices)
      }
    }
    var points: [UnsavedPointID] = []
    for screen in screens {
      points.insertSorted(contentsOf: builder.flow.screens[screen].unsaved)
      points.insertSorted(contentsOf: builder.flow.screens[screen].edits)
    }
    return points
  }

  /// As settled; a dialog's buttons are the presenters' code.
  private func performers(of owner: EffectOwner) -> [ScreenID] {
    switch owner {
    case .callback(let callback): builder.flow.callbacks[callback].performers
    case .trigger(let trigger): builder.flow.triggers[trigger].performers
    case .back(let screen), .escape(let screen): [screen]
    case .button(let button):
      if builder.flow.screens[builder.flow.buttons[button].screen].dialog,
        !builder.flow.buttons[button].isAdapted,
        !graph.presenters[builder.flow.buttons[button].screen].isEmpty
      {
        graph.presenters[builder.flow.buttons[button].screen]
      } else {
        [builder.flow.buttons[button].screen]
      }
    }
  }

  private func layer(of edge: PresentationID) -> [ScreenID] {
    graph.layer(of: builder.flow.presentations[edge].contents, in: builder.flow)
  }

  private func qualified(_ point: UnsavedPointID) -> String {
    "\(builder.flow.screens[builder.flow.unsavedPoints[point].screen].id).\(builder.flow.unsavedPoints[point].name)"
  }

  /// A point by its name among those known, or as `screen.point`.
  private func point(
    _ text: String, _ node: YAMLNode, from start: Int = 0, at place: Place, among known: [UnsavedPointID],
    what: String, else anywhere: Bool = false
  ) -> UnsavedPointID? {
    let matches = known.filter { builder.flow.unsavedPoints[$0].name == text }
    if matches.count == 1 {
      builder.notePoint(matches[0], node, from: start, text)
      return matches[0]
    }
    if matches.count > 1 {
      let names = matches.map(qualified)
      decoder.report(
        .ambiguousName, "several screens have an unsaved point ‘\(text)’", at: place,
        related: matches.map { Label(builder.flow.unsavedPoints[$0].place, "one of them") },
        expected: listOfNames(names), help: "write ‘\(names[0])’")
      return nil
    }
    if text.contains("."),
      let point = builder.flow.unsavedPoints.indices.first(where: { qualified($0) == text })
    {
      builder.notePoint(point, node, from: start, text)
      return point
    }
    guard decoder.isComplete else { return nil }
    let elsewhere = builder.flow.unsavedPoints.indices.filter { builder.flow.unsavedPoints[$0].name == text }
    if anywhere, elsewhere.count == 1 {
      let name = qualified(elsewhere[0])
      decoder.report(
        .unknownName, "\(what) names ‘\(text)’, which this screen neither owns nor edits", at: place,
        label: "did you mean ‘\(name)’?",
        related: [Label(builder.flow.unsavedPoints[elsewhere[0]].place, "defined here")],
        expected: "an unsaved point of its own", help: "name it in ‘edits’, or write ‘\(name)’",
        replacement: name)
      return elsewhere[0]
    }
    let candidates =
      known.map { builder.flow.unsavedPoints[$0].name } + builder.flow.unsavedPoints.indices.map(qualified)
    let nearest = decoder.reportUnknown(
      .unknownName, "\(what) names ‘\(text)’, which is no unsaved point here", text, at: place,
      among: candidates,
      expected: "an unsaved point")
    return nearest.flatMap { name in
      known.first { builder.flow.unsavedPoints[$0].name == name }
        ?? builder.flow.unsavedPoints.indices.first { qualified($0) == name }
    }
  }
}

extension Condition.Term {
  /// This term with these points among the work that `unsaved` means.
  fileprivate func meaning(_ points: [UnsavedPointID]) -> Condition.Term {
    switch self {
    case .unsaved: .any([.unsaved] + points.map { .unsavedPoint($0) })
    case .not(let term): .not(term.meaning(points))
    case .all(let terms): .all(terms.map { $0.meaning(points) })
    case .any(let terms): .any(terms.map { $0.meaning(points) })
    default: self
    }
  }

  /// This term with a point's number in the place of its stand-in; any work at all where there is no such point.
  func replacing(_ standIn: UnsavedPointID, with point: UnsavedPointID?) -> Condition.Term {
    switch self {
    case .unsavedPoint(standIn): point.map { .unsavedPoint($0) } ?? .unsaved
    case .not(let term): .not(term.replacing(standIn, with: point))
    case .all(let terms): .all(terms.map { $0.replacing(standIn, with: point) })
    case .any(let terms): .any(terms.map { $0.replacing(standIn, with: point) })
    default: self
    }
  }
}
