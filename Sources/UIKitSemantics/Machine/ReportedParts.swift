import FlowModel

/// The parts of a frame that rules can read through ``StateView``. For a frame that is no longer in front,
/// only these are kept.
final class ReportedParts: Sendable {
  /// Whether some condition that rules read depends on which screens are on the stack.
  let readsStack: Bool
  /// Whether some such condition is evaluated for the presenter.
  private let readsPresenter: Bool
  /// For each presentation, whether its look, or whether something beside it can be touched, depends on its
  /// presenter.
  private let dependsOnPresenter: ElementTable<Presentation, Bool>
  /// For each screen, the points that it can edit, which its guard may read.
  private let points: ElementTable<Screen, NumberSet>
  /// Points that such conditions name, or read of another screen.
  private let named: NumberSet
  /// For each presentation, the points of what it presents that the guard of its navigation controller
  /// reads.
  private let ofNavigation: ElementTable<Presentation, NumberSet>
  private let missing: Term?

  /// The parts of the criterion. A test leaves out each of them in turn.
  enum Term: CaseIterable, Sendable {
    /// Conditions on which screens are on the stack.
    case stack
    /// The presenter, if the look of the layer, or what can be touched beside it, depends on it.
    case presenter
    /// Work of a screen itself, and the points it edits.
    case work
    /// Work that the guards of screens beneath in the layer read.
    case guards
    /// Work of the containers around a tab or column.
    case containers
    /// Work that conditions name.
    case names
  }

  /// - Parameters:
  ///   - missing: the part to leave out of the criterion.
  ///   - mayBeLive: for each presentation, whether the presenter may be touched beside it.
  ///   - forms: the possible forms of each presentation, where they are fixed.
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
    // For the gesture of a dialog, only its Cancel button matters.
    let shown = flow.buttons.filter { $0.role == .cancel }.map(\.shown)
    let answers = flow.callbacks.filter { $0.name == .shouldDismiss }.map(\.returns)
    let terms = Set(screens + layers + shown + answers).map { flow.conditions[$0].term }
    self.missing = missing
    readsStack = missing != .stack && terms.contains(where: \.readsStack)
    readsPresenter = answers.contains { flow.conditions[$0].term.readsFrame }
    dependsOnPresenter = flow.presentations.mapIDs { edge in
      if missing == .presenter { return false }
      // The form is not fixed if flags or the place of the presenter decide.
      guard let all = forms?.all(of: edge) else { return true }
      return mayBeLive[edge] || all.contains { $0.appearance.look == .popover }
    }
    points = flow.screens.mapValues { screen in
      (screen.unsaved + screen.edits).reduce([]) { $0 | bits.shared[$1] }
    }
    ofNavigation = flow.presentations.mapIDs { [points, guarding = flow.presentationsThatGuardFirstScreens] in
      guarding.contains($0) ? points[flow.presentations[$0].target] : []
    }
    let all = flow.unsavedPoints.indices.filter { [readsPresenter] point in
      readsPresenter || terms.contains { $0.contains { $0 == .unsavedPoint(point) } }
    }
    named = all.reduce([]) { $0 | bits.shared[$1] }
  }

  /// Whether the presenter of the frame's layer must be known.
  func needsPresenter(of frame: Frame) -> Bool {
    // Work of the presenter is stored by its name.
    readsStack || readsPresenter || frame.isNear || frame.edge.map { dependsOnPresenter[$0] } ?? false
  }

  /// The shared points whose state rules can read of a frame.
  func points(of frame: Frame, _ tables: MachineTables) -> NumberSet {
    var all = (missing == .names ? [] : named) | (missing == .work ? [] : points[frame.screen])
    if missing != .guards {
      if !frame.openGuards.isEmpty {
        for screen in tables.bits.guards(frame.openGuards) { all |= points[screen] }
      }
      if let edge = frame.edge, frame.isPushed { all |= ofNavigation[edge] }
    }
    if missing == .containers { return all }
    for container in frame.tab.map({ tables.containers[$0] }) ?? [] { all |= points[container] }
    return all
  }
}

extension Condition.Term {
  /// Whether the condition depends on which screens are on the stack or how they were shown. A frame knows
  /// this by what it remembers of the stack beneath.
  var readsStack: Bool {
    contains { word in
      switch word {
      case .presents, .up, .presented, .pushed: true
      default: false
      }
    }
  }

  /// Whether the condition depends on more than the environment and the flags.
  fileprivate var readsFrame: Bool {
    contains { word in
      switch word {
      case .always, .never, .width, .height, .orientation, .idiom, .ios, .flag: false
      default: true
      }
    }
  }
}
