internal import ExpressionLanguage
internal import FlowModel

extension FlowVocabulary {
  func declareScreen() {
    let it = screen
    it.string("id", doc: "its id") { (it: ScreenRecord) in it.screen.id }
    it.enumeration("kind", WordEnums.kind, doc: "which view controller") { (it: ScreenRecord) in it.kind }
    it.string("title", doc: "empty for none") { (it: ScreenRecord) in it.screen.title }
    it.string("message", doc: "describing text; empty for none") { (it: ScreenRecord) in it.screen.message }
    it.bool("inNavigation", doc: "wrapped in a navigation controller when presented") {
      (it: ScreenRecord) in it.screen.inNavigation
    }
    it.enumeration("purpose", WordEnums.purpose, doc: "why it is modal") { (it: ScreenRecord) in it.purpose }
    it.enumeration("task", WordEnums.task, doc: "how much there is to do") { (it: ScreenRecord) in it.task }
    it.enumerationSet("content", WordEnums.content, doc: "what it shows") { (it: ScreenRecord) in it.content }
    it.string("bar", doc: "token for the look of its bar; the app's where none is written") {
      (it: ScreenRecord) in it.screen.bar
    }
    it.enumeration("framework", WordEnums.framework, doc: "who writes it") { (it: ScreenRecord) in
      it.framework
    }
    it.records("buttons", button, doc: "in the order drawn, the system's own among them") {
      (it: ScreenRecord) in it.buttons
    }
    it.records("unsaved", unsaved, doc: "the work that goes with it") { (it: ScreenRecord) in it.unsaved }
    it.record("guard", guardian, doc: "its own guard") { (it: ScreenRecord) in it.guardian }
    it.bool("search", doc: "hosts a search bar") { (it: ScreenRecord) in it.screen.search }
    it.records("callbacks", callback, doc: "its own") { (it: ScreenRecord) in it.callbacks }
    it.bool("hasEscape", doc: "implements the escape action") { (it: ScreenRecord) in it.facts.hasEscape }
    it.bool(
      "accessibilityModal", doc: "accessibilityViewIsModal; false for custom presentations unless written"
    ) {
      (it: ScreenRecord) in it.facts.accessibilityModal
    }
    it.bool("undoable", doc: "what the dialog asks about can be undone") { (it: ScreenRecord) in
      it.screen.undoable
    }
    it.bool("retained", doc: "someone keeps it and presents the same instance again") {
      (it: ScreenRecord) in it.screen.retained
    }
    it.bool("dialog", doc: "alert, actionSheet or confirmationDialog") { (it: ScreenRecord) in
      it.screen.dialog
    }
    it.bool("systemMade", doc: "its kind is a system controller") { (it: ScreenRecord) in it.screen.systemMade
    }
    it.records("presentations", presentation, doc: "those it performs") { (it: ScreenRecord) in
      it.presentations
    }
    it.records("entries", presentation, doc: "those of it") { (it: ScreenRecord) in it.entries }
    it.strings("pushes", doc: "screens it pushes") { (it: ScreenRecord) in it.pushes }
    it.bool("pushed", doc: "something pushes it") { (it: ScreenRecord) in it.facts.pushed }
  }
}
