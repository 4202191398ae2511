#if SwiftSources
import SourceFacts
import Testing

/// What code of UIKit does wrong by itself: each rule where it is certain, and where one thing makes it uncertain.
struct UIKitCodeRuleTests {
  private static func controller(_ body: String, _ more: String = "") -> String {
    "final class A: UIViewController {\n@objc func go() {\n\(body)\n}\n\(more)\n}"
  }

  // MARK: Before the view is in a window

  @Test(arguments: [
    ("override func viewDidLoad() {\nsuper.viewDidLoad()\npresent(B(), animated: true)\n}", 3),
    ("override func viewDidLoad() {\nif isNew { self.present(B(), animated: true) }\n}", 2),
    ("override func loadView() {\npresent(B(), animated: false, completion: nil)\n}", 2),
  ])
  func presentingAsTheViewLoads(_ member: String, _ line: Int) {
    let code = "final class A: UIViewController { \(member)\n}"
    #expect(foundInCode(code) == ["present-before-appearing:\(line)"])
  }

  @Test(arguments: [
    "override func viewDidAppear(_ animated: Bool) { present(B(), animated: true) }",
    "override func viewDidLoad() { DispatchQueue.main.async { self.present(B(), animated: true) } }",
    "override func viewDidLoad() { parent?.present(B(), animated: true) }",
    "override func viewDidLoad() { present(count) }\nfunc present(_ count: Int) {}",
    "override func viewDidLoad() { present(B(), animated: true) }\n"
      + "override func present(_ v: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}",
  ])
  func presentingLater(_ member: String) {
    #expect(foundInCode("final class A: UIViewController { \(member)\n}") == [])
  }

  @Test(arguments: [
    "navigationController?.pushViewController(A(), animated: true)", "addChild(A())",
  ])
  func aPageInAContainerMayPresentAsItLoads(_ way: String) {
    let code = """
      final class A: UIViewController { override func viewDidLoad() { present(B(), animated: true) } }
      final class C: UIViewController { @objc func go() { \(way) } }
      """
    #expect(foundInCode(code) == [])
  }

  /// One that a storyboard makes the page of a tab; the one that it begins with is in no container.
  @Test(arguments: [("tabBarController", 0), ("viewController", 1)])
  func aTabOfAStoryboardMayPresentAsItLoads(_ container: String, _ count: Int) {
    let storyboard = """
      <document><scenes><scene><objects><\(container) id="t"><connections>
      <segue destination="n" kind="\(count == 0 ? "relationship" : "presentation")" relationship="viewControllers" id="s"/>
      </connections></\(container)></objects></scene><scene><objects><navigationController id="n"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController id="a" customClass="A"/></objects></scene></scenes></document>
      """
    let code =
      "final class A: UIViewController { override func viewDidLoad() { present(B(), animated: true) } }"
    let findings = Snippet.facts(of: code, storyboard: storyboard).findings
    #expect(findings.filter { $0.rule == .presentBeforeAppearing }.count == count)
  }

  // MARK: What the device may not have

