public import FlowModel
import StateExploration

/// A state in a world, with all properties that rules can read: the screen in front and its surroundings.
/// A class, because a copy of all that it holds would cost more than most reads.
public final class StateView {
  let standing: Standing
  /// Facts about the stack beneath, as far as they were requested.
  public let beneath: Beneath
  /// The worlds for which `beneath` is the same; nil if it is the same in all worlds of the state or step.
  private let beneathAgreeing: WorldSet?
  /// What the setting refers to without keeping it.
  private let kept: (MachineTables, WorldLog?)

  init(_ standing: Standing, beneath: Beneath = Beneath()) {
    self.standing = standing
    self.beneath = beneath
    beneathAgreeing = nil
    kept = (standing.tables, standing.setting.log)
  }

  /// The state at a moment of an event that began with a setting.
  init(_ setting: Setting, _ moment: Moment, beneath: Beneath = Beneath(), agreeing: WorldSet? = nil) {
    self.beneath = beneath
    beneathAgreeing = agreeing
    var now = setting
    now.change = moment.change
    kept = (setting.tables, setting.log)
    standing = Standing(now, moment.frame)
  }

  private var frame: Frame { standing.frame }

  /// The environment, as an index into ``Environments/all``. This read is not recorded.
  public var environment: Int { standing.setting.environment }
  /// The environment, with the read recorded; this distinguishes all environments.
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
  /// The flags that are set; only those that something reads.
  public var flags: [FlagID] {
    standing.flow.flags.indices.filter { !standing.flow.flags[$0].isImplied && standing.setting.isSet($0) }
  }
  /// The flags whose value differs from that in a view of the beginning of the same event. Reads only the
  /// flags that the event assigns.
  public func flagsTurned(since before: StateView) -> [FlagID] {
    standing.flow.flags.indices.filter {
      !standing.flow.flags[$0].isImplied && standing.setting.assigns($0)
        && standing.setting.isSet($0) != before.standing.setting.isSet($0)
    }
  }
  /// Whether one flag is set. The recorded read distinguishes this flag only, while ``flags`` distinguishes
  /// all.
  public func isSet(flag: FlagID) -> Bool {
    !standing.flow.flags[flag].isImplied && standing.setting.isSet(flag)
  }
  /// The screen in front.
  public var screen: ScreenID { frame.screen }
  /// The presentation of its layer; nil for the root layer.
  public var presentation: PresentationID? { frame.edge }
  /// Whether a modal is presented.
  public var isModal: Bool { frame.isModal }
  /// How the layer is drawn now.
  public var look: Look { standing.appearance.look }
  /// Whether the layer is drawn in another style than declared.
  public var isAdapted: Bool { standing.appearance.isAdapted }
  /// Whether the screen was pushed.
  public var isPushed: Bool { frame.isPushed }
  /// The number of pushes within the layer. Without ``BeneathParts/level``, only 0 or 1; otherwise counted up
  /// to ``MachineCounts/levels``.
  public var level: Int { max(Int(readBeneath.level), frame.isPushed ? 1 : 0) }
  /// Whether the screen has unsaved work.
  public var isUnsaved: Bool { standing.isUnsaved }
  /// Whether the screen has unsaved work or, with ``BeneathParts/unsaved``, a screen beneath it in the same
  /// layer has. Work that a screen above has saved for one beneath counts until that one is in front again.
  public var isLayerUnsaved: Bool { standing.isLayerUnsaved || readBeneath.isUnsaved }
  /// The points that the screen can edit and that are unsaved: its own, and those beneath that it edits.
  public var unsavedPoints: [UnsavedPointID] { standing.editablePoints.filter(standing.isDirty) }
  /// Whether UIKit would honour a guard now.
  public var isGuarded: Bool { standing.isGuarded }
  /// Whether the layer has a guard, honoured or not. Without the facts about screens beneath, only the front
  /// screen counts.
  public var isLayerGuarded: Bool { frame.isModal && standing.hasGuard }
  /// What happens to an interactive dismissal now.
  public var gesture: Gesture { standing.gesture }
  /// Whether its search is active.
  public var isSearching: Bool { frame.searching }
  /// Whether a Back button can be tapped: that of UIKit, or one of the app in its place.
  public var isBackShown: Bool { standing.isBackShown }
  /// Whether the swipe from the edge pops the screen.
  public var swipesBack: Bool { standing.swipesBack }
  /// Whether the layer beneath can be touched.
  public var isLive: Bool { standing.isLive }
  /// The selected detent; `large` if there are no detents.
  public var detent: String { standing.selectedDetent }

  /// Whether a layer beneath is drawn as a popover now; needs ``BeneathParts/popover``.
  public var hasPopoverBeneath: Bool { readBeneath.popover != 0 && beneath.popover & window != 0 }
  /// Whether a layer beneath that is not a dialog is drawn as a popover now; needs
  /// ``BeneathParts/contentPopover``.
  public var hasContentPopoverBeneath: Bool {
    readBeneath.contentPopover != 0 && beneath.contentPopover & window != 0
  }
  /// Whether a layer beneath is drawn as a sheet now; needs ``BeneathParts/sheet``.
  public var hasSheetBeneath: Bool { readBeneath.sheet != 0 && beneath.sheet & window != 0 }
  /// The number of presentations beneath that are not dialogs, counted up to ``MachineCounts/layers``; needs
  /// ``BeneathParts/layers``.
  public var layersBeneath: Int { Int(readBeneath.layers) }

  private var readBeneath: Beneath {
    if let beneathAgreeing { standing.setting.log?.note(beneathAgreeing) }
    return beneath
  }

  private var window: UInt8 { 1 << UInt8(standing.setting.read(.window)) }
}
