import FlowModel

/// The form of a layer in one environment at one detent, if it depends on nothing else.
struct LayerForm: Hashable, Sendable {
  var appearance: Appearance
  /// The number of the selected detent; a number above the declared ones means the largest.
  var detent: Int
  /// Whether the layer beneath is interactive, unless a guard dims it.
  var isUndimmed: Bool
  /// The numbers of the detents that can be selected.
  var detents: [Int]
  /// The ways out, indexed by whether the layer is undimmed, then by whether a dialog has a Cancel action.
  private var exits: [Exits]

  init(_ standing: Standing, _ presentation: Shared<Presentation>) {
    let behavior = standing.behavior
    let appearance = behavior.appearance(of: standing.request(presentation))
    self.appearance = appearance
    let names = standing.detents
    let active = behavior.activeDetents(names)
    let selected = standing.selectedDetentName
    detent = names.firstIndex(of: selected) ?? names.count
    isUndimmed = behavior.isUndimmed(
      at: selected, of: names, upTo: presentation.options.undimmed, look: appearance.look,
      framework: presentation.framework)
    let isPulled = appearance.look.isSheet && appearance.look != .centred && active.count > 1
    detents = isPulled ? names.indices.filter { names[$0] != selected && active.contains(names[$0]) } : []
    let kind = standing.flow.screens[presentation.target].kind
    func exits(_ isUndimmed: Bool, _ hasCancel: Bool) -> Exits {
      behavior.exits(
        of: appearance, kind: kind, style: standing.frame.style, custom: presentation.options.custom,
        isUndimmed: isUndimmed, hasCancel: hasCancel)
    }
    self.exits = [exits(false, false), exits(false, true), exits(true, false), exits(true, true)]
  }

  /// Hashes only the fields that distinguish most forms, as hashing the lists would take longer than creating
  /// them.
  func hash(into hasher: inout Hasher) {
    hasher.combine(appearance.look)
    hasher.combine(appearance.style)
    hasher.combine(detent)
  }

  func exits(isUndimmed: Bool, hasCancel: Bool) -> Exits {
    exits[(isUndimmed ? 2 : 0) + (hasCancel ? 1 : 0)]
  }
}

/// The forms of all presentations that depend on the site and the detent only. Every step looks them up.
///
/// A *row* is a presentation in one style at one detent. Presentations with equal requests share rows.
final class LayerForms: Sendable {
  private let forms: [Shared<LayerForm>]
  /// The number of the form, by row and site.
  private let table: [Int32]
  private let layouts: ElementTable<Presentation, LayerFormRows.Layout>
  private let siteCount: Int

  init(_ tables: MachineTables) {
    let rows = LayerFormRows(tables)
    forms = rows.forms.map { Shared($0) }
    table = rows.table
    layouts = rows.layouts
    siteCount = tables.worlds.sites.count
  }

  /// The row of the frame’s layer; nil if its form depends on more than the site and the detent.
  @inline(__always)
  func row(of frame: Frame) -> Int? {
    guard let edge = frame.edge else { return nil }
    let layout = layouts[edge]
    guard let start = layout.start, let style = layout.styles.firstIndex(of: frame.style) else { return nil }
    return start + style * layout.detents + min(Int(frame.detent), layout.detents - 1)
  }

  /// The number of the form of a row at a site.
  @inline(__always)
  func form(of row: Int, at site: Int) -> Int { Int(table[row * siteCount + site]) }

  subscript(number: Int) -> Shared<LayerForm> { forms[number] }

  /// All forms that a presentation can have; nil if they depend on more than the site and the detent.
  func all(of edge: PresentationID) -> [LayerForm]? {
    let layout = layouts[edge]
    guard let start = layout.start else { return nil }
    let rows = start..<start + layout.styles.count * layout.detents
    return Set(table[rows.lowerBound * siteCount..<rows.upperBound * siteCount]).sorted().map {
      forms[Int($0)].value
    }
  }
}