  @Test(arguments: [
    "let mail = MFMailComposeViewController()\nmail.mailComposeDelegate = self",
    "let scan = VNDocumentCameraViewController()",
    "let picker = UIImagePickerController()\npicker.sourceType = .camera",
  ])
  func nobodyAsksTheDevice(_ body: String) {
    let found = foundInCode(Self.controller(body))
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("availability-not-checked") })
  }

  @Test(arguments: [
    "guard MFMailComposeViewController.canSendMail() else { return }\nlet mail = MFMailComposeViewController()",
    "if VNDocumentCameraViewController.isSupported { show(VNDocumentCameraViewController()) }",
    "let picker = UIImagePickerController()\nif UIImagePickerController.isSourceTypeAvailable(.camera) { picker.sourceType = .camera }",
    "let picker = UIImagePickerController()\npicker.sourceType = .photoLibrary",
    "let own = Camera()\nown.sourceType = .camera",
    "let mail = Factory.MFMailComposeViewController()",
    "if let passes = PKAddPassesViewController(pass: pass) { push(passes) } else { tell() }",
  ])
  func somebodyAsksTheDevice(_ body: String) {
    #expect(foundInCode(Self.controller(body)) == [])
  }

  @Test func nothingIsShownOtherwise() {
    let body = "if let passes = PKAddPassesViewController(pass: pass) { push(passes) }"
    #expect(foundInCode(Self.controller(body)).count == 1)
  }

  @Test func anotherFileMayAsk() {
    let code = Self.controller("let mail = MFMailComposeViewController()")
    #expect(foundInCode(code + "\nlet canMail = MFMailComposeViewController.canSendMail") == [])
  }

  // MARK: Screens of the system

  @Test(arguments: [
    "func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}",
    "func mailComposeController(_ c: MFMailComposeViewController, didFinishWith r: MFMailComposeResult, error: Error?) { print(r) }",
    "func imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo info: [Key: Any]) {\n"
      + "imageView.image = info[.originalImage] as? UIImage\n}",
    "func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { print(results) }",
  ])
  func nothingClosesAScreenOfTheSystem(_ member: String) {
    #expect(foundInCode("final class A: UIViewController {\n\(member)\n}") == ["system-screen-stays:2"])
  }

  @Test(arguments: [
    "func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }",
    "func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { finish() }",
    "func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { isPicking = false }",
    "func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { delegate?.cancelled() }",
    "func imagePickerControllerDidCancel() {}",
    "func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { self.show(Detail(results)) }",
  ])
  func somethingMayCloseAScreenOfTheSystem(_ member: String) {
    #expect(foundInCode("final class A: UIViewController {\n\(member)\n}") == [])
  }

  @Test func aDelegateThatIsNoControllerMayBeTheOneOfAView() {
    let code =
      "final class A: NSObject { func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {} }"
    #expect(foundInCode(code) == [])
  }

  // MARK: Alerts

  private static let alert =
    "let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)\n"
  private static let cancel = "alert.addAction(UIAlertAction(title: \"No\", style: .cancel))\n"
  private static let present = "present(alert, animated: true)"

  @Test(arguments: [
    (alert + cancel + cancel + present, 5),
    (
      alert + "let later = UIAlertAction(title: \"Later\", style: .cancel)\n" + cancel
        + "alert.addAction(later)\n" + present, 6
    ),
  ])
  func twoCancelActions(_ body: String, _ line: Int) {
    #expect(foundInCode(Self.controller(body)) == ["two-cancel-actions:\(line)"])
  }

  @Test(arguments: [
    alert + cancel + "alert.addAction(UIAlertAction(title: \"OK\", style: .default))\n" + present,
    alert + "if a { " + cancel + "} else { " + cancel + "}\n" + present,
    alert + cancel + present
      + "\nlet other = UIAlertController(title: nil, message: nil, preferredStyle: .alert)\n"
      + "other.addAction(UIAlertAction(title: \"No\", style: .cancel))\npresent(other, animated: true)",
  ])
  func oneCancelAction(_ body: String) {
    #expect(foundInCode(Self.controller(body)) == [])
  }

  private static let sheet =
    "let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)\n" + cancel
    + "alert.popoverPresentationController?.sourceView = view\n"

  @Test func aTextFieldInAnActionSheet() {
    let code = Self.controller(Self.sheet + "alert.addTextField()\n" + Self.present)
    #expect(foundInCode(code) == ["text-field-in-action-sheet:6"])
  }

  @Test(arguments: [
    alert + cancel + "alert.addTextField()\n" + present, sheet + "other.addTextField()\n" + present,
    sheet.replacing(".actionSheet", with: "style") + "alert.addTextField()\n" + present,
  ])
  func aTextFieldInAnAlert(_ body: String) {
    #expect(foundInCode(Self.controller(body)) == [])
  }

  @Test func anAlertWithoutAButton() {
    #expect(foundInCode(Self.controller(Self.alert + Self.present)) == ["alert-without-button:3"])
  }

  @Test(arguments: [
    alert + cancel + present, alert + "fill(alert)\n" + present, alert + "self.alert = alert\n" + present,
    alert + present
      + "\nDispatchQueue.main.asyncAfter(deadline: .now() + 1) { alert.dismiss(animated: true) }",
    alert,
    // An initializer of the app's own adds one.
    "let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert) { done() }\n" + present,
    "let style = UIAlertController.Style.alert\n"
      + alert.replacing(".alert", with: "style") + present,
  ])
  func anAlertThatMayBeClosed(_ body: String) {
    #expect(foundInCode(Self.controller(body)) == [])
  }

  @Test func anotherMethodOfTheTypeMayCloseTheAlert() {
    let code = Self.controller(Self.alert + Self.present, "func done() { dismiss(animated: true) }")
    #expect(foundInCode(code) == [])
    let base = "class Base: UIViewController { func done() { dismiss(animated: true) } }\n"
    let inherits = Self.controller(Self.alert + Self.present).replacing("UIViewController", with: "Base")
    #expect(foundInCode(base + inherits) == [])
  }

  // MARK: Stacks

  @Test(arguments: [
    "let next = UINavigationController(rootViewController: B())\nnavigationController?.pushViewController(next, animated: true)",
    "navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)",
    "let next = Stack()\nnavigationController?.pushViewController(next, animated: true)",
  ])
  func aContainerIsPushed(_ body: String) {
    let code = Self.controller(body) + "\nfinal class Stack: UINavigationController {}"
    let found = foundInCode(code)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("container-pushed") })
  }

  @Test(arguments: [
    "navigationController?.pushViewController(B(), animated: true)",
    "let next = UITabBarController()\nnavigationController?.pushViewController(next, animated: true)",
    "let next = make()\nnavigationController?.pushViewController(next, animated: true)",
    "present(UINavigationController(rootViewController: B()), animated: true)",
  ])
  func aPageIsPushed(_ body: String) {
    #expect(foundInCode(Self.controller(body)) == [])
  }

  // MARK: Delegates

  private static let asking =
    "final class A: UIViewController, UIAdaptivePresentationControllerDelegate {\n"
    + "func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool { false }\n}\n"

  @Test(arguments: [
    asking, asking + "final class B: UIViewController { func go() { present(A(), animated: true) } }",
    asking + "final class B: UIViewController { func go() { table.delegate = self } }",
  ])
  func nobodySetsTheDelegate(_ code: String) {
    #expect(foundInCode(code) == ["delegate-never-set:2"])
  }

  @Test(arguments: [
    asking + "extension A { override func viewDidLoad() { presentationController?.delegate = self } }",
    asking + "extension A { func go() { let p = a.sheetPresentationController\np?.delegate = self } }",
    asking.replacing("UIViewController,", with: "LibraryPage,"),
    // Damaged code, in which two classes inherit from each other.
    asking.replacing("UIViewController,", with: "B,") + "class B: A {}",
    asking.replacing("presentationControllerShouldDismiss", with: "shouldDismiss"),
  ])
  func somebodyMaySetTheDelegate(_ code: String) {
    #expect(foundInCode(code) == [])
  }
}
#endif
