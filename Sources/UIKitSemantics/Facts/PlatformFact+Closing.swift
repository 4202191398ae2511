import FlowModel

extension PlatformFact {
  static let exits: [PlatformFact] = [
    PlatformFact(
      "F3.2", "a swipe takes the whole presentation, however deep its navigation stack is", .seed,
      ["Hackworth 2019"], .known(.cards)),
    PlatformFact(
      "F3.3", "a sheet that became full screen cannot be swiped away", .reported,
      ["software-mansion/react-native-screens#2698"], .from(13)),
    PlatformFact(
      "F3.5", "beside a popover from a bar button the other bar buttons stay live and do not close it",
      .documented,
      ["UIPopoverPresentationController.barButtonItem", "Automattic/simplenote-ios#1023"]),
    PlatformFact(
      "F3.6", "views that touches pass through to stay live beside a popover", .documented,
      ["UIPopoverPresentationController.passthroughViews"]),
    PlatformFact(
      "F3.8", "the swipe back runs no Back action and no guard stops it", .reported,
      ["woocommerce/woocommerce-ios#2123"]),
    PlatformFact(
      "F3.11", "a Back that is hidden takes the swipe from the edge along, as long as it is", .reported,
      ["corona-warn-app/cwa-app-ios#1656", "exyte/Chat#61"]),
    PlatformFact(
      "F3.9", "Escape cancels an alert; what it does to sheets is not promised", .documented,
      ["HIG 2026: alerts"],
      contested: "escapeClosesSheets"),
    PlatformFact(
      "F3.10", "a tap on the dimmed part above a sheet at a low detent closes it", .inferred, [],
      .from(15), contested: "tapAbovePartialCloses"),
  ]

  static let guards: [PlatformFact] = [
    PlatformFact(
      "F4.1", "a guard refuses the swipe and the tap outside, and can change at any time", .seed,
      ["Hackworth 2019", "UIViewController.h"], .from(13)),
    PlatformFact(
      "F4.2", "a guard does not stop code from dismissing", .documented,
      ["Disabling the pull-down gesture for a sheet"], .from(13)),
    PlatformFact(
      "F4.3",
      "any guarded screen of the navigation stack guards the presentation; popping it lifts the guard", .seed,
      ["Hackworth 2019"], .from(13)),
    PlatformFact(
      "F4.4", "screens pushed above a guarded one need no guard of their own", .seed, ["Hackworth 2019"],
      .from(13)),
    PlatformFact(
      "F4.5", "a guard on the navigation controller lasts as long as the presentation", .seed,
      ["Hackworth 2019"], .from(13)),
    PlatformFact(
      "F4.6", "while a search is active, the search controller’s own flag decides", .seed, ["Hackworth 2019"],
      .from(13), contested: "searchDecidesGuard"),
    PlatformFact(
      "F4.8",
      "before iOS 13 only popovers have a guard, isModalInPopover; isModalInPresentation is not there yet",
      .documented, ["UIViewController.isModalInPopover", "UIViewController.isModalInPresentation"], .upTo(12)),
    PlatformFact(
      "F4.9", "whether a guard stops touches beside an undimmed sheet is told in two ways", .inferred,
      ["UIViewController.h", "UISheetPresentationController.h"], .from(15), contested: "guardDimsSheet"),
  ]

