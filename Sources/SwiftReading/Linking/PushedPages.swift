#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// A page that is passed along with another page for later use: `.list` of `.code(then: .push(.list))`.
struct PageAlong {
  let name: String
  /// Its inner case.
  let inner: String?
  let place: SourcePlace
}

extension PathReading {
  /// The pages in the arguments of a page, if each is the only value of another case.
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

/// Finds who pushes pages that objects push.
struct PushedPages {
  private let linking: FactLinking

  init(_ linking: FactLinking) { self.linking = linking }

  /// The screens that make an object push a page: the views that run its line, otherwise the only screen that
  /// the object belongs to. A page from a modifier belongs to the view with the modifier. A page that a
  /// reducer pushes belongs to the views that send the action.
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

  /// The views whose actions make a reducer push.
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

  /// If a modifier of the app, in an extension of all views, sets the state, the source is the view with the
  /// modifier.
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

  /// The screens that push any page they receive: by `router.push(next)` of their own or of their model.
  func screensPushingWhatTheyAreGiven(_ item: ItemPresentation, _ settings: [CaseSetting]) -> Set<String> {
    guard item.isPush else { return [] }
    return Set(
      settings.filter { $0.isPush && $0.value == .other && $0.expected == item.type }
        .flatMap { askers(of: $0) }.map(\.owner))
  }

  /// Edges from a screen that pushes what it receives to the pages that are passed along to it.
  ///
  /// - Parameters:
  ///   - open: the screens that push what they receive.
  ///   - shown: the screen that is pushed with these pages.
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
