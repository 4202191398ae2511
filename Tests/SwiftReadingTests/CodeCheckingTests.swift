#if SwiftSources
import Testing

/// What code does wrong by itself: each rule where it is certain, and where one thing makes it uncertain.
struct CodeCheckingTests {
  private static func findings(_ code: String, devices: [String] = ["iphone", "ipad"]) -> [String] {
    foundInCode(code, devices: devices).map { "code-" + $0 }
  }

  private static func controller(_ body: String, _ more: String = "") -> String {
    "final class A: UIViewController {\n@objc func go() {\n\(body)\n}\n\(more)\n}"
  }

  private static let sheet =
    "let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)\n"
  private static let cancel = "sheet.addAction(UIAlertAction(title: \"Cancel\", style: .cancel))\n"

  // MARK: Anchors

  @Test(arguments: [
    sheet + "present(sheet, animated: true)",
    "let sheet = UIAlertController()\nself.present(sheet, animated: true, completion: nil)",
    "present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)",
    "let v = UIViewController()\nv.modalPresentationStyle = .popover\npresent(v, animated: true)",
    sheet + cancel + "DispatchQueue.main.async { self.present(sheet, animated: true) }",
  ])
  func aPopoverWithoutAnAnchor(_ body: String) {
    #expect(Self.findings(Self.controller(body)).filter { $0.hasPrefix("code-unanchored") }.count == 1)
  }

  @Test(arguments: [
    // It has one.
    sheet + "sheet.popoverPresentationController?.sourceView = view\npresent(sheet, animated: true)",
    sheet + "if let popover = sheet.popoverPresentationController { popover.sourceView = view }\n"
      + "present(sheet, animated: true)",
    // Somebody else may set one.
    sheet + "configure(sheet)\npresent(sheet, animated: true)",
    sheet + "sheet.anchor(to: view)\npresent(sheet, animated: true)",
    sheet + "self.sheet = sheet\npresent(sheet, animated: true)",
    "let sheet = makeSheet()\npresent(sheet, animated: true)",
    // The device or the room is asked for.
    "if UIDevice.current.userInterfaceIdiom == .pad { return }\n" + sheet + "present(sheet, animated: true)",
    "guard traitCollection.horizontalSizeClass == .compact else { return }\n" + sheet
      + "present(sheet, animated: true)",
    // An initializer of the app's own chooses the style, and may set the anchor.
    "let alert = UIAlertController(title: nil, message: nil)\npresent(alert, animated: true)",
    "let alert = UIAlertController(title: nil, message: nil) { done() }\npresent(alert, animated: true)",
    "let v = UIActivityViewController(activityItems: [], from: view)\npresent(v, animated: true)",
    // It is none, or not always.
    "let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)\npresent(alert, animated: true)",
    "let s = UIAlertController(title: nil, message: nil, preferredStyle: isPhone ? .actionSheet : .alert)\n"
      + "present(s, animated: true)",
    "let v = UIViewController()\nif wide { v.modalPresentationStyle = .popover }\npresent(v, animated: true)",
    "let v = UIActivityViewController(activityItems: [], applicationActivities: nil)\n"
      + "v.modalPresentationStyle = .formSheet\npresent(v, animated: true)",
  ])
  func anAnchorThatMayBeThere(_ body: String) {
    #expect(Self.findings(Self.controller(body)).filter { $0.hasPrefix("code-unanchored") } == [])
  }

  @Test func anAppForIPhonesNeedsNoAnchor() {
    let code = Self.controller(Self.sheet + Self.cancel + "present(sheet, animated: true)")
    #expect(Self.findings(code, devices: ["iphone"]) == [])
  }

  @Test func whoeverCallsMayHaveAskedForTheDevice() {
    let code = Self.controller(
      "if isPad { showPopover() } else { showSheet() }",
      "func showSheet() {\n\(Self.sheet)present(sheet, animated: true)\n}\nfunc showPopover() {}")
    #expect(Self.findings(code) == [])
  }

  @Test func anOwnPresentMaySetTheAnchor() {
    let more = "override func present(_ v: UIViewController, animated: Bool, completion: (() -> Void)?) {}"
    #expect(Self.findings(Self.controller(Self.sheet + "present(sheet, animated: true)", more)) == [])
  }

  // MARK: Questions

  private static func alert(_ actions: String, _ more: String = "") -> String {
    controller(
      "let alert = UIAlertController(title: \"Delete?\", message: nil, preferredStyle: .alert)\n\(actions)\n"
        + "present(alert, animated: true)", more)
  }

  private static let delete =
    "alert.addAction(UIAlertAction(title: \"Delete\", style: .destructive) { _ in })\n"

