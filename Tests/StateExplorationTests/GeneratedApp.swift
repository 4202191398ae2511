import StateExploration

/// An app drawn from a seed, in the manner of real ones: modules of 20 screens, about five buttons per screen; pushes
/// stay in the module, presentations go anywhere, both in cycles; unsaved edits hold the layer; five environments.
struct GeneratedApp: PushdownSystem {
  typealias Label = UInt32

  /// Control and top frame in one word.
  struct Head: Hashable {
    var environment: UInt8
    var frame: Frame
  }

  struct Frame: Hashable {
    var screen: UInt16
    /// 0 full screen, 1 sheet, 2 popover.
    var style: UInt8
    /// Layers beneath, counted to 2.
    var layers: UInt8
    var isPushed: Bool
    var isEdited: Bool
    /// Edits beneath in the layer hold it.
    var isHeld: Bool
  }

  struct Value: Hashable {
    enum Kind: UInt8 { case popped, closeLayer, closed, closeAll }
    var kind: Kind
    var environment: UInt8
    /// What the exposed screen presents at once, plus 1; 0 for nothing.
    var presents: UInt16
  }

  enum Button { case push(UInt16), present(UInt16, UInt8), close(UInt16), back, closeAll, edit, save }

  var buttons: [[Button]]
  var guarded: [Bool]

  init(screens: Int, seed: UInt64, continuing: Int = 0) {
    var random = SplitMix(state: seed)
    guarded = (0..<screens).map { _ in random.below(10) == 0 }
    buttons = (0..<screens).map { screen in
      let module = screen / 20 * 20
      var buttons: [Button] = []
      for _ in 0..<2 + random.below(2) {
        buttons.append(.push(UInt16(module + random.below(min(20, screens - module)))))
      }
      for _ in 0..<1 + random.below(2) {
        buttons.append(.present(UInt16(random.below(screens)), UInt8(random.below(3))))
      }
      let isContinuing = random.below(100) < continuing
      if random.below(10) < 7 || isContinuing {
        buttons.append(.close(isContinuing ? UInt16(1 + random.below(screens)) : 0))
      }
      if random.below(30) == 0 { buttons.append(.closeAll) }
      if random.below(5) == 0 { buttons += [.edit, .save] }
      if random.below(20) > 0 { buttons.append(.back) }
      return buttons
    }
  }

  var initialHeads: [Head] {
    (0..<5).map { environment in
      Head(
        environment: environment,
        frame: Frame(screen: 0, style: 0, layers: 0, isPushed: false, isEdited: false, isHeld: false))
    }
  }

  func isResting(_ head: Head) -> Bool { true }

  private func present(_ screen: UInt16, _ style: UInt8, over frame: Frame, _ environment: UInt8) -> Head {
    Head(
      environment: environment,
      frame: Frame(
        screen: screen, style: style, layers: min(2, frame.layers + 1), isPushed: false, isEdited: false,
        isHeld: false))
  }

  func appendTransitions(of head: Head, to transitions: inout [Transition<GeneratedApp>]) {
    let frame = head.frame
    let environment = head.environment
    let holds = frame.isHeld || frame.isEdited && guarded[Int(frame.screen)]
    func add(_ index: Int, _ outcome: Transition<GeneratedApp>.Outcome) {
      transitions.append(Transition(label: UInt32(frame.screen) << 8 | UInt32(index), outcome: outcome))
    }
    func leave(_ kind: Value.Kind, _ presents: UInt16 = 0) -> Transition<GeneratedApp>.Outcome {
      .return(Value(kind: kind, environment: environment, presents: presents))
    }
    for (index, button) in buttons[Int(frame.screen)].enumerated() {
      switch button {
      case .push(let screen):
        var pushed = frame
        pushed.screen = screen
        pushed.isPushed = true
        pushed.isEdited = false
        pushed.isHeld = holds
        add(index, .call(Head(environment: environment, frame: pushed), frame))
      case .present(let screen, let style):
        add(index, .call(present(screen, style, over: frame, environment), frame))
      case .close(let presents):
        guard frame.layers > 0 else { continue }
        add(index, leave(frame.isPushed ? .closeLayer : .closed, presents))
      case .back: if frame.isPushed { add(index, leave(.popped)) }
      case .closeAll: if frame.layers > 0 { add(index, leave(.closeAll)) }
      case .edit, .save:
        var edited = frame
        if case .edit = button { edited.isEdited = true } else { edited.isEdited = false }
        if edited != frame { add(index, .stay(Head(environment: environment, frame: edited))) }
      }
    }
    let isSheet = frame.style == 1 && environment < 4
    if frame.layers > 0, isSheet || frame.style == 2, !holds {
      add(100, leave(frame.isPushed ? .closeLayer : .closed))
    }
    if environment < 4 { add(101, .stay(Head(environment: environment ^ 1, frame: frame))) }
  }

  func appendLandings(of value: Value, on hole: Frame, to transitions: inout [Transition<GeneratedApp>]) {
    var value = value
    let outcome: Transition<GeneratedApp>.Outcome
    switch value.kind {
    case .closeAll where hole.layers > 0 || hole.isPushed: outcome = .return(value)
    case .closeLayer:
      if !hole.isPushed { value.kind = .closed }
      outcome = .return(value)
    default:
      outcome =
        value.presents > 0
        ? .call(present(value.presents - 1, 1, over: hole, value.environment), hole)
        : .stay(Head(environment: value.environment, frame: hole))
    }
    transitions.append(Transition(label: UInt32(hole.screen) << 8 | 200, outcome: outcome))
  }
}
