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

extension FactLinking {
  /// The screens that push a page which they are given, whatever it is: by `router.push(next)` of their own or of their model.
  func screensPushingWhatTheyAreGiven(_ item: ItemPresentation, _ settings: [CaseSetting]) -> Set<String> {
    guard item.isPush else { return [] }
    return Set(
      settings.filter { $0.isPush && $0.value == .other && $0.expected == item.type }
        .flatMap { askers(of: $0, for: item) }.map(\.owner))
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
