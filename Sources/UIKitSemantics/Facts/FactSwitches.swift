/// Switches for the facts that sources leave open or contradict. The defaults are the most likely behaviour
/// of UIKit.
public struct FactSwitches: Sendable, Hashable {
  /// F2.2: from iOS 13 on, sheets fill a window of regular width and compact height. Apple’s documentation
  /// says so; seed 000 says the opposite.
  public var sheetsFillCompactHeight = true
  /// F4.6: while a search is active, `isModalInPresentation` of the search controller decides.
  public var searchDecidesGuard = true
  /// F4.9: a guard blocks touches beside an undimmed sheet.
  public var guardDimsSheet = false
  /// F0.6: a click outside closes a sheet on Mac Catalyst.
  public var macClickOutsideCloses = false
  /// §14: a tap on the dimmed part above a sheet at a low detent dismisses it.
  public var tapAbovePartialCloses = true
  /// §14: the Escape key dismisses UIKit’s own sheets and popovers, as the gesture would; for alerts it is
  /// documented.
  public var escapeClosesSheets = true
  /// F12.4: the Escape key goes back where a Back button is shown.
  public var escapeGoesBack = false
  /// F7.3: an active search controller counts as a controller that its host presents.
  public var searchBlocksPresenting = true
  /// F7.15: a screen that is covered in its navigation stack cannot present.
  public var coveredScreenCannotPresent = false
  /// F7.19: a screen that is shown again by a pop or a tab selection cannot present before it has appeared.
  public var screenComingBackCannotPresent = false
  /// F7.20: a pushed screen cannot present before it has appeared.
  public var pushedScreenMustAppear = true
  /// F5.15: on Cancel, the image picker dismisses itself if its delegate does not implement didCancel.
  public var imagePickersCloseThemselves = false
  /// F5.9: from iOS 16 on, the document picker calls its delegate after a swipe.
  public var documentPickerTellsOfSwipe = true
  /// F5.9: the edge swipe of the web view controller calls its delegate.
  public var safariTellsOfEdgeSwipe = false
  /// F9.7: the presenter gets appearance callbacks at once when a window change makes a modal cover or
  /// uncover it.
  public var adaptationTellsPresenter = false
  /// F6.14: a picker that dismisses itself calls its delegate after the dismissal, not during it.
  public var pickersTellOnceGone = true
  /// F3: a tap beside an action sheet at the bottom runs its Cancel action.
  public var tapBesideActionSheetCancels = true
  /// F1.9: a full-screen photo library on an iPad raises an exception.
  public var fullScreenLibraryRaises = true
  /// F11.5: without a source, iOS 26 shows an action sheet in the middle of the screen of an iPhone.
  public var unanchoredActionSheetIsCentred = true
  /// F5.11: before iOS 13, a tap outside a popover called its delegate before and after the dismissal.
  public var oldPopoversCallBack = true

  /// Creates the most likely reading.
  public init() {}

  /// All facts on which sources contradict each other, reversed. Tests run both readings.
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
  /// Whether sources contradict each other about the fact.
  public var isContradicted: Bool {
    guard let path = FactSwitches.byName[contested] else { return false }
    return FactSwitches()[keyPath: path] != FactSwitches.otherReading[keyPath: path]
  }
}

extension FactSwitches {
  /// All switches by name.
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
