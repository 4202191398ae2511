/// The facts that sources leave open or contradict, as switches. The defaults are what UIKit most likely does.
public struct FactSwitches: Sendable, Hashable {
  /// F2.2: from iOS 13 on, sheets fill a window of regular width and compact height. Apple’s pages say so; seed 000
  /// says they do not.
  public var sheetsFillCompactHeight = true
  /// F4.6: while a search is active, the search controller’s own flag decides.
  public var searchDecidesGuard = true
  /// F4.9: a guard takes the touches beside an undimmed sheet away.
  public var guardDimsSheet = false
  /// F0.6: a click outside closes a sheet on Mac Catalyst.
  public var macClickOutsideCloses = false
  /// §14: a tap on the dimmed part above a sheet at a low detent closes it.
  public var tapAbovePartialCloses = true
  /// §14: escape closes UIKit’s own sheets and popovers, as the gesture would; alerts are promised.
  public var escapeClosesSheets = true
  /// F12.4: escape goes back where a Back button is shown.
  public var escapeGoesBack = false
  /// F7.3: an active search controller counts as what its host presents.
  public var searchBlocksPresenting = true
  /// F7.15: a screen beneath in the navigation stack cannot present.
  public var coveredScreenCannotPresent = false
  /// F7.19: a screen that a pop or a chosen tab brings back cannot present before it has appeared.
  public var screenComingBackCannotPresent = false
  /// F7.20: a pushed screen cannot present before it has appeared.
  public var pushedScreenMustAppear = true
  /// F5.15: the image picker closes itself at Cancel where its delegate does not implement didCancel.
  public var imagePickersCloseThemselves = false
  /// F5.9: from iOS 16 on the document picker tells of a swipe.
  public var documentPickerTellsOfSwipe = true
  /// F5.9: the edge swipe of the web view controller calls its delegate.
  public var safariTellsOfEdgeSwipe = false
  /// F9.7: a presenter is told at once when the window makes a modal cover it, or uncover it.
  public var adaptationTellsPresenter = false
  /// F6.14: a picker that closes itself calls its delegate once it is gone, not while it goes.
  public var pickersTellOnceGone = true
  /// F3: a tap beside an action sheet at the bottom runs its Cancel action.
  public var tapBesideActionSheetCancels = true
  /// F1.9: a photo library that fills an iPad raises.
  public var fullScreenLibraryRaises = true
  /// F11.5: without a source, iOS 26 shows an action sheet in the middle of an iPhone.
  public var unanchoredActionSheetIsCentred = true
  /// F5.11: before iOS 13 a popover asked before and told after a tap outside.
  public var oldPopoversCallBack = true

  /// What UIKit most likely does.
  public init() {}

  /// The other reading of the facts on which sources contradict each other; both are to be run.
  public static let otherReading: FactSwitches = {
    var switches = FactSwitches()
    switches.sheetsFillCompactHeight = false
    switches.searchDecidesGuard = false
    switches.guardDimsSheet = true
    switches.macClickOutsideCloses = true
    switches.pickersTellOnceGone = false
    switches.searchBlocksPresenting = false
    switches.imagePickersCloseThemselves = true
    switches.pushedScreenMustAppear = false
    return switches
  }()
}

extension PlatformFact {
  /// Sources contradict each other about it.
  public var isContradicted: Bool {
    guard let path = FactSwitches.byName[contested] else { return false }
    return FactSwitches()[keyPath: path] != FactSwitches.otherReading[keyPath: path]
  }
}

extension FactSwitches {
  /// Every switch by its name.
  public static var byName: [String: any WritableKeyPath<FactSwitches, Bool> & Sendable] {
    [
      "sheetsFillCompactHeight": \.sheetsFillCompactHeight,
      "searchDecidesGuard": \.searchDecidesGuard,
      "guardDimsSheet": \.guardDimsSheet,
      "macClickOutsideCloses": \.macClickOutsideCloses,
      "tapAbovePartialCloses": \.tapAbovePartialCloses,
      "escapeClosesSheets": \.escapeClosesSheets,
      "escapeGoesBack": \.escapeGoesBack,
      "searchBlocksPresenting": \.searchBlocksPresenting,
      "pickersTellOnceGone": \.pickersTellOnceGone,
      "adaptationTellsPresenter": \.adaptationTellsPresenter,
      "coveredScreenCannotPresent": \.coveredScreenCannotPresent,
      "screenComingBackCannotPresent": \.screenComingBackCannotPresent,
      "pushedScreenMustAppear": \.pushedScreenMustAppear,
      "imagePickersCloseThemselves": \.imagePickersCloseThemselves,
      "documentPickerTellsOfSwipe": \.documentPickerTellsOfSwipe,
      "safariTellsOfEdgeSwipe": \.safariTellsOfEdgeSwipe,
      "tapBesideActionSheetCancels": \.tapBesideActionSheetCancels,
      "fullScreenLibraryRaises": \.fullScreenLibraryRaises,
      "unanchoredActionSheetIsCentred": \.unanchoredActionSheetIsCentred,
      "oldPopoversCallBack": \.oldPopoversCallBack,
    ]
  }
}
