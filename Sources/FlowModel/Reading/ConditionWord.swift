/// The words of conditions, apart from flags.
enum ConditionWord: String, FlowWord {
  case always, never, unsaved, compact, regular
  case compactHeight = "compact-height"
  case regularHeight = "regular-height"
  case portrait, landscape, iphone, ipad, mac, ios, searching, presented, pushed, adapted, guarded, presents
  case inFront = "in-front"
  case up

  /// The term of a word without an argument.
  var term: Condition.Term? {
    switch self {
    case .always: .always
    case .never: .never
    case .unsaved: .unsaved
    case .compact: .width(.compact)
    case .regular: .width(.regular)
    case .compactHeight: .height(.compact)
    case .regularHeight: .height(.regular)
    case .portrait: .orientation(.portrait)
    case .landscape: .orientation(.landscape)
    case .iphone: .idiom(.iphone)
    case .ipad: .idiom(.ipad)
    case .mac: .idiom(.mac)
    case .ios: nil
    case .searching: .searching
    case .presented: .presented
    case .pushed: .pushed
    case .adapted: .adapted
    case .guarded: .guarded
    case .presents: .presents
    case .inFront: .inFront
    case .up: nil
    }
  }
}
