internal import ExpressionLanguage

extension FlowVocabulary {
  func declareApp() {
    app.double("oldest", doc: "lowest effective version: the lower of SDK and system") { (it: AppRecord) in
      it.oldest
    }
    app.double("newest", doc: "highest effective version") { (it: AppRecord) in it.newest }
    app.enumerationSet("devices", WordEnums.device, doc: "what it is built for") { (it: AppRecord) in
      it.devices
    }
    app.bool("landscape", doc: "some device may turn to landscape") { (it: AppRecord) in it.landscape }
    app.enumeration("host", WordEnums.host, doc: "where the code runs") { (it: AppRecord) in it.host }
    app.enumeration("framework", WordEnums.framework, doc: "who presents, unless a screen says otherwise") {
      (it: AppRecord) in it.framework
    }
    app.string("bar", doc: "token for the look of its navigation bars") { (it: AppRecord) in it.bar }
    app.enumeration("usualTransition", WordEnums.transition, doc: "the transition most presentations use") {
      (it: AppRecord) in it.usualTransition
    }
  }

  func declareConditions() {
    condition.string("text", doc: "as it was written") { (it: ConditionRecord) in it.text }
    condition.enumeration("truth", WordEnums.truth, doc: "what it amounts to") { (it: ConditionRecord) in
      it.truth
    }
    condition.enumerationSet("reads", WordEnums.fact, doc: "the facts it reads") { (it: ConditionRecord) in
      it.reads
    }

    unsaved.string("name", doc: "its name") { (it: UnsavedRecord) in it.name }
    unsaved.bool("autosaved", doc: "it survives by itself") { (it: UnsavedRecord) in it.autosaved }

    guardian.enumeration("screen", WordEnums.truth, doc: "on the screen itself") { (it: GuardRecord) in
      it.screen.truth
    }
    guardian.enumeration(
      "navigation", WordEnums.truth, doc: "on the navigation controller, or on what a presenter presents"
    ) { (it: GuardRecord) in it.navigation.truth }
    guardian.enumeration("search", WordEnums.truth, doc: "on the search controller") { (it: GuardRecord) in
      it.search.truth
    }
  }
}
