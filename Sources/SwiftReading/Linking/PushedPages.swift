#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// A page that is given along with another one, for later: `.list` of `.code(then: .push(.list))`.
struct PageAlong {
  let name: String
  /// The case that it holds.
  let inner: String?
  let place: SourcePlace
}

extension PathReading {
  /// The pages that stand in what a page is made with, each as the only thing that another case holds.
  func pagesAlong(_ page: ExprSyntax, in file: SwiftFile) -> [PageAlong] {
    guard let made = page.as(FunctionCallExprSyntax.self) else { return [] }
    return made.calls.filter { $0.id != made.id && $0.arguments.count == 1 && $0.calleeName != nil }
      .filter { ExprSyntax($0).caseName != nil }
      .flatMap { call in call.arguments.first.map { values.alternatives(of: $0.expression) } ?? [] }
      .compactMap { given in
        given.caseName.map { PageAlong(name: $0, inner: innerCase(of: given), place: file.place(of: given)) }
      }
  }
}

/// Tells who pushes pages that objects push.
struct PushedPages {
  private let linking: FactLinking

  init(_ linking: FactLinking) { self.linking = linking }

  /// Who has an object push a page: the views that run its line, else the one screen that it is made for. What comes over the
  /// view with the modifier is that view's, whoever sets it. What a reducer pushes, the views push whose action it answers to.
  ///
  /// - Parameter cases: what the stack shows for each page.
  func askers(of setting: CaseSetting, _ cases: [String: [PossibleValue]] = [:]) -> [CaseSetting] {
    let senders = senders(of: setting, cases)
    guard senders.isEmpty else { return senders }
    guard setting.isPush, linking.declarations.isPlainObject(setting.owner) else { return [setting] }
    let line = RunnerSearch.Runner(
      owner: setting.owner, function: setting.function, trigger: setting.trigger, place: setting.place)
    let runners = RunnerSearch(linking).runners(of: line)
    guard runners.isEmpty else {
      return runners.map { runner in
        var asked = setting
        asked.owner = runner.owner
        asked.function = runner.function
        asked.trigger = runner.trigger
        asked.place = runner.place
        asked.via = runner.via
        return asked
      }
    }
    guard let screen = linking.screensOfObjects.screen(of: setting.owner) else { return [setting] }
    var asked = setting
    asked.owner = screen
    return [asked]
  }

  /// The views whose actions a reducer answers by pushing.
  private func senders(of setting: CaseSetting, _ cases: [String: [PossibleValue]]) -> [CaseSetting] {
    let actions = StoreActions(linking.values)
    guard setting.isPush, !setting.actions.isEmpty, actions.isReducer(setting.owner) else { return [] }
    var senders: [StoreActions.Sender] = []
    for names in setting.actions {
      for sender in actions.senders(of: names, in: setting.owner, cases) where !senders.contains(sender) {
        senders.append(sender)
      }
    }
    return senders.map { sender in
      var asked = setting
      asked.owner = sender.view
      asked.trigger = sender.action.map { ButtonFact(key: "$" + $0, place: setting.place) }
      asked.function = nil
      asked.via = [setting.place]
      return asked
    }
  }

  /// What a modifier of the app's own sets, in an extension of all views, the views set that have it.
  func ofCallers(_ setting: CaseSetting) -> [CaseSetting] {
    guard setting.owner == "View", let function = setting.function else { return [setting] }
    let owners = Set(
      (linking.declarations.calls[function.name] ?? []).filter { function.fits($0.node) }.compactMap {
        linking.declarations.owner(of: $0.node)
      }
    ).subtracting(["View"])
    guard !owners.isEmpty, owners.count <= FactLinking.maximumHandings else { return [setting] }
    return owners.sorted().map { owner in
      var called = setting
      called.owner = owner
      return called
    }
  }

  /// The screens that push a page which they are given, whatever it is: by `router.push(next)` of their own or of their model.
  func screensPushingWhatTheyAreGiven(_ item: ItemPresentation, _ settings: [CaseSetting]) -> Set<String> {
    guard item.isPush else { return [] }
    return Set(
      settings.filter { $0.isPush && $0.value == .other && $0.expected == item.type }
        .flatMap { askers(of: $0) }.map(\.owner))
  }

  /// Ways from a screen to the pages that it is given along, where it pushes what it is given.
  ///
  /// - Parameters:
  ///   - open: the screens that push what they are given.
  ///   - shown: the screen that somebody pushes with them.
  func pages(
    along setting: CaseSetting, to shown: [PossibleValue], _ item: ItemPresentation, _ open: Set<String>
  ) -> [(setting: CaseSetting, name: String, shown: [PossibleValue])] {
    guard shown.count == 1, let screen = shown.first?.type, open.contains(screen) else { return [] }
    return setting.along.compactMap { page in
      var next = setting
      next.value = .name(page.name, type: nil)
      next.inner = page.inner
      next.owner = screen
      next.function = nil
      next.trigger = nil
      next.place = page.place
      next.via = []
      next.along = []
      next.isAlong = true
      return item.shown(for: next).map { (next, $0.name, $0.shown) }
    }
  }
}
#endif
