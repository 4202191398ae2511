import FlowModel

/// What a layer comes to in one environment at one detent, where nothing but these decides.
struct LayerForm: Sendable {
  var appearance: Appearance
  /// The number of the detent in force; beyond the declared ones for the largest.
  var detent: Int
  /// The layer beneath is live unless a guard dims it.
  var isUndimmed: Bool
  /// The numbers of the detents that can be selected.
  var detents: [Int]
  /// By whether it is undimmed, then by whether a dialog has a Cancel action.
  private var exits: (Exits, Exits, Exits, Exits)

  /// Nothing can tell the two apart.
  func isAlike(_ other: LayerForm) -> Bool {
    appearance == other.appearance && detent == other.detent && isUndimmed == other.isUndimmed
      && detents == other.detents && exits == other.exits
  }

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
    self.exits = (exits(false, false), exits(false, true), exits(true, false), exits(true, true))
  }

  func exits(isUndimmed: Bool, hasCancel: Bool) -> Exits {
    isUndimmed ? (hasCancel ? exits.3 : exits.2) : (hasCancel ? exits.1 : exits.0)
  }
}

/// The forms of all presentations whose delegates answer the same whatever happens: looked up at every step.
struct LayerForms: Sendable {
  private var forms: [LayerForm] = []
  private var layouts: [Layout] = []

  private struct Layout: Sendable {
    /// The first form; -1 where a condition decides.
    var start = -1
    var styles: [Style] = []
    var detents = 1
  }

  init(_ tables: MachineTables) {
    for (edge, presentation) in tables.elements.presentations.enumerated() {
      var layout = Layout()
      if presentation.value.hasFixedForms {
        layout.start = forms.count
        layout.styles = presentation.options.declaredStyles
        let other: Style = presentation.framework == .swiftui ? .sheet : .automatic
        if !layout.styles.contains(other) { layout.styles.append(other) }
        layout.detents =
          max(presentation.options.detents.count, presentation.options.adaptation.detents.count) + 1
        for style in layout.styles {
          for environment in tables.environments.all.indices {
            for detent in 0..<layout.detents {
              var frame = Frame(screen: Int32(presentation.target))
              frame.edge = Int32(edge)
              frame.style = style
              frame.detent = UInt8(detent)
              let standing = Standing(tables, environment: environment, flags: 0, frame: frame)
              forms.append(LayerForm(standing, presentation))
            }
          }
        }
      }
      layouts.append(layout)
    }
  }

  /// Every presentation is drawn alike in both; false where more than the environment decides.
  func isAlike(_ one: Int, _ other: Int, of count: Int) -> Bool {
    layouts.allSatisfy { layout in
      layout.start >= 0
        && layout.styles.indices.allSatisfy { style in
          (0..<layout.detents).allSatisfy { detent in
            let first = layout.start + (style * count + one) * layout.detents + detent
            return forms[first].isAlike(forms[first + (other - one) * layout.detents])
          }
        }
    }
  }

  /// The form of the frame’s layer; nil where more than the environment and the detent decides.
  @inline(__always)
  func form(of frame: Frame, in environment: Int, of count: Int) -> LayerForm? {
    let layout = layouts[Int(frame.edge)]
    guard layout.start >= 0, let style = layout.styles.firstIndex(of: frame.style) else { return nil }
    let detent = min(Int(frame.detent), layout.detents - 1)
    return forms[layout.start + (style * count + environment) * layout.detents + detent]
  }
}

extension Presentation {
  /// Neither flags nor who presents decide how it is drawn.
  fileprivate var hasFixedForms: Bool {
    let answers = options.adaptation.styles + options.adaptation.compactWidthStyles
    let styles = options.declaredStyles + answers.map(\.style)
    return answers.allSatisfy { $0.condition == Condition.always || $0.condition == Condition.never }
      && !styles.contains(.currentContext) && !styles.contains(.overCurrentContext)
  }
}
