extension RealBug {
  /// Reports about UIKit apps that a fourth round of trials had missed when it saw them first.
  static let uikitFourth: [RealBug] = [
    RealBug(
      report: "subsurface/subsurface#932", app: "Subsurface",
      says: "After Back from an edit no other dive opens.",
      flow: "3501-edit-mode-after-back",
      finds: [
        Find(
          rule: "flag-left-set-after-back", element: "screens.dive",
          trace: ["tap “Dive 41”", "tap “Edit”", "tap Back"])
      ]),
    RealBug(
      report: "docusign/docusign-ios-sdk#3", app: "DocuSign",
      says: "Decline to Sign only closes the sheet.",
      flow: "3502-decline-does-nothing",
      finds: [
        Find(
          rule: "answer-without-effect", element: "screens.leave.buttons.decline-to-sign",
          trace: ["tap “Lease”", "tap “close”", "tap “Decline to Sign”"])
      ]),
    RealBug(
      report: "MerginMaps/mobile#455", app: "Mergin Maps",
      says: "Nothing leaves the camera but taking the picture.",
      flow: "3503-camera-without-cancel",
      finds: [
        Find(
          rule: "exit-only-by-committing", element: "screens.camera",
          trace: ["tap “Take a Photo”"])
      ]),
    RealBug(
      report: "corona-warn-app/cwa-app-ios#3478", app: "Corona-Warn-App",
      says: "A link shows the same page twice.",
      flow: "3504-pushed-onto-itself",
      finds: [
        Find(
          rule: "opened-twice-at-once", element: "triggers.link-of-a-test-centre",
          trace: ["link of a test centre"])
      ]),
    RealBug(
      report: "WeTransferArchive/WeScan#162", app: "WeScan",
      says: "A picture of the library is edited, and nothing cancels.",
      flow: "3505-photo-edit-without-cancel",
      finds: [
        Find(rule: "cancel-comes-late", element: "screens.edit")
      ]),
    RealBug(
      report: "code4romania/monitorizare-vot-ios#67", app: "Monitorizare Vot",
      says: "Saving a note leads to the choice of the county.",
      flow: "3506-note-leaves-question",
      finds: [
        Find(rule: "save-leaves-form-too", element: "screens.note.buttons.save")
      ]),
    RealBug(
      report: "code4romania/monitorizare-vot-ios#211", isPull: true, app: "Monitorizare Vot",
      says: "After a note another question is shown than the one it belongs to.",
      flow: "3507-question-set-back",
      finds: [
        Find(
          rule: "pull-resets-choice", element: "screens.question",
          trace: ["tap “Question 1”", "swipe to the next question", "tap “Add a Note”", "tap Back"])
      ]),
    RealBug(
      report: "quran/quran-ios#388", app: "Quran",
      says: "Add Note opens an empty page.",
      flow: "3508-note-opened-empty",
      finds: [
        Find(
          rule: "opened-without-what-it-shows", element: "screens.editor",
          trace: ["tap “Chapter 1”", "tap “Add Note”"])
      ]),
    RealBug(
      report: "smartdevicelink/sdl_ios#843", app: "SDL",
      says: "After a disconnect without a lock screen no video comes any more.",
      flow: "3509-lock-that-was-not-there",
      finds: [
        Find(rule: "waits-for-what-failed", element: "screens.home.buttons.stream-video")
      ]),
    RealBug(
      report: "LoopKit/Loop#1160", app: "Loop",
      says: "A swipe back after the cannula was inserted leads to a step that cannot go on.",
      flow: "3510-back-after-insertion",
      finds: [
        Find(
          rule: "flag-left-set-after-back", element: "screens.insert",
          trace: ["tap “Pair a Pod”", "tap “Continue”", "tap “Insert”", "insert-cannula ends", "tap Back"])
      ]),
    RealBug(
      report: "LoopKit/Loop#1398", app: "Loop",
      says: "When priming was cut off, Pair says only that a pod is paired.",
      flow: "3511-primed-half-way",
      finds: [
        Find(rule: "waits-for-what-failed", element: "screens.pair.buttons.pair")
      ]),
    RealBug(
      report: "revtel/react-native-nfc-manager#57", app: "NFC Manager",
      says: "After Cancel no tag can be scanned.",
      flow: "3512-scan-cancelled-once",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.reader.buttons.scan.present.ready",
          trace: ["tap “Scan”", "tap “Cancel”"])
      ]),
    RealBug(
      report: "Paytm-Payments/Paytm_iOS_App_Kit#20", app: "Paytm",
      says: "The page of the payment has no way back.",
      flow: "3513-payment-without-back",
      finds: [
        Find(
          rule: "page-without-way-back", element: "screens.payment",
          trace: ["tap “Pay”"])
      ]),
    RealBug(
      report: "new3Rs/a_master_of_go#1", app: "A Master of Go",
      says: "Resign ends the game without a question.",
      flow: "3514-resign-at-once",
      finds: [
        Find(rule: "destroys-without-asking", element: "screens.game.buttons.resign")
      ]),
    RealBug(
      report: "robterrell/TVOutManager#11", app: "TVOutManager",
      says: "What starts after the launch takes the login away.",
      flow: "3515-login-taken-away",
      finds: [
        Find(
          rule: "swept-away-as-it-comes", element: "triggers.launch.present.login",
          trace: ["launch"])
      ]),
    RealBug(
      report: "slightlydiff/Look-Out-For-Me-Public#1", app: "Look Out For Me",
      says: "The alarm goes off although the grace timer was cancelled.",
      flow: "3516-alarm-after-cancel",
      finds: [
        Find(rule: "called-off-and-still-comes", element: "screens.home.buttons.start-alert")
      ]),
    RealBug(
      report: "icanzilb/EventBlankApp#43", app: "EventBlank",
      says: "Back from a session resets the day that was chosen.",
      flow: "3517-day-set-back",
      finds: [
        Find(
          rule: "pull-resets-choice", element: "screens.schedule",
          trace: ["tap “Day 3”", "tap “A Session”", "tap Back"])
      ]),
    RealBug(
      report: "nextcloud/talk-ios#186", app: "Talk",
      says: "When all others have left, nothing ends the call.",
      flow: "3518-hang-up-with-others-only",
      finds: [
        Find(
          rule: "sole-exit-disabled", element: "screens.call",
          trace: ["tap “Call”"])
      ]),
    RealBug(
      report: "arduino/Arduino-Science-Journal-iOS#43", app: "Science Journal",
      says: "Without the sensor the recording seems to run, and Stop does nothing.",
      flow: "3519-stop-of-no-recording",
      finds: [
        Find(
          rule: "tap-without-answer", element: "screens.experiment.buttons.stop",
          trace: ["tap “Experiment 1”", "tap “Record” while ‘connected’ is off", "tap “Stop”"])
      ]),
    RealBug(
      report: "piscoTech/GymTracker#5", app: "GymTracker",
      says: "The stored workout is deleted as the question about it comes.",
      flow: "3520-workout-gone-before-the-answer",
      finds: [
        Find(rule: "asked-after-it-is-done", element: "triggers.launch.present.restore")
      ]),
  ]
}
