import FlowModel

extension PlatformFact {
  static let presentations: [PlatformFact] = [
    PlatformFact(
      "F7.2", "a controller that presents already drops the next request", .reported,
      ["adaptyteam/AdaptySDK-iOS#116", "mozilla-mobile/firefox-ios#15436"]),
    PlatformFact(
      "F7.3", "an alert, a popover, a share sheet and an active search count as something presented",
      .reported,
      ["Automattic/simplenote-ios#81", "wordpress-mobile/WordPress-iOS#6656"],
      contested: "searchBlocksPresenting"),
    PlatformFact(
      "F7.25",
      "the navigation controller around its host presents an active search: a tab bar or split view above it presents nothing yet",
      .documented,
      ["UIViewController.definesPresentationContext", "UIViewController.presentedViewController"],
      contested: "searchBlocksPresenting"),
    PlatformFact(
      "F7.4", "a controller whose view is not on screen presents nothing", .reported,
      ["delba/Permission#8", "OR#20447945"]),
    PlatformFact(
      "F7.15",
      "a screen that others cover in its navigation stack presents all the same: its container does it",
      .inferred, ["present(_:animated:completion:)", "deltachat/deltachat-ios#2736"],
      contested: "coveredScreenCannotPresent"),
    PlatformFact(
      "F7.21",
      "SwiftUI clears the flag of a presentation that is dismissed, not of one whose screen goes with the root; it comes again with that screen",
      .reported, ["ReviewStage/luke#594", "sheet(isPresented:onDismiss:content:)"]),
    PlatformFact(
      "F7.22",
      "a window shows the root that it is given at once: what the same code asks that root to present comes",
      .documented, ["UIWindow.rootViewController"]),
    PlatformFact(
      "F7.19",
      "a screen that a pop or a chosen tab brings back presents at once: its container, which is on screen, does it",
      .inferred,
      ["present(_:animated:completion:)", "deltachat/deltachat-ios#2736", "levey/LeveyTabBarController#8"],
      contested: "screenComingBackCannotPresent"),
    PlatformFact(
      "F7.20",
      "a pushed screen presents nothing before it has appeared, although its container is on screen",
      .reported, ["zetachang/DCModalSegue#10"], contested: "pushedScreenMustAppear"),
    PlatformFact(
      "F7.5", "what is asked for during a transition is dropped", .reported,
      ["zetachang/DCModalSegue#10", "wix-incubator/react-native-controllers#36"]),
    PlatformFact(
      "F7.18", "a dismissal without animation is no transition: what is asked for next comes", .inferred,
      ["dismiss(animated:completion:)", "OR#18464897"]),
    PlatformFact(
      "F7.7", "the completion of present runs once the new screen has appeared", .documented,
      ["present(_:animated:completion:)"]),
    PlatformFact(
      "F7.8", "an alert with neither title, message nor action raises; without an action it stays for good",
      .reported, ["UIAlertController must have a title, a message or an action to display"]),
    PlatformFact(
      "F7.9", "in a popover only coverVertical may bring a current-context modal", .documented,
      ["UIModalPresentationStyle.currentContext"]),
    PlatformFact(
      "F7.10", "a second quick tap pushes twice", .reported,
      ["wordpress-mobile/WordPressAuthenticator-iOS#453", "corona-warn-app/cwa-app-ios#4660"]),
    PlatformFact(
      "F7.12", "SwiftUI holds a second sheet back until the first is gone", .reported,
      ["subconsciousnetwork/subconscious#900", "nathantannar4/Transmission#69"], .from(13)),
    PlatformFact(
      "F7.13", "before iOS 16.4 SwiftUI ignores what is asked for while another presentation goes",
      .documented,
      ["iOS 16.4 release notes 101487810"], .before(.presentingWhileDismissing)),
    PlatformFact(
      "F7.14", "before iOS 17.4 an alert asked for together with a dismissal is lost", .documented,
      ["iOS 17.4 release notes 117475214"], .before(.alertsWhileDismissing)),
    PlatformFact(
      "F7.17", "SwiftUI gives an alert without actions an OK, a confirmation dialog a Cancel", .documented,
      ["SwiftUI alert", "SwiftUI confirmationDialog"], .from(15)),
    PlatformFact(
      "F7.23",
      "SwiftUI adds a Cancel to an alert with a destructive button and none of its own, though Apple’s page promises none",
      .reported,
      ["enebin.medium.com/98fb57fc11cf", "dev.to/david_goyes/c33", "alert(_:isPresented:actions:)"],
      .from(15)),
    PlatformFact(
      "F7.24", "SwiftUI clears the flag of an alert before the action of the button that closes it runs",
      .reported, ["scgopi/GraphCode#35"], .from(15)),
  ]

