import FlowModel

/// What of frames the fields of rules can read (``StateView``): all that is told of one that is no longer in front.
final class ReportedParts: Sendable {
  /// Some condition that a field reads asks which screens are up.
  let readsStack: Bool
  /// Some such condition is asked of whoever presented.
  private let readsPresenter: Bool
  /// By presentation: how it is drawn, or whether something beside it can be touched, depends on who presented it.
  private let dependsOnPresenter: ElementTable<Presentation, Bool>
  /// By screen: the points that are in its hands, which its guard may read.
  private let points: ElementTable<Screen, NumberSet>
  /// Points that such conditions name, or read of whoever else is asked.
  private let named: NumberSet
  /// By presentation: points of what it presents that the guard of its navigation controller reads.
  private let ofNavigation: ElementTable<Presentation, NumberSet>
  private let missing: Term?

  /// The parts of the criterion; a test leaves each out in turn.
  enum Term: CaseIterable, Sendable {
    /// Conditions that ask which screens are up.
    case stack
    /// The presenter, beside what leaves it live.
    case presenter
    /// Work of a screen itself, and what it edits.
    case work
    /// Work that the guards of screens beneath in the layer read.
    case guards
    /// Work of the containers around a tab or column.
    case containers
    /// Work that conditions name.
    case names
  }

  /// - Parameters:
  ///   - missing: left out of the criterion.
  ///   - mayBeLive: by presentation whether the presenter may be touched beside it.
  ///   - forms: how each may be drawn, where that is fixed.
  init(
    _ flow: Flow, _ bits: MachineBits, _ mayBeLive: ElementTable<Presentation, Bool>, _ forms: LayerForms?,
    without missing: Term? = nil
  ) {
    let screens = flow.screens.flatMap { [$0.guard.screen, $0.guard.navigation, $0.guard.search] }
    let layers = flow.presentations.flatMap { presentation in
      let adaptation = presentation.options.adaptation
      return [presentation.guard.screen, presentation.guard.navigation]
        + (adaptation.styles + adaptation.compactWidthStyles).map(\.condition)
    }
    // Only the Cancel button of a dialog decides about its gesture.
    let shown = flow.buttons.filter { $0.role == .cancel }.map(\.shown)
    let answers = flow.callbacks.filter { $0.name == .shouldDismiss }.map(\.returns)
    let terms = Set(screens + layers + shown + answers).map { flow.conditions[$0].term }
    self.missing = missing
    readsStack = missing != .stack && terms.contains(where: \.readsStack)
    readsPresenter = answers.contains { flow.conditions[$0].term.readsFrame }
    dependsOnPresenter = flow.presentations.mapIDs { edge in
      if missing == .presenter { return false }
      // It is not fixed where flags decide, or where the presenter stands.
      guard let all = forms?.all(of: edge) else { return true }
      return mayBeLive[edge] || all.contains { $0.appearance.look == .popover }
    }
    points = flow.screens.mapValues { screen in
      (screen.unsaved + screen.edits).reduce([]) { $0 | bits.shared[$1] }
    }
    ofNavigation = flow.presentations.mapValues { [points] presentation in
      flow.readsWork(navigationGuardsOf: presentation) ? points[presentation.target] : []
    }
    let all = flow.unsavedPoints.indices.filter { [readsPresenter] point in
      readsPresenter || terms.contains { $0.contains { $0 == .unsavedPoint(point) } }
    }
    named = all.reduce([]) { $0 | bits.shared[$1] }
  }

  /// Whether it has to be known who presented the layer of a frame.
  func needsPresenter(of frame: Frame) -> Bool {
    // Work of the presenter is known by its name.
    readsStack || readsPresenter || frame.isNear || frame.edge.map { dependsOnPresenter[$0] } ?? false
  }

  /// The points, of those that several screens read or change, whose state a field can read of a frame.
  func points(of frame: Frame, _ tables: MachineTables) -> NumberSet {
    var all = (missing == .names ? [] : named) | (missing == .work ? [] : points[frame.screen])
    if missing != .guards {
      for screen in tables.bits.guards(frame.openGuards) { all |= points[screen] }
      if let edge = frame.edge, frame.isPushed { all |= ofNavigation[edge] }
    }
    if missing == .containers { return all }
    for container in frame.tab.map({ tables.containers[$0] }) ?? [] { all |= points[container] }
    return all
  }
}

extension Condition.Term {
  /// Whether it asks which screens are up, or how they came, which frames know by what they remember of those beneath.
  var readsStack: Bool {
    contains { word in
      switch word {
      case .presents, .up, .presented, .pushed: true
      default: false
      }
    }
  }

  /// Whether it asks for more than where the app runs and which flags are set.
  fileprivate var readsFrame: Bool {
    contains { word in
      switch word {
      case .always, .never, .width, .height, .orientation, .idiom, .ios, .flag: false
      default: true
      }
    }
  }
}
