extension RealBug {
  /// Classes that draws of reports had missed, each with a report of its kind.
  static let leftOver: [RealBug] = [
    RealBug(
      report: "rebeloper/AlertKit#6", app: "AlertKit",
      says: "An action sheet of a library crashes a SwiftUI app on iPad.",
      flow: "1890-action-sheet-of-a-kit",
      finds: [
        Find(
          rule: "missing-popover-anchor", element: "screens.photo.buttons.options.present.options",
          trace: ["tap “Options”"])
      ]),
    RealBug(
      report: "QuickBlox/quickblox-ios-sdk#364", app: "QuickBlox",
      says: "A dialog opens twice, and Back leads to an empty copy of it.",
      flow: "1891-chat-opened-twice",
      finds: [
        Find(
          rule: "opened-twice-at-once", element: "screens.dialogs.buttons.a-dialog",
          trace: ["tap “A Dialog”"])
      ]),
    RealBug(
      report: "Dimillian/IceCubesApp#1956", app: "Ice Cubes",
      says: "Cancel leaves the picture that was chosen in the editor.",
      flow: "1892-picture-uploaded-at-once",
      finds: [
        Find(
          rule: "done-before-save", element: "screens.editor.buttons.cancel")
      ]),
    RealBug(
      report: "Awful/Awful.app#272", app: "Awful",
      says: "After Cancel of an edit the next new post overwrites the old one.",
      flow: "1893-new-post-edits-the-old",
      finds: [
        Find(
          rule: "cancel-leaves-flag-set", element: "screens.composer.buttons.cancel")
      ]),
    RealBug(
      report: "todotxt/todo.txt-ios#188", app: "Todo.txt",
      says: "Deleting a task leads back to its page.",
      flow: "1894-deleted-task-still-there",
      finds: [
        Find(
          rule: "deleted-and-still-shown", element: "screens.ask.buttons.delete-task")
      ]),
    RealBug(
      report: "vultisig/vultisig-ios#5129", isPull: true, app: "Vultisig",
      says: "The privacy cover comes over the app's own Face ID question.",
      flow: "1895-cover-over-its-own-face-id",
      finds: [
        Find(
          rule: "own-prompt-covers-itself", element: "screens.face-id")
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#166", app: "WordPress",
      says: "Once a category was added, nothing leads back.",
      flow: "1896-categories-without-back",
      finds: [
        Find(
          rule: "page-without-way-back", element: "screens.categories",
          trace: ["tap “Categories”", "tap “Add”", "tap “Add”"])
      ]),
    RealBug(
      report: "amahi/ios#322", app: "Amahi",
      says: "After the sign-in the app is a card, and a pull shows the sign-in again.",
      flow: "1897-app-in-a-sheet",
      finds: [
        Find(rule: "app-within-app", element: "screens.home")
      ]),
    RealBug(
      report: "deltachat/deltachat-ios#1228", app: "Delta Chat",
      says: "Each notification pushes its chat above the chats that are open.",
      flow: "704-chats-on-chats",
      finds: [
        Find(
          rule: "pushed-again-by-itself", element: "triggers.a-message",
          trace: ["tap “Ann”", "a message"])
      ]),
  ]
}
