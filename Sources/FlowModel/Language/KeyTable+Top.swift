extension KeyTable {
  static let top: [KeyEntry] = [
    KeyEntry(
      .modalflow, .languageVersion, absent: "required in a root file", "version of the flow language",
      required: true, forms: [.root]),
    KeyEntry(
      .partOf, .path, absent: "this file is a root",
      "this file is a fragment of that root; it has only `screens`, `triggers`, `flags`, `works`, `allow`",
      required: true, forms: [.fragment]),
    KeyEntry(
      .parts, .list(.path), absent: "one file",
      "the fragments, inside the root’s folder; ids are one name space over all of them", forms: [.root]),
    KeyEntry(
      .app, .mapping(.app),
      absent: "a UIKit app for iPhone and iPad, built with the newest SDK known, running on that version",
      "what is built and where it runs", forms: [.root]),
    KeyEntry(
      .start, .screen, absent: "required in a root file", "the window’s root view controller", required: true,
      forms: [.root]),
    KeyEntry(
      .todo, .map(.words(WordChoice(openKeys: [.start], of: .root)), .text),
      absent: "the flow begins with `start`",
      "`start`, where a draft could not tell what the app begins with, and why; all findings are held back until then",
      forms: [.root]),
    KeyEntry(
      .flags, .map(.name, .words(WordChoice(FlagStart.self))), absent: "none",
      "facts of the app’s own that conditions read, changed by `set` and `clear`; `varies` is no state: each event may find it either way, the same within one event (all that comes at the launch is one), and a way out must exist for every value that can stay"
    ),
    KeyEntry(
      .works, .map(.name, .mapping(.work)), absent: "every work is irreversible",
      "what is known of the names that `run` uses"),
    KeyEntry(
      .screens, .map(.name, .mapping(.screen)), absent: "required in a root file",
      "everything that can be on screen, by id"),
    KeyEntry(
      .triggers, .list(.mapping(.trigger)), absent: "none", "what starts without a tap, at any moment"),
    KeyEntry(
      .allow, allow, absent: "nothing is allowed", "findings that are meant to be, for the whole flow"),
  ]

  static let app: [KeyEntry] = [
    KeyEntry(.name, .text, absent: "the file’s name", "what reports call it"),
    KeyEntry(
      .sdk, .version, absent: "the newest known (\(Version.newestKnown))",
      "SDK linked; behaviour follows the lower of SDK and system"),
    KeyEntry(
      .ios, .versions, absent: "the SDK’s version only",
      "deployment target ... newest system supported; `15...` is up to the newest known"),
    KeyEntry(
      .devices, .list(.words(WordChoice(Device.self)), atLeast: 1),
      absent: "`[iphone, ipad]`, as in a new Xcode target",
      "what it is built for; `iphone` includes Plus and Max, `mac` is Mac Catalyst"),
    KeyEntry(
      .orientations,
      .either(
        .list(.words(WordChoice(Orientation.self)), atLeast: 1),
        .map(.words(WordChoice(Device.self)), .list(.words(WordChoice(Orientation.self)), atLeast: 1))),
      absent: "both", "`UISupportedInterfaceOrientations`, for all devices or by device"),
    KeyEntry(
      "requires-full-screen", .bool, absent: "`false`",
      "`UIRequiresFullScreen`: no Split View, no Slide Over",
      to: .app { $1.read(into: &$0.requiresFullScreen) }),
    KeyEntry(
      "requires-compatibility", .bool, absent: "`false`",
      "`UIDesignRequiresCompatibility`: keeps the design before iOS 26",
      to: .app { $1.read(into: &$0.requiresCompatibility) }),
    KeyEntry(
      .framework, .words(WordChoice(Framework.self)), absent: "`uikit`",
      "who presents, unless a screen says otherwise", to: .app { $1.read(into: &$0.framework) }),
    KeyEntry(
      "host", .words(WordChoice(Host.self)), absent: "`app`", "where the code runs",
      to: .app { $1.read(into: &$0.host) }),
    KeyEntry(
      .bar, .text, absent: "one look everywhere", "token for the look of the app’s navigation bars",
      to: .app { $1.read(into: &$0.bar) }),
  ]

  static let work: [KeyEntry] = [
    KeyEntry(
      "repeatable", .bool, absent: "`false`",
      "harmless when run twice, left out, or run for a swipe that is abandoned: a refresh, an event that is only counted",
      to: .work { $1.read(into: &$0.repeatable) }),
    KeyEntry(
      .undoable, .bool, absent: "`false`",
      "the person can take it back, by Undo or out of a trash: it needs no question",
      to: .work { $1.read(into: &$0.undoable) }),
  ]

  static let allowance: [KeyEntry] = [
    KeyEntry(
      .reason, .text, absent: "required", "why the finding is meant to be", required: true,
      to: .allowance { $1.read(into: &$0.reason) }),
    KeyEntry(
      "owner", .text, absent: "nobody", "who answers for it: a name, a team, an address",
      to: .allowance { $1.read(into: &$0.owner) }),
    KeyEntry(
      "until", .day, absent: "for ever",
      "the last day, `2027-01-31`; after it the finding comes back, with `expired-allowance` beside it",
      to: .allowance { $1.read(into: &$0.until) }),
  ]

  static let allow = ValueType.map(.rule, .either(.text, .mapping(.allowance)))
}