  static let popovers: [PlatformFact] = [
    PlatformFact(
      "F8.1", "a popover, action sheet or share sheet with nothing to point at raises", .reported,
      ["mssun/passforios#24", "Getting the user's attention with alerts and action sheets"]),
    PlatformFact(
      "F8.2", "the same code is fine in a compact window", .reported, ["mssun/passforios#24"]),
  ]

  static let appearances: [PlatformFact] = [
    PlatformFact(
      "F9.1", "full screen takes the presenter’s views away: it disappears, and appears on return",
      .documented,
      ["UIModalPresentationStyle.fullScreen"]),
    PlatformFact(
      "F9.2", "a sheet calls none of the presenter’s appearance methods", .documented,
      ["UIModalPresentationStyle.pageSheet", "kishikawakatsumi/KeychainAccess#446"], .from(13)),
    PlatformFact(
      "F9.3", "the same sheet in compact height calls them", .inferred, [], .from(13)),
    PlatformFact(
      "F9.7",
      "appearance calls are balanced: what was not told to disappear is not told to appear, however the window turned",
      .inferred, [], contested: "adaptationTellsPresenter"),
    PlatformFact(
      "F9.8", "a pull that is called off makes the sheet disappear and appear again", .inferred, [], .from(13)
    ),
    PlatformFact(
      "F9.10", "a swipe from the edge that is called off makes the page disappear and appear again",
      .reported,
      ["cctomato/XLPopGesture#1", "stackoverflow.com/questions/18927878"], .from(7)),
    PlatformFact(
      "F9.11",
      "a navigation stack that changes while it is off the screen tells nobody of an appearance: once it is back, only what is on top of it by then appears",
      .inferred, ["UIViewController.viewWillAppear(_:)", "UIViewController.viewIsAppearing(_:)"]),
    PlatformFact(
      "F9.12",
      "who is covered by full screen, pushed upon or in a tab that is not selected has disappeared, and hears of it no more when it goes; the root that a window gives up is told if its views are in it",
      .inferred,
      [
        "UIViewController.viewWillDisappear(_:)", "UIWindow.rootViewController",
        "UIModalPresentationStyle.fullScreen",
      ]),
    PlatformFact(
      "F9.9", "SwiftUI’s cover keeps the presenter’s views: neither onDisappear nor onAppear runs", .reported,
      ["Lumisilk/SwiftUIPresent", "Asperi-Demo/4SwiftUI"], .from(14)),
    PlatformFact(
      "F9.4", "over full screen, over current context and custom presentations keep the presenter’s views",
      .documented, ["UIModalPresentationStyle.overFullScreen", "UIPresentationController"]),
    PlatformFact(
      "F12.2", "escape is not asked of a custom presentation: its screen must implement it", .reported,
      ["material-components/material-components-ios#3661"]),
    PlatformFact(
      "F12.3", "an escape action that dismisses does so whatever the guard says", .reported,
      ["material-components/material-components-ios#4259"]),
    PlatformFact(
      "F12.4", "escape goes back where a Back button is shown", .reported, ["NativeScript/NativeScript#6123"],
      contested: "escapeGoesBack"),
    PlatformFact(
      "S1.1", "without a transitioning delegate a custom style is full screen", .seed,
      ["UIPresentationController"]),
    PlatformFact(
      "S1.2", "views that a presentation controller adds stay unless it removes them at each end", .seed,
      ["UIPresentationController"]),
  ]

