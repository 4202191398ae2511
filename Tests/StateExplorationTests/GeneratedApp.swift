import StateExploration

/// An app drawn from a seed, in the manner of real ones: modules of 20 screens, about five buttons per screen; pushes
/// stay in the module, presentations go anywhere, both in cycles; unsaved edits hold the layer; 24 configurations, a
/// window that turns, three flags, and a condition that varies.
struct GeneratedApp: PushdownSystem {
  typealias Label = UInt32

  struct Head: Hashable {
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
    /// What the exposed screen presents at once, plus 1; 0 for nothing.
    var presents: UInt16
  }

  enum Button {
    case push(UInt16), present(UInt16, UInt8), close(UInt16), back, closeAll, edit, save, flag(Int)
  }

  /// Bit 0 is the window, 1 to 3 are flags, 4 varies.
  let worlds = WorldSpace(configurationCount: 24, bitCount: 5, choices: [4])
  var buttons: [[Button]]
  /// The bit that a button asks for, or -1.
  var conditions: [[Int]] = []
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
      if random.below(15) == 0 { buttons.append(.flag(1 + random.below(3))) }
      return buttons
    }
    conditions = buttons.map { $0.map { _ in random.below(5) == 0 ? 1 + random.below(4) : -1 } }
  }

  var initialHeads: [(head: Head, worlds: WorldSet)] {
    let head = Head(screen: 0, style: 0, layers: 0, isPushed: false, isEdited: false, isHeld: false)
    let clear = (1...3).reduce(worlds.all) { worlds.intersection($0, worlds.bit($1, is: false)) }
    return [(head, clear)]
  }

  func isResting(_ head: Head) -> Bool { true }

  /// The buttons by number, then 100: the layer is pulled away; 101: the window turns.
  func appendMoves(of head: Head, to moves: inout [UInt8]) {
    moves += buttons[Int(head.screen)].indices.map { UInt8($0) }
    if head.layers > 0, head.style > 0 { moves.append(100) }
    moves.append(101)
  }

  private var over: WorldChange { WorldChange(mask: [], values: [], forgetsChoices: true) }

  private func present(_ screen: UInt16, _ style: UInt8, over head: Head) -> Head {
    Head(
      screen: screen, style: style, layers: min(2, head.layers + 1), isPushed: false, isEdited: false,
      isHeld: false)
  }

  func transition(
    of move: UInt8, at head: Head, in world: World
  ) -> (transition: Transition<GeneratedApp>?, guard: WorldSet) {
    let holds = head.isHeld || head.isEdited && guarded[Int(head.screen)]
    func answer(
      _ outcome: Transition<GeneratedApp>.Outcome?, _ set: WorldSet, _ change: WorldChange
    ) -> (transition: Transition<GeneratedApp>?, guard: WorldSet) {
      let label = UInt32(head.screen) << 8 | UInt32(move)
      return (outcome.map { Transition(label: label, outcome: $0, change: change) }, set)
    }
    if move == 101 {
      let turn = WorldChange(mask: [0], values: world[0] ? [] : [0], forgetsChoices: true)
      return answer(.stay(head), worlds.bit(0, is: world[0]), turn)
    }
    if move == 100 {
      // A sheet is one on phones, or in a narrow window.
      let isSheet = world.configuration < 8 || !world[0]
      let phones = worlds.configurations { $0 < 8 }
      let set =
        world.configuration < 8 ? phones : worlds.subtracting(phones, from: worlds.bit(0, is: world[0]))
      let kind = Value.Kind.closed
      let goes = (isSheet || head.style == 2) && !holds
      let value = Value(kind: head.isPushed ? .closeLayer : kind, presents: 0)
      return answer(goes ? .return(value) : nil, set, .none)
    }
    let condition = conditions[Int(head.screen)][Int(move)]
    let set = condition < 0 ? worlds.all : worlds.bit(condition, is: world[condition])
    if condition >= 0, !world[condition] { return answer(nil, set, .none) }
    switch buttons[Int(head.screen)][Int(move)] {
    case .push(let screen):
      var pushed = head
      pushed.screen = screen
      pushed.isPushed = true
      pushed.isEdited = false
      pushed.isHeld = holds
      return answer(.call(pushed, head), set, over)
    case .present(let screen, let style):
      return answer(.call(present(screen, style, over: head), head), set, over)
    case .close(let presents):
      let value = Value(kind: head.isPushed ? .closeLayer : .closed, presents: presents)
      return answer(head.layers > 0 ? .return(value) : nil, set, .none)
    case .back: return answer(head.isPushed ? .return(Value(kind: .popped, presents: 0)) : nil, set, .none)
    case .closeAll:
      return answer(head.layers > 0 ? .return(Value(kind: .closeAll, presents: 0)) : nil, set, .none)
    case .edit, .save:
      var edited = head
      if case .edit = buttons[Int(head.screen)][Int(move)] {
        edited.isEdited = true
      } else {
        edited.isEdited = false
      }
      return answer(edited != head ? .stay(edited) : nil, set, over)
    case .flag(let flag):
      let change = WorldChange(mask: WorldBits(Int(flag)), values: WorldBits(Int(flag)), forgetsChoices: true)
      return answer(.stay(head), set, change)
    }
  }

  func landing(
    of value: Value, on hole: Head, in world: World
  ) -> (transition: Transition<GeneratedApp>?, guard: WorldSet) {
    var value = value
    let outcome: Transition<GeneratedApp>.Outcome
    var change = over
    switch value.kind {
    case .closeAll where hole.layers > 0 || hole.isPushed:
      outcome = .return(value)
      change = .none
    case .closeLayer:
      if !hole.isPushed { value.kind = .closed }
      outcome = .return(value)
      change = .none
    default:
      outcome = value.presents > 0 ? .call(present(value.presents - 1, 1, over: hole), hole) : .stay(hole)
    }
    return (Transition(label: UInt32(hole.screen) << 8 | 200, outcome: outcome, change: change), worlds.all)
  }
}
