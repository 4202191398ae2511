public import FlowModel
import StateExploration

/// The screen in front, with all that a rule may ask of a state.
public struct StateView {
  let standing: Standing
  /// What lies beneath, as far as it was asked for.
  public let beneath: Beneath
  /// The worlds that agree in what lies beneath, where that is not so in all worlds of the state or step.
  private let beneathAgreeing: WorldSet?

  init(_ standing: Standing, beneath: Beneath = Beneath()) {
    self.standing = standing
    self.beneath = beneath
    beneathAgreeing = nil
  }

  /// The moment of an event that began in a setting.
  init(_ setting: Setting, _ moment: Moment, beneath: Beneath = Beneath(), agreeing: WorldSet? = nil) {
    self.beneath = beneath
    beneathAgreeing = agreeing
    var now = setting
    now.change = moment.change
    standing = Standing(now, moment.frame)
  }

  private var frame: Frame { standing.frame }

  /// The environment, by its number in ``Environments/all``. What is read so is not noted.
  public var environment: Int { standing.setting.environment }
  /// The same, noted: it tells all environments apart.
  public var exactEnvironment: Int {
    _ = standing.setting.behavior
    return environment
  }
  /// The effective version.
  public var ios: Version {
    let number = standing.setting.read(.version)
    return Version(number / 1_000, number % 1_000)
  }
  /// The device idiom.
  public var device: Device { Device.allCases[standing.setting.read(.device)] }
  /// The horizontal size class.
  public var width: SizeClass { standing.setting.holds(.width) ? .regular : .compact }
  /// The vertical size class.
  public var height: SizeClass { standing.setting.holds(.height) ? .regular : .compact }
  /// The flags that are set, by their numbers; only those that something reads.
  public var flags: [FlagID] {
    standing.flow.flags.indices.filter { !standing.flow.flags[$0].isImplied && standing.setting.isSet($0) }
  }
  /// The flags that have another value than in a view of the same event’s beginning. Reads only those that the event assigns.
  public func flagsTurned(since before: StateView) -> [FlagID] {
    standing.flow.flags.indices.filter {
      !standing.flow.flags[$0].isImplied && standing.setting.assigns($0)
        && standing.setting.isSet($0) != before.standing.setting.isSet($0)
    }
  }
  /// Whether one flag is set. Tells only those worlds apart that differ in it, where ``flags`` tells all apart.
  public func isSet(flag: FlagID) -> Bool {
    !standing.flow.flags[flag].isImplied && standing.setting.isSet(flag)
  }
  /// The screen in front.
  public var screen: ScreenID { frame.screen }
  /// The presentation of its layer; nil in the root’s.
  public var presentation: PresentationID? { frame.edge }
  /// A presentation is up.
  public var isModal: Bool { frame.isModal }
  /// As it is drawn now.
  public var look: Look { standing.appearance.look }
  /// It is drawn in another style than declared.
  public var isAdapted: Bool { standing.appearance.isAdapted }
  /// It was pushed.
  public var isPushed: Bool { frame.isPushed }
  /// Pushes within the layer: 0 or at least 1; counted to ``MachineCounts/levels`` where ``BeneathParts/level`` was
  /// asked for.
  public var level: Int { max(Int(readBeneath.level), frame.isPushed ? 1 : 0) }
  /// It has unsaved work.
  public var isUnsaved: Bool { standing.isUnsaved }
  /// It, or where ``BeneathParts/unsaved`` was asked for a screen beneath it in the same layer, has; what a screen above
  /// has saved for one beneath still counts until it is in front again.
  public var isLayerUnsaved: Bool { standing.isLayerUnsaved || readBeneath.isUnsaved }
  /// The unsaved points in its hands that are unsaved: its own and those beneath that it edits.
  public var unsavedPoints: [UnsavedPointID] { standing.editablePoints.filter(standing.isDirty) }
  /// UIKit would honour a guard now.
  public var isGuarded: Bool { standing.isGuarded }
  /// A guard stands in the layer, honoured or not; where nobody asks for those beneath, on the screen in front.
  public var isLayerGuarded: Bool { frame.isModal && standing.hasGuard }
  /// What an interactive dismissal would meet now.
  public var gesture: Gesture { standing.gesture }
  /// Its search is active.
  public var isSearching: Bool { frame.searching }
  /// Back can be tapped: UIKit’s own, or one that the app draws in its place.
  public var isBackShown: Bool { standing.isBackShown }
  /// The swipe from the edge goes back from a pushed screen.
  public var swipesBack: Bool { standing.swipesBack }
  /// The layer beneath can be touched.
  public var isLive: Bool { standing.isLive }
  /// The detent in force; `large` where there are none.
  public var detent: String { standing.selectedDetent }

  /// A layer beneath is drawn as a popover now, where ``BeneathParts/popover`` was asked for.
  public var hasPopoverBeneath: Bool { readBeneath.popover != 0 && beneath.popover & window != 0 }
  /// A layer beneath that is no dialog is drawn as a popover now, where ``BeneathParts/contentPopover`` was asked for.
  public var hasContentPopoverBeneath: Bool {
    readBeneath.contentPopover != 0 && beneath.contentPopover & window != 0
  }
  /// A layer beneath is drawn as a sheet now, where ``BeneathParts/sheet`` was asked for.
  public var hasSheetBeneath: Bool { readBeneath.sheet != 0 && beneath.sheet & window != 0 }
  /// Presentations beneath that are no dialogs, counted to ``MachineCounts/layers``, where ``BeneathParts/layers`` was
  /// asked for.
  public var layersBeneath: Int { Int(readBeneath.layers) }

  private var readBeneath: Beneath {
    if let beneathAgreeing { standing.setting.log?.note(beneathAgreeing) }
    return beneath
  }

  private var window: UInt8 { 1 << UInt8(standing.setting.read(.window)) }
}