  @Test(arguments: [
    delete, delete + "alert.addAction(UIAlertAction(title: \"Cancel\", style: .default))",
    delete + "let keep = UIAlertAction(title: \"Keep\", style: .default)\nalert.addAction(keep)",
  ])
  func aDestructiveAnswerWithoutACancel(_ actions: String) {
    #expect(Self.findings(Self.alert(actions)) == ["code-destructive-without-cancel:3"])
  }

  @Test(arguments: [
    delete + "alert.addAction(UIAlertAction(title: \"No\", style: .cancel))",
    // Not all actions are understood.
    delete + "alert.addAction(makeCancel())",
    delete + "alert.addAction(UIAlertAction(title: \"x\", style: style))",
    delete + "addMore(to: alert)", delete + "alert.addDefaults()",
    delete + "for name in names { alert.addAction(UIAlertAction(title: name, style: .default)) }",
    // Nothing is destroyed.
    "alert.addAction(UIAlertAction(title: \"OK\", style: .default))",
  ])
  func aQuestionThatMayHaveACancel(_ actions: String) {
    #expect(Self.findings(Self.alert(actions)) == [])
  }

  @Test func aModifierOfTheAppMayAddACancel() {
    let code = """
      struct A: View { @State var asks: Item?
      var body: some View { Text("a").alert("Sure?", presenting: $asks) { _ in Button("Delete", role: .destructive) {} } } }
      extension View { func alert<S, T, A: View>(_ title: S, presenting: Binding<T?>, @ViewBuilder actions: (T) -> A) -> some View {
        alert(title, isPresented: isShown) { actions(one)
      Button("Cancel", role: .cancel) {} } } }
      """
    #expect(Self.findings(code) == [])
  }

  @Test(arguments: [
    (".alert(\"Sure?\", isPresented: $asks) { Button(\"Delete\", role: .destructive) {} }", 1),
    (
      ".alert(\"Sure?\", isPresented: $asks) { Button(\"Delete\", role: .destructive) {}\nButton(\"Cancel\") {} }",
      1
    ),
    (
      ".alert(\"Sure?\", isPresented: $asks) { Button(\"Delete\", role: .destructive) {}\nButton(\"No\", role: .cancel) {} }",
      0
    ),
    (".alert(\"Sure?\", isPresented: $asks) { Button(\"Delete\", role: .destructive) {}\nmore }", 0),
    // It refuses what is offered.
    (
      ".alert(\"Call\", isPresented: $asks) { Button(\"Accept\") {}\nButton(\"Decline\", role: .destructive) {} }",
      0
    ),
    (
      ".alert(\"Share?\", isPresented: $asks) { Button(\"Yes\") {}\nButton(\"No\", role: .destructive) {} }",
      0
    ),
    (
      ".alert(\"Call\", isPresented: $asks) { Button(\"Accept\") {}\nButton(\"Block\", role: .destructive) {} }",
      1
    ),
    (".alert(\"Sure?\", isPresented: $asks) { Button(\"Delete\", role: role) {} }", 0),
    (".confirmationDialog(\"Sure?\", isPresented: $asks) { Button(\"Delete\", role: .destructive) {} }", 0),
  ])
  func alertsOfSwiftUI(_ modifier: String, _ count: Int) {
    let code = "struct A: View {\nvar body: some View { Text(\"a\")\n\(modifier) } }"
    #expect(Self.findings(code).count == count)
  }

  @Test(arguments: [
    (
      "AlertState { TextState(\"Sure?\") } actions: { ButtonState(role: .destructive) { TextState(\"Delete\") } }",
      1
    ),
    (
      "AlertState(title: { TextState(\"Sure?\") }, actions: { ButtonState(role: .destructive) { TextState(\"Delete\") }\nButtonState(action: .keep) { TextState(\"Keep\") } })",
      1
    ),
    ("AlertState { TextState(\"a\") } actions: { ButtonState(action: .ok) { TextState(\"OK\") } }", 0),
    (
      "AlertState { TextState(\"a\") } actions: { ButtonState(role: .destructive) { TextState(\"b\") }\nButtonState(role: .cancel) { TextState(\"c\") } }",
      0
    ),
    (
      "AlertState { TextState(\"a\") } actions: { ButtonState(role: .destructive) { TextState(\"b\") }\nmore }",
      0
    ),
    (
      "AlertState { TextState(\"a\") } actions: { ButtonState(role: .destructive) { TextState(\"b\") }\nButtonState(role: role) { TextState(\"c\") } }",
      0
    ),
    (
      "ConfirmationDialogState { TextState(\"a\") } actions: { ButtonState(role: .destructive) { TextState(\"b\") } }",
      0
    ),
  ])
  func alertsThatAreState(_ state: String, _ count: Int) {
    #expect(Self.findings("struct A: View {\nfunc ask() { alert = \(state) } }").count == count)
  }

