extension TaskSize: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .unstated: ("nobody has said how much there is to do", nil)
    case .simple: ("done in a few seconds, at one glance", "a name, a date, one choice of a list")
    case .complex: ("many steps or much to write, for which people need the whole screen", "editing a film")
    }
  }
}

extension Device: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .iphone: ("an iPhone of any size", nil)
    case .ipad: ("an iPad, also where the app has only a part of its screen", nil)
    case .mac: ("a Mac, by Mac Catalyst", nil)
    }
  }
}

extension Orientation: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .portrait: ("the device stands upright", nil)
    case .landscape: ("the device lies on its side", nil)
    }
  }
}

extension Framework: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .uikit: ("view controllers present by call: `present(_:animated:)`", nil)
    case .swiftui: ("views present by state: `.sheet`, `.fullScreenCover`, `.popover`, `.alert`", nil)
    }
  }
}

extension Host: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .app: ("in an app, which has windows of its own", nil)
    case .shareExtension: ("in a share extension, whose first screen another app shows", nil)
    case .actionExtension: ("in an action extension, whose first screen another app shows", nil)
    case .autofillExtension: ("in a provider of passwords, whose first screen the system shows", nil)
    }
  }
}

extension TriggerKind: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .none: ("nothing", nil)
    case .launch: ("the app has started, and its first screen has appeared", nil)
    case .foreground: ("the app comes back from the background", "`sceneWillEnterForeground`")
    case .background: ("the app goes to the background", "`sceneDidEnterBackground`")
    case .deepLink: ("a link from outside opens the app", "a universal link, a URL with the app’s scheme")
    case .notification: ("a notification arrives or is tapped", nil)
    case .timer: ("some time has passed", "a session that ends after five minutes")
    case .error: ("something has failed", "the connection is lost")
    case .message: ("something is reported to the app, from outside or by its own model", "a call comes in")
    case .shortcut: ("a shortcut is chosen", "a quick action of the app’s icon")
    case .gesture:
      (
        "a gesture that the app reads itself; that of a screen reaches it only in front",
        "a pinch, a shake, a long press"
      )
    case .input:
      (
        "something beside the screen is used, and its screen hears of it whatever lies above",
        "a key, a scanner, a remote"
      )
    case .later: ("work that `later` began has ended", nil)
    }
  }
}

extension FlagStart: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .cleared: ("off in the beginning", nil)
    case .set: ("on in the beginning", nil)
    case .varies:
      (
        "no state: each event may find it either way, the same within one event",
        "whether a request succeeds, whether a face is recognised"
      )
    }
  }
}

extension PointStart: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .clean: ("when its screen appears there is nothing to lose yet", nil)
    case .unsaved: ("when its screen appears there is something to lose already", "a photo just taken")
    }
  }
}

extension Receiver: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .self: ("the controller that the effect is written on", nil)
    case .presenter: ("the presenting controller", nil)
    case .presented: ("the controller that it presents: only the child goes", nil)
    case .parent: ("the old link, which does nothing for a presentation", nil)
    case .root: ("the window’s root: everything is meant", nil)
    case .topmost: ("the controller in front, which a “top view controller” finds", nil)
    case .named: ("the nearest such screen beneath", nil)
    }
  }
}
