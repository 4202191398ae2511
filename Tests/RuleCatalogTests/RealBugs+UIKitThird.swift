extension RealBug {
  /// Reports about UIKit apps that a third round of trials had missed when it saw them first.
  static let uikitThird: [RealBug] = [
    RealBug(
      report: "mozilla-mobile/firefox-ios#10197", app: "Firefox",
      says: "In landscape nothing leaves the list of tabs but choosing one.",
      flow: "3301-tabs-in-landscape",
      finds: [
        Find(
          rule: "exit-only-by-committing", element: "screens.tray",
          trace: ["tap “Tabs”"])
      ]),
    RealBug(
      report: "hkalexling/KonaBot-iOS#3", app: "KonaBot",
      says: "A picture comes up over whatever is in front by the time it has loaded.",
      flow: "3302-picture-after-leaving",
      finds: [
        Find(
          rule: "opened-after-leaving", element: "screens.detail.callbacks.did-load.later",
          trace: ["tap “Picture”", "tap Back", "later, after did-load"])
      ]),
    RealBug(
      report: "ptsochantaris/trailer#262", app: "Trailer",
      says: "The tab bar stays hidden after an item was looked at.",
      flow: "3303-tab-bar-stays-hidden",
      finds: [
        Find(
          rule: "bar-hidden-after-back", element: "screens.item",
          trace: ["select the tab “Pull Requests”", "tap “Item”", "tap Back"])
      ]),
    RealBug(
      report: "OneBusAway/onebusaway-ios#865", app: "OneBusAway",
      says: "Once the trip planner was closed, the map still shows no stops.",
      flow: "3304-map-stays-in-trip-mode",
      finds: [
        Find(rule: "mode-never-ends", element: "screens.map.buttons.stop")
      ]),
    RealBug(
      report: "protect-earth/tree-tracker-ios#16", isPull: true, app: "Tree Tracker",
      says: "Cancel of the details leads back to a camera that answers no more.",
      flow: "3305-camera-used-up",
      finds: [
        Find(rule: "camera-comes-back", element: "screens.camera")
      ]),
    RealBug(
      report: "bakkenbaeck/daylight-ios#120", app: "Daylight",
      says: "Who has skipped notifications is asked again after each look at another page.",
      flow: "3306-asked-again",
      finds: [
        Find(rule: "asked-until-agreed", element: "screens.ask-notifications")
      ]),
    RealBug(
      report: "Piwigo/Piwigo-Mobile#279", app: "Piwigo",
      says: "Who cancels sharing has lost the selection.",
      flow: "3307-selection-lost",
      finds: [
        Find(
          rule: "cancelled-counts-as-done", element: "screens.album.buttons.square-and-arrow-up.present.share"
        )
      ]),
    RealBug(
      report: "TortugaPower/BookPlayer#498", app: "BookPlayer",
      says: "The small player stays when the book that plays was deleted.",
      flow: "3308-player-outlives-its-book",
      finds: [
        Find(rule: "way-back-outlives-it", element: "screens.library.buttons.mini-player")
      ]),
    RealBug(
      report: "omz/Pythonista-Issues#452", app: "Pythonista",
      says: "Cancel moves the files all the same.",
      flow: "3309-cancel-moves",
      finds: [
        Find(rule: "cancel-commits", element: "screens.move.buttons.cancel")
      ]),
    RealBug(
      report: "openedx/openedx-app-ios#436", app: "Open edX",
      says: "Back on a page of settings leaves the whole course.",
      flow: "3310-back-leaves-the-course",
      finds: [
        Find(rule: "back-pops-twice", element: "screens.quality")
      ]),
    RealBug(
      report: "Co-Epi/app-ios#208", app: "CoEpi",
      says: "Back on Thank You leads into the answers that were sent.",
      flow: "3311-back-from-thank-you",
      finds: [
        Find(
          rule: "back-into-finished-task", element: "screens.thanks",
          trace: ["tap “My Health”", "tap “Next”", "tap “Submit”"])
      ]),
    RealBug(
      report: "artsy/eigen#143", app: "Artsy",
      says: "Who comes back from the browser without having signed in waits for ever.",
      flow: "3312-login-given-up",
      finds: [
        Find(rule: "waits-for-what-failed", element: "screens.login.buttons.twitter")
      ]),
    RealBug(
      report: "forem/DEV-ios#57", app: "DEV",
      says: "The page of a login has no way back.",
      flow: "3313-login-without-cancel",
      finds: [
        Find(rule: "fullscreen-without-close", element: "screens.oauth")
      ]),
    RealBug(
      report: "osmandapp/OsmAnd-iOS#2634", app: "OsmAnd",
      says: "Stop Recording throws the track away at once.",
      flow: "3314-stop-deletes-the-track",
      finds: [
        Find(rule: "destroys-without-asking", element: "screens.trip.buttons.stop-recording")
      ]),
    RealBug(
      report: "merlos/iOS-Open-GPX-Tracker#241", app: "GPX Tracker",
      says: "Cancel of the question about the last session deletes it.",
      flow: "3315-cancel-deletes-the-track",
      finds: [
        Find(rule: "cancel-commits", element: "screens.recover.buttons.cancel")
      ]),
    RealBug(
      report: "scotteg/LayerPlayer#6", app: "LayerPlayer",
      says: "The film plays on after Back.",
      flow: "3316-plays-on-after-back",
      finds: [
        Find(
          rule: "plays-on-after-leaving", element: "screens.player",
          trace: ["tap “AVPlayerLayer”", "tap “Play”", "tap Back"])
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#311", app: "WordPress",
      says: "The toolbar of an article is gone once a link was followed and left again.",
      flow: "3317-toolbar-gone-after-a-link",
      finds: [
        Find(
          rule: "bar-hidden-after-back", element: "screens.browser",
          trace: ["tap “Article”", "tap “Link”", "tap Back"])
      ]),
  ]
}