  // MARK: Dismissals

  @Test(arguments: [
    ("dismiss(animated: true)\npresent(b, animated: true)", "code-present-while-dismissing:4"),
    (
      "self.dismiss(animated: true, completion: nil)\nlog()\nself.present(b, animated: true)",
      "code-present-while-dismissing:5"
    ),
    (
      "presentedViewController?.dismiss(animated: true)\npresent(b, animated: true)",
      "code-present-after-dismissing-child:4"
    ),
    ("presentedViewController?.dismiss(animated: true) { self.present(b, animated: true) }", ""),
    ("dismiss(animated: true)\nif let b { present(b, animated: true) }", "code-present-while-dismissing:4"),
    ("dismiss(animated: true)\nif presentedViewController == nil { present(b, animated: true) }", ""),
    ("dismiss(animated: true)\nif a { later { self.present(b, animated: true) } }", ""),
    ("dismiss(animated: true) { self.present(b, animated: true) }", ""),
    ("dismiss(animated: false)\npresent(b, animated: true)", ""),
    ("dismiss(animated: true)\nreturn\npresent(b, animated: true)", ""),
    ("dismiss(animated: true)\nother.present(b, animated: true)", ""),
    ("if a { dismiss(animated: true) }\npresent(b, animated: true)", ""),
    ("sheet.dismiss(animated: true)\npresent(b, animated: true)", ""),
  ])
  func presentingBehindADismissal(_ body: String, _ finding: String) {
    #expect(Self.findings(Self.controller(body)) == (finding.isEmpty ? [] : [finding]))
  }

  // MARK: Guards and styles

  private static func guarded(_ members: String) -> String {
    """
    final class A: UIViewController { @objc func go() { present(B(), animated: true) } }
    final class B: UIViewController {
    override func viewDidLoad() { isModalInPresentation = true }
    \(members)
    }
    """
  }

  @Test(arguments: [
    ("", 1), ("@objc func close() { dismiss(animated: true) }", 0), ("weak var delegate: BDelegate?", 0),
    ("var onDone: () -> Void = {}", 0),
    ("func presentationControllerDidAttemptToDismiss(_ c: UIPresentationController) {}", 0),
    ("func change() { isModalInPresentation = false }", 0),
  ])
  func aGuardThatNeverEnds(_ members: String, _ count: Int) {
    #expect(Self.findings(Self.guarded(members)).count { $0.hasPrefix("code-constant-guard") } == count)
  }

  @Test(arguments: [
    ("Text(\"b\").interactiveDismissDisabled()", ["code-constant-guard:3"]),
    ("Button(\"Close\") { dismiss() }.interactiveDismissDisabled()", []),
    ("Text(\"b\").interactiveDismissDisabled(isBusy)", []),
  ])
  func aGuardOfSwiftUIThatNeverEnds(_ body: String, _ findings: [String]) {
    let dismiss = body.contains("dismiss()") ? "@Environment(\\.dismiss) var dismiss; " : ""
    let code = """
      struct A: View { @State var shows = false
      var body: some View { Text("a").sheet(isPresented: $shows) { B() } } }
      struct B: View { \(dismiss)var body: some View { \(body) } }
      """
    #expect(Self.findings(code) == findings)
  }

  @Test func aGuardedScreenThatNothingPresentsIsNoFinding() {
    let code =
      "final class B: UIViewController {\noverride func viewDidLoad() { isModalInPresentation = true } }"
    #expect(Self.findings(code) == [])
  }

  @Test(arguments: [
    ("if UIDevice.current.userInterfaceIdiom == .pad { b.modalPresentationStyle = .formSheet }", 1),
    ("b.modalPresentationStyle = isPad ? .formSheet : .fullScreen", 1),
    ("if traitCollection.horizontalSizeClass == .regular { b.modalPresentationStyle = .formSheet }", 0),
    ("if editing { b.modalPresentationStyle = .formSheet }", 0), ("b.modalPresentationStyle = .formSheet", 0),
  ])
  func aStyleByTheKindOfDevice(_ body: String, _ count: Int) {
    #expect(Self.findings(Self.controller(body)).count == count)
  }

  @Test func previewsAreNobodysCode() {
    let code = "#Preview {\n\(Self.controller(Self.sheet + "present(sheet, animated: true)"))\n}"
    #expect(Self.findings(code) == [])
  }
}
#endif