  static let delegates: [PlatformFact] = [
    PlatformFact(
      "F5.1", "with a guard only didAttemptToDismiss is called", .documented,
      ["Disabling the pull-down gesture for a sheet", "Hackworth 2019"], .from(13)),
    PlatformFact(
      "F5.2", "where shouldDismiss says no, didAttemptToDismiss follows and the sheet stays", .seed,
      ["AdaptivePresentationControllerDelegate"], .from(13)),
    PlatformFact(
      "F5.3", "a gesture calls shouldDismiss, willDismiss and, once the sheet is gone, didDismiss", .reported,
      ["AdaptivePresentationControllerDelegate"], .from(13)),
    PlatformFact(
      "F5.4", "willDismiss is called when the pull begins, and again for each one given up", .seed,
      ["Hackworth 2019", "keymanapp/keyman#13686"], .from(13)),
    PlatformFact(
      "F5.6", "a dismissal by code calls none of the delegate’s methods", .seed,
      ["Hackworth 2019", "AdaptivePresentationControllerDelegate"], .from(13)),
    PlatformFact(
      "F5.7", "what a Done button does is not done by a swipe, and the other way round", .seed,
      ["Hackworth 2019"], .from(13)),
    PlatformFact(
      "F5.8", "a shouldDismiss that returns the guard always refuses", .reported,
      ["zhangao0086/DKImagePickerController#629"], .from(13)),
    PlatformFact(
      "F5.9", "a swipe on the image picker calls nobody; the document picker tells from iOS 16 on", .reported,
      ["expo/expo#15511", "react-native-documents/document-picker#364"], .from(13),
      contested: "documentPickerTellsOfSwipe"),
    PlatformFact(
      "F5.15",
      "whether the image picker closes at Cancel where its delegate does not implement didCancel is not settled",
      .reported,
      [
        "imagePickerControllerDidCancel(_:)", "BlocksKit/BlocksKit#321",
        "1and2papa/CTAssetsPickerController#115",
      ], contested: "imagePickersCloseThemselves"),
    PlatformFact(
      "F5.16",
      "SwiftUI’s file importer tells of Cancel from iOS 17 on, where it has an onCancellation; before that nobody hears of it",
      .documented,
      [
        "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)",
        "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)",
      ], .from(14)),
    PlatformFact(
      "F5.14", "a share sheet calls its completion handler however it goes", .documented,
      ["UIActivityViewController.CompletionWithItemsHandler"]),
    PlatformFact(
      "F5.10", "a delegate set on a child of what is presented is never called", .documented,
      ["Disabling the pull-down gesture for a sheet"], .from(13)),
    PlatformFact(
      "F5.11", "before iOS 13 only popovers ask and tell, and only of a tap outside", .documented,
      ["UIPopoverPresentationControllerDelegate"], .upTo(12), contested: "oldPopoversCallBack"),
  ]

  static let dismissals: [PlatformFact] = [
    PlatformFact(
      "F6.1", "dismiss takes the receiver’s child and everything above it", .seed,
      ["Smith 2010", "dismiss(animated:completion:)"]),
    PlatformFact(
      "F6.2", "where the receiver presents nothing, it goes itself", .seed,
      ["Smith 2010", "dismiss(animated:completion:)"]),
    PlatformFact(
      "F6.3", "the same call closes the alert while one is up, and the screen otherwise", .seed,
      ["Smith 2010", "pointfreeco/swift-navigation#176"]),
    PlatformFact(
      "F6.4", "a second dismiss right behind the first closes one more", .reported,
      ["OR#30284135", "OR#30263707"]),
    PlatformFact(
      "F6.5", "a picker that has closed itself turns the app’s dismiss into one of its presenter", .reported,
      ["OR#20638197", "MvvmCross/MvvmCross#2094"]),
    PlatformFact(
      "F6.8",
      "the parent link of a presented screen is empty since iOS 5: dismissing through it does nothing", .seed,
      ["Smith 2010", "UIViewController.h"]),
    PlatformFact(
      "F6.9", "a modal that is kept shows its old content, and raises if it is still up", .seed,
      ["Smith 2010", "ko1o/PYSearch#85"]),
    PlatformFact(
      "F6.10", "a pushed screen that dismisses closes the modal it lives in", .reported,
      ["zhuorantan/LocationPicker#17"]),
    PlatformFact(
      "F6.11", "SwiftUI’s dismiss closes the presentation in which it was read, child or not", .documented,
      ["DismissAction"], .from(15)),
    PlatformFact(
      "F6.13", "SwiftUI’s dismiss pops the pushed view that reads it, and the sheet around it stays",
      .documented, ["DismissAction"], .from(13)),
    PlatformFact(
      "F6.14",
      "whether a picker that closes itself calls its delegate once it is gone or while it goes is not settled",
      .reported, ["OR#20447945", "SFSafariViewController.h"], contested: "pickersTellOnceGone"),
    PlatformFact(
      "F6.17", "from iOS 11 on the document picker calls its delegate once it is gone", .inferred,
      ["OR#20638197"], .known(.documentPickerTellsOnceGone)),
    PlatformFact(
      "F6.15", "a dismissal sent to a host whose search is active ends the search, and the host stays",
      .documented, ["UISearchController", "dismiss(animated:completion:)"],
      contested: "searchBlocksPresenting"),
    PlatformFact(
      "F6.16", "what a controller that is going asks of its presenter is done by that presenter", .documented,
      ["UIViewController.presentingViewController"]),
    PlatformFact(
      "F6.12", "an unwind segue that nobody implements does nothing", .documented,
      ["Dismissing a view controller with an unwind segue"]),
  ]
}
