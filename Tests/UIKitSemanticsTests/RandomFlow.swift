import FlowModel

/// The text of a small flow that says anything the language can say: every verb, receiver and callback, conditions,
/// dialogs, system controllers, tabs, SwiftUI, triggers, flags, work that is shared. Some of them the reader refuses.
///
/// In two of three a screen is up once at most, and everything is said of everybody. In the others screens come again
/// and again above themselves; who is meant by a name is then the nearest, as far as the machine knows, so nobody is
/// named but by what is close.
struct RandomFlow {
  /// What a flow is mostly about.
  enum Subject {
    case everything
    /// Tabs and columns with work and pushed screens, at the start or in a modal; windows of their own above them, and
    /// presentations that cover one of them alone.
    case tabs
    /// Flags of screens, triggers that come once, and what is done later, when its screen may be gone.
    case instances
  }

  var numbers: SplitMix
  let subject: Subject
  /// Code also chooses tabs, dismisses without animation and asks which screens are up.
  let isChoosing: Bool
  /// Code also chooses detents, and people make gestures of the app’s own.
  private let isReaching: Bool
  /// What else is said, of that which came late to the language.
  let additions: Set<Addition>
  let screens: [String]
  let dialogs: [String]
  let others: [String]
  private let isAppSwiftUI: Bool
  /// The screens of the other framework, by number.
  private(set) var mixed: Set<Int> = []
  let flags: [String]
  /// The SDK and the systems; what is written exists in one of them.
  private(set) var line = Line.all[0]
  var works = 0
  /// What its system controller has to call.
  private var told: Set<CallbackName> = []
  var tabs: Set<String> = []
  /// The first screen presents the tabs.
  private var presentsTabs = false
  let isCyclic: Bool
  /// Presenters can be touched beside what they present; else buttons are asked how their screen came.
  private let isLive: Bool
  /// The screen that is being written, by number; what is no screen stands behind them all.
  var current = 0
  /// A trigger is being written.
  var isOutside = false

  init(
    seed: UInt64, about subject: Subject = .everything, choosing isChoosing: Bool = false,
    reaching isReaching: Bool = false, adding additions: Set<Addition> = []
  ) {
    self.subject = subject
    self.isChoosing = isChoosing
    self.isReaching = isReaching
    self.additions = additions
    var numbers = SplitMix(seed)
    screens = (0..<(3 + numbers.below(3) + (subject == .tabs ? 1 : 0))).map { "s\($0)" }
    dialogs = (0..<numbers.below(3)).map { "ask\($0)" }
    others = numbers.below(3) == 0 ? ["picker"] : []
    isAppSwiftUI = numbers.below(4) == 0
    isLive = numbers.below(2) == 0
    isCyclic = numbers.below(3) == 0 && subject != .tabs
    flags = (0..<numbers.below(3)).map { "flag\($0)" }
    if additions.contains(.mixing) { mixed = Set(screens.indices.filter { _ in numbers.below(2) == 0 }) }
    self.numbers = numbers
  }

  /// The framework of the screen that is being written.
  var isSwiftUI: Bool { isAppSwiftUI != mixed.contains(current) }