/// Computes the rows of ``LayerForms``.
private struct LayerFormRows {
  private(set) var forms: [LayerForm] = []
  private var numbers: [LayerForm: Int32] = [:]
  private(set) var table: [Int32] = []
  private(set) var layouts = ElementTable<Presentation, Layout>()
  private let siteCount: Int

  struct Layout: Sendable {
    /// The first row; nil if a condition decides.
    var start: Int?
    var styles: [Style] = []
    var detents = 1
  }

  init(_ tables: MachineTables) {
    siteCount = tables.worlds.sites.count
    var known: [LayerRequest: Layout] = [:]
    for (edge, presentation) in tables.elements.presentations.identified {
      guard presentation.value.hasFixedForms else {
        layouts.append(Layout())
        continue
      }
      let request = LayerRequest(presentation.value, kind: tables.flow.screens[presentation.target].kind)
      if let layout = known[request] {
        layouts.append(layout)
        continue
      }
      let layout = makeLayout(edge, presentation, tables)
      known[request] = layout
      layouts.append(layout)
    }
  }

  private mutating func makeLayout(
    _ edge: PresentationID, _ presentation: Shared<Presentation>, _ tables: MachineTables
  ) -> Layout {
    var layout = Layout()
    layout.start = table.count / siteCount
    layout.styles = presentation.options.declaredStyles
    let other: Style = presentation.framework == .swiftui ? .sheet : .automatic
    if !layout.styles.contains(other) { layout.styles.append(other) }
    layout.detents =
      max(presentation.options.detents.count, presentation.options.adaptation.detents.count) + 1
    for style in layout.styles {
      for detent in 0..<layout.detents {
        var frame = Frame(screen: presentation.target)
        frame.edge = edge
        frame.style = style
        frame.detent = UInt8(detent)
        for site in 0..<siteCount {
          let standing = Standing(tables.setting(tables.worlds.world(of: site)), frame)
          table.append(number(of: LayerForm(standing, presentation)))
        }
      }
    }
    return layout
  }

  private mutating func number(of form: LayerForm) -> Int32 {
    if let known = numbers[form] { return known }
    let number = Int32(forms.count)
    numbers[form] = number
    forms.append(form)
    return number
  }
}

/// The properties of a presentation on which its forms depend.
private struct LayerRequest: Hashable {
  let kind: Kind
  let framework: Framework
  let styles: [Style]
  let isAnchored: Bool
  let detents: [String]
  let undimmed: String
  let edgeAttached: Bool
  let hasOwnWindow: Bool
  let custom: CustomPresentation
  let answers: [StyleChoice]
  let compactWidthAnswers: [StyleChoice]
  let adaptedDetents: [String]
  let horizontal: CompactAdaptation
  let vertical: CompactAdaptation

  init(_ presentation: Presentation, kind: Kind) {
    let options = presentation.options
    self.kind = kind
    framework = presentation.framework
    styles = options.declaredStyles
    isAnchored = options.anchor != .none
    detents = options.detents
    undimmed = options.undimmed
    edgeAttached = options.edgeAttached
    hasOwnWindow = options.ownWindow
    custom = options.custom
    answers = options.adaptation.styles
    compactWidthAnswers = options.adaptation.compactWidthStyles
    adaptedDetents = options.adaptation.detents
    horizontal = options.adaptation.horizontal
    vertical = options.adaptation.vertical
  }
}

extension Presentation {
  /// Whether the look depends neither on flags nor on the presenter.
  fileprivate var hasFixedForms: Bool {
    let answers = options.adaptation.styles + options.adaptation.compactWidthStyles
    let styles = options.declaredStyles + answers.map(\.style)
    return answers.allSatisfy { $0.condition == Condition.always || $0.condition == Condition.never }
      && !styles.contains(.currentContext) && !styles.contains(.overCurrentContext)
  }
}