  static let sheets: [PlatformFact] = [
    PlatformFact(
      "F10.1", "up to the largest undimmed detent the presenter stays live", .documented,
      ["UISheetPresentationController.h"], .known(.detents)),
    PlatformFact(
      "F10.2", "SwiftUI’s background interaction does the same", .documented,
      ["presentationBackgroundInteraction"], .known(.backgroundInteraction)),
    PlatformFact(
      "F10.3", "a live presenter can navigate, and the sheet stays", .reported,
      ["pointfreeco/swift-composable-architecture#3783", "grahammendick/navigation#760"], .from(15)),
    PlatformFact(
      "F10.5", "where there is room an inspector is a column beside its content, which stays live",
      .documented,
      ["inspector(isPresented:content:)"], .from(17)),
    PlatformFact(
      "F10.4", "a live presenter’s next presentation is dropped all the same", .inferred, [], .from(15)),
  ]

  static let tabs: [PlatformFact] = [
    PlatformFact(
      "F14.2", "an app comes to the foreground from the background, after all that it does on its way there",
      .documented, ["sceneWillEnterForeground(_:)", "applicationWillEnterForeground(_:)"]),
    PlatformFact(
      "F14.3",
      "an app becomes active again without having been in the background, once what lay over it is gone: Control Center, Face ID, a question of the system",
      .documented,
      [
        "UIApplication.didBecomeActiveNotification", "tiny2n/JKLLockScreenViewController#8",
        "forcedotcom/SalesforceMobileSDK-Templates#254", "Automattic/simplenote-ios#218",
      ]),
    PlatformFact(
      "F14.1",
      "windows are separate stacks: one above the others neither presents for them nor goes with them, and takes no views of theirs away",
      .documented, ["UIWindow", "UIWindow.rootViewController"]),
    PlatformFact(
      "F14.4",
      "before iOS 8 alerts, action sheets and popovers are not presented: they stand in a window of their own, and whoever shows one can present",
      .documented, ["UIAlertView", "UIActionSheet", "UIAlertController", "UIPopoverController"], .upTo(7)),
    PlatformFact(
      "F13.1", "a tab or column is one controller: chosen again, it is as it was left", .documented,
      ["UITabBarController", "UISplitViewController"]),
    PlatformFact(
      "F13.2", "what tabs and columns hold goes when their container goes", .documented,
      ["UITabBarController"]),
    PlatformFact(
      "F13.3",
      "a message to the navigation stack of a tab that is not selected changes that stack, out of sight, and presents nothing",
      .inferred, ["UITabBarController"]),
    PlatformFact(
      "F13.4", "code chooses a tab or column as a person does: what it shows is in front", .documented,
      ["UITabBarController.selectedViewController", "UISplitViewController.show(_:)"]),
    PlatformFact(
      "F13.5",
      "a tap on the tab that is selected pops its navigation stack to the root, unless shouldSelect says no or the bar is hidden",
      .reported,
      [
        "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)", "hidesBottomBarWhenPushed",
        "Ramotion/animated-tab-bar#40", "woocommerce/woocommerce-ios#17624",
      ]),
    PlatformFact(
      "F13.6", "SwiftUI’s tab view leaves it to the app what a tap on the selected tab does", .reported,
      [
        "ruddarr/app#43", "rundfunk47/stinsen#40", "eggerco/cronica#38", "canopas/UIPilot#63",
        "stackoverflow.com/questions/60690933",
      ]),
  ]

  static let redesign: [PlatformFact] = [
    PlatformFact(
      "F11.2", "action sheets come at their source on iPhones too", .documented, ["Adopting Liquid Glass"],
      .known(.redesign)),
    PlatformFact(
      "F11.3",
      "beside such an action sheet the rest stays live, where passthroughViews does not say what stays so",
      .documented, ["Adopting Liquid Glass", "UIPopoverPresentationController.passthroughViews"],
      .known(.redesign)),
    PlatformFact(
      "F11.4", "at its source an action sheet shows no Cancel", .reported,
      ["psimaker/vaultsync#64", "react/react-native#55077"], .known(.redesign)),
    PlatformFact(
      "F11.5", "without a source it stands in the middle of an iPhone", .reported, ["psimaker/vaultsync#64"],
      .known(.redesign), contested: "unanchoredActionSheetIsCentred"),
  ]
}