  mutating func text() -> String {
    var lines = ["modalflow: 1", app]
    let hasTabs = subject == .tabs || one(in: 6)
    // A tab comes in no other way: of two instances of one screen the machine knows one.
    if hasTabs { tabs = ["s1", "s2"] }
    let isNested = subject == .tabs && additions.contains(.containing)
    if isNested { tabs.insert("s3") }
    let startsWithTabs = hasTabs && one(in: 2)
    presentsTabs = subject == .tabs && !startsWithTabs && !isCyclic
    lines.append("start: \(startsWithTabs ? "tabs" : "s0")")
    if !flags.isEmpty {
      lines.append(
        "flags: {\(flags.map { "\($0): \(pick(["cleared", "set", "varies"]))" }.joined(separator: ", "))}")
    }
    if one(in: 3) { lines += ["triggers:"] + list(1 + numbers.below(2)) { $0.trigger(ofFile: true) } }
    lines.append("screens:")
    for name in screens { lines += screen(name) }
    for name in dialogs { lines += dialog(name) }
    for name in others { lines += system(name) }
    if subject == .tabs {
      lines +=
        ["  tabs:"]
        + (isNested
          ? nestedContainers()
          : additions.contains(.reselecting)
            ? ["    kind: tabs", "    tabs: [s1, s2]"]
            : pick([["    kind: tabs", "    tabs: [s1, s2]"], ["    kind: split", "    columns: [s1, s2]"]]))
      if one(in: 3) { lines.append("    unsaved: [shelf]") }
      if one(in: 4) { lines.append("    guard: \(pick(["unsaved", "always", condition]))") }
      current = 2
      let answer = answerToSecondTap(in: 2)
      if !answer.isEmpty { lines.append("    callbacks: {\(answer[0])}") }
    } else if hasTabs {
      lines += ["  tabs:", "    kind: tabs", "    tabs: [s1, s2]"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var app: String {
    mutating get {
      line = pick(isAppSwiftUI || !mixed.isEmpty ? Line.ofSwiftUI : Line.all)
      let devices = pick(["", ", devices: [iphone]", ", devices: [ipad]", ", devices: [mac, ipad]"])
      return
        "app: {name: Random, \(line.text)\(devices)\(isAppSwiftUI ? ", framework: swiftui" : "")\(formOfApp)}"
    }
  }

  // MARK: Screens

  private mutating func screen(_ name: String) -> [String] {
    current = screens.firstIndex(of: name) ?? 0
    var lines = ["  \(name):", "    title: Screen \(name)"]
    if subject == .instances {
      lines.append("    flags: {editing: \(pick(["cleared", "set"]))\(pick(["", ", loaded: cleared"]))}")
    }
    func add(_ line: String) { lines.append("    \(line)") }
    let isInNavigation = one(in: 2)
    if isInNavigation { add("in: navigation") }
    if name == "s0" || name == "s2" || one(in: 4) {
      add(pick(points))
    }
    if subject == .tabs, !isCyclic, current > 0, one(in: 3) {
      add("edits: [\(current > 2 && one(in: 2) ? "s2.work" : "s0.work")]")
    } else if name != "s0", !isCyclic, one(in: 5) {
      add("edits: [s0.work]")
    }
    if one(in: 3) {
      let parts =
        isInNavigation
        ? ["{navigation: \(condition)}", "{screen: unsaved, navigation: unsaved}"]
        : ["{screen: \(condition)}", "{screen: unsaved}"]
      add("guard: \(pick(["unsaved", "always", condition] + parts))")
    }
    let hasSearch = one(in: 8)
    if hasSearch { add(pick(["search: true", "search: {guard: \(condition)}"])) }
    if additions.contains(.hidingBack), one(in: 2) {
      add("back: \(backByCondition)")
    } else if one(in: 8) {
      add("back: \(pick(["hidden", "{does: \(effects), swipe: true}", "{does: \(effects)}"]))")
    }
    if one(in: 8) { add("escape: \(pick(["none", effects]))") }
    if name == "s1", one(in: 3) { add("retained: true") }
    if name == "s1" || one(in: 8) { add("unwinds: [home]") }
    if one(in: 8) { add("defines-context: true") }
    for line in formOfScreen where !line.hasPrefix("search") || !hasSearch { add(line) }
    let all =
      (one(in: 3) ? [callbacks(ofScreen: true)] : []) + (tabs.contains(name) ? answerToSecondTap(in: 2) : [])
    if !all.isEmpty { add("callbacks: {\(all.joined(separator: ", "))}") }
    if one(in: subject == .instances ? 2 : 6) {
      lines += ["    triggers:"] + list(1) { "  " + $0.trigger(ofFile: false) }
    }
    add("buttons:")
    for number in 0..<(2 + numbers.below(3)) { add("  - \(button(number))") }
    return lines
  }

  private mutating func dialog(_ name: String) -> [String] {
    current = screens.count + (dialogs.firstIndex(of: name) ?? 0)
    let kind =
      isSwiftUI
      ? pick(["alert", isLive ? "confirmationDialog" : "alert"])
      : pick(["alert", isLive ? "actionSheet" : "alert"])
    var lines = ["  \(name):", "    kind: \(kind)", "    title: Dialog \(name)"]
    if one(in: 8), kind != "confirmationDialog" { return lines }
    lines.append("    buttons:")
    lines.append("      - {label: Yes\(pick(["", ", role: destructive"])), does: \(effects)}")
    if one(in: 2) { lines.append("      - {label: No, role: cancel\(pick(["", ", does: \(effects)"]))}") }
    return lines
  }

  private mutating func system(_ name: String) -> [String] {
    let kinds: [Kind] = [
      .share, .camera, .photoLibrary, .photoPicker, .documentPicker, .safari, .mail, .contacts, .siri,
      .reference,
    ]
    let calling = kinds.filter { told.isSubset(of: $0.facts.callbacks) }
    return ["  \(name):", "    kind: \(pick(calling).rawValue)"]
  }

  private mutating func button(_ number: Int) -> String {
    var text = "{label: B\(number)"
    text += pick(["", "", ", role: done", ", role: cancel", ", role: destructive", ", placement: trailing"])
    text += place(of: text)
    if one(in: 8) { text += ", enabled: \(isLive ? plainCondition : condition)" }
    if one(in: 8) { text += ", shown: \(isLive ? plainCondition : condition)" }
    return "\(text), does: \(effects)}"
  }

  private mutating func trigger(ofFile: Bool) -> String {
    if ofFile { current = screens.count }
    isOutside = true
    defer { isOutside = false }
    let kind = pick(
      ["launch", "deep-link", "notification", "timer", "error"] + (isReaching ? ["gesture"] : [])
        + (additions.contains(.moments) ? ["foreground", "background", "message"] : [])
        + (additions.contains(.receiving) ? ["message", "shortcut", "input"] : []))
    let by =
      one(in: 2)
      ? ", by: \(pick(isCyclic || isSwiftUI ? ["topmost"] : ["root"] + (ofFile ? [] : ["presenter"]) + named))"
      : ""
    var condition = one(in: 3) ? ", if: \(plainCondition)" : ""
    if subject == .instances { condition += pick(["", ", once: true"]) }
    if ofFile, isCyclic { return "  - {when: \(kind)\(condition), does: [\(work)]}" }
    return "  - {when: \(kind)\(by)\(condition), does: \(effects)}"
  }

  private mutating func callbacks(ofScreen: Bool) -> String {
    let appearing =
      isSwiftUI
      ? ["did-appear", "did-disappear"]
      : ["did-load", "will-appear", "did-appear", "will-disappear", "did-disappear"]
    let gestures = ["will-dismiss", "did-dismiss", "did-attempt-to-dismiss", "should-dismiss"]
    let names =
      ofScreen
      ? appearing + (isSwiftUI ? [] : gestures)
      : isSwiftUI ? ["on-dismiss"] : gestures
    var used: [String] = []
    for _ in 0..<(1 + numbers.below(3)) {
      let name = pick(names)
      if used.contains(where: { $0.hasPrefix("\(name):") }) { continue }
      if name == "should-dismiss" {
        used.append("\(name): {returns: \(plainCondition), does: [{run: asked}]}")
      } else {
        used.append("\(name): [\(one(in: 3) ? effect(deep: 1) : work)]")
      }
    }
    return used.joined(separator: ", ")
  }

  // MARK: Effects

  var effects: String {
    mutating get {
      // What follows a transition is asked of whoever is covered by then.
      if isCyclic { return "[\(one(in: 2) ? "\(work), " : "")\(effect(deep: 0))]" }
      let count = [1, 1, 1, 2, 2, 3][numbers.below(6)]
      return "[\((0..<count).map { _ in effect(deep: 0) }.joined(separator: ", "))]"
    }
  }

  var work: String {
    mutating get {
      works += 1
      return "{run: w\(works)}"
    }
  }

  mutating func effect(deep: Int) -> String {
    if subject == .instances, one(in: 4) { return ofInstances }
    if isChoosing, one(in: 3) { return choice(deep: deep) }
    if let added = addedEffect(deep: deep) { return added }
    if deep == 0, one(in: 6) {
      let inner = effect(deep: 1)
      guard inner.hasPrefix("{") else { return inner }
      return
        "{if: \(plainCondition), \(inner.dropFirst().dropLast())\(one(in: 2) ? ", else: [\(effect(deep: 1))]" : "")}"
    }
    let then = deep == 0 && one(in: 5) ? ", then: [\(isCyclic ? work : effect(deep: 1))]" : ""
    switch numbers.below(22) {
    case 0...5 where !targets.isEmpty: return present(pick(targets), "\(by)\(then)")
    case 6...8 where !later.isEmpty: return "{push: \(pick(later))\(by)\(then)}"
    case 9: return "{pop: \(pick(["self", "self"] + (isCyclic ? [] : ["presenter"]) + named))\(then)}"
    case 10:
      return
        "{\(pick(["pop-to: \(pick(screens))", "pop-to-root: self", "pop-to-root: \(isCyclic ? "self" : "root")"]))\(then)}"
    case 11...14:
      return
        "{dismiss: \(pick(["self", "self", "self", "presenter", "presented", "root", "parent"] + named))\(then)}"
    case 15: return pick(["{unwind: home}", "{set-root: \(pick(screens))}", "complete"])
    case 16 where !isCyclic: return pick(["save", "{save: s0.work}"])
    case 17 where !isCyclic: return pick(["discard", "{discard: s0.work}"])
    case 18 where !flags.isEmpty: return "{\(pick(["set", "clear"])): \(pick(flags))}"
    default: return work
    }
  }

  /// A flag of a screen, or something that is done later, when anything may be up.
  private var ofInstances: String {
    mutating get {
      let isOutside = isOutside
      self.isOutside = true
      defer { self.isOutside = isOutside }
      return pick([
        "{set: \(pick(screens)).editing}", "{clear: \(pick(screens)).editing}",
        "{later: [\(isCyclic ? work : effect(deep: 1))]}",
        "{later: {if: \(plainCondition), \(isCyclic ? "run: ended" : "dismiss: self"), else: [\(work)]}}",
      ])
    }
  }

  /// A tab that code chooses, or a dismissal without animation and what is asked for right after it.
  private mutating func choice(deep: Int) -> String {
    if !tabs.isEmpty, one(in: 2) { return "{select: \(pick(["s1", "s2"]))}" }
    if isReaching, one(in: 3) { return "{select: \(pick(["medium", "large"]))}" }
    let then = deep == 0 && one(in: 4) ? ", then: [\(isCyclic ? work : effect(deep: 1))]" : ""
    return "{dismiss: \(pick(["self", "presented", "root"])), animated: false\(then)}"
  }

  mutating func present(_ target: String, _ more: String) -> String {
    guard others.contains(target), one(in: 2) else {
      let options = options
      // Of two instances of one container the machine knows one.
      if target == "tabs" {
        return "{present: \(target)\(options.replacing(", window: own", with: ""))\(more)}"
      }
      return "{present: \(target)\(options)\(more)}"
    }
    let callback: CallbackName = additions.contains(.moments) ? pick([.didFinish, .didCancel]) : .didFinish
    told.insert(callback)
    return
      "{present: \(target), anchor: view, callbacks: {\(callback.rawValue): [\(effect(deep: 1))]}\(more)}"
  }

  /// Who may be presented: only what comes later, where a screen is up once at most.
  private var targets: [String] {
    // Where SwiftUI presents from further down the machine does not know what is up already.
    if isSwiftUI, isOutside { return [] }
    let screens = screens.filter { !tabs.contains($0) }
    if isCyclic { return screens + screens + dialogs + dialogs + others }
    let container = presentsTabs && current == 0 ? ["tabs", "tabs"] : []
    return container + Array(self.screens.dropFirst(current + 1)).filter { !tabs.contains($0) }
      + Array(dialogs.dropFirst(max(0, current + 1 - screens.count)))
      + others
  }

  var later: [String] {
    (isCyclic ? screens : Array(screens.dropFirst(current + 1))).filter { !tabs.contains($0) }
  }

  /// Who is named as performer or receiver.
  var named: [String] { isCyclic || isSwiftUI ? [] : screens }

  private var by: String {
    mutating get {
      one(in: 8) ? ", by: \(pick(isCyclic || isSwiftUI ? ["topmost"] : ["presenter", "root"] + named))" : ""
    }
  }

  private var options: String {
    mutating get {
      var text = ""
      let styles =
        isSwiftUI
        ? stylesOfSwiftUI(live: isLive)
        : [
          "formSheet", "pageSheet", "fullScreen", "overFullScreen", "currentContext", "overCurrentContext",
          "custom", isLive ? "popover, anchor: view" : "automatic", "{compact: fullScreen, else: formSheet}",
        ]
      if subject == .tabs, !isSwiftUI, one(in: 4) {
        text += ", style: \(pick(["currentContext", "overCurrentContext"]))"
      } else if one(in: 2) {
        text += ", style: \(pick(styles))"
      }
      if !text.contains("anchor"), one(in: 2) { text += ", anchor: \(pick(anchors))" }
      if one(in: 6) {
        let isUndimmed = isLive && one(in: 2) && hasUndimmed
        if hasDetents {
          let detents = detents
          text += ", detents: \(detents.all)"
          if isUndimmed { text += ", largest-undimmed-detent: \(detents.undimmed)" }
        }
      }
      if one(in: 8) { text += ", animated: false" }
      if one(in: 8) { text += ", guard: \(pick(["always", "unsaved", condition]))" }
      if one(in: 10), !isSwiftUI { text += ", passthrough: \(pick(passthroughs))" }
      if additions.contains(.forms), one(in: 2) { return text + form(of: &text) }
      if one(in: 5) { text += ", callbacks: {\(callbacks(ofScreen: false))}" }
      if one(in: 12), !flags.isEmpty { text += ", state: \(flags[0])" }
      if one(in: 10) {
        text +=
          isSwiftUI
          ? adaptation("horizontal", pick(["none", "popover", "fullScreenCover"]))
          : ", adaptation: {\(pick(["style: none", "compact-width-style: fullScreen", "in: navigation", "style: fullScreen"] + answersOfDelegate))}"
      }
      if isSwiftUI, one(in: 5) { text += ", modifier: shared" }
      if one(in: subject == .tabs ? 6 : 20) { text += ", window: own" }
      return text
    }
  }
}
