#if SwiftSources
internal import SwiftSyntax

extension Declarations {
  /// Controllers of UIKit and of other frameworks that apps present.
  private static let controllers: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController", "UIHostingController",
    "UIAlertController", "UIActivityViewController", "UISearchController", "SFSafariViewController",
    "UIImagePickerController", "UIDocumentPickerViewController", "AVPlayerViewController",
    "SLComposeServiceViewController", "ASCredentialProviderViewController", "QLPreviewController",
    "PHPickerViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    "UIDocumentInteractionController", "UICloudSharingController", "UIColorPickerViewController",
    "UIFontPickerViewController", "CNContactPickerViewController", "EKEventEditViewController",
  ]
  private static let views: Set = [
    "UIView", "UITableView", "UICollectionView", "UITableViewCell", "UICollectionViewCell", "UIScrollView",
    "UIStackView", "UIControl", "UIButton", "UITextView", "UITextField", "UILabel", "UIVisualEffectView",
    "UICollectionReusableView", "UITableViewHeaderFooterView",
  ]
  private static let swiftUIViews: Set = [
    "View", "SwiftUI.View", "UIViewControllerRepresentable", "UIViewRepresentable",
  ]
  private static let bodies: Set = ["some View", "some SwiftUI.View"]
  private static let modifiers: Set = [
    "ViewModifier", "ToolbarContent", "CustomizableToolbarContent", "Commands", "App", "Scene",
  ]

  /// Whether a type is one of the given types or inherits from one.
  func inherits(_ name: String, from roots: Set<String>) -> Bool {
    !ancestors(of: name).isDisjoint(with: roots)
  }

  /// The names of a type and of all types that it inherits from.
  private func ancestors(of written: String) -> Set<String> {
    if let known = knownAncestors[written] { return known }
    var found: Set<String> = []
    var level = [bareTypeName(written)]
    for _ in 0...Self.maximumDepth {
      var next: [String] = []
      for name in level where found.insert(name).inserted {
        guard let type = type(name) ?? types[name] else { continue }
        next += type.inherits.map { bareTypeName($0) }
      }
      level = next
    }
    knownAncestors[written] = found
    return found
  }

  /// The largest number of steps from a type to its most distant supertype.
  private static let maximumDepth = 8

  /// A type and its subtypes, sorted.
  func descendants(of type: String) -> [String] {
    if let known = knownDescendants[type] { return known }
    let found = types.values.filter { $0.isDeclared && inherits($0.name, from: [type]) }.map(\.name).sorted()
    knownDescendants[type] = found
    return found
  }

  /// The screens that inherit from it.
  func screens(inheriting type: String) -> [String] {
    descendants(of: type).filter { $0 != type && isScreen($0) }
  }

  /// Whether it is a view controller. For a class without a declaration, as in Objective-C, the name decides.
  func isController(_ name: String) -> Bool {
    if let known = kinds[name] { return known }
    let isOne = inherits(name, from: Self.controllers) || isForeignController(name)
    kinds[name] = isOne
    return isOne
  }

  /// Whether it or a supertype is not declared and has a controller's name, or overrides a method that only
  /// controllers have: `class Sheet: Package.Screen { override func viewDidLoad() }`.
  private func isForeignController(_ name: String, depth: Int = 0) -> Bool {
    guard let type = type(name), type.isDeclared else {
      return name.hasSuffix("ViewController") || name.contains("ViewControllerWith")
    }
    guard depth < 8, type.kind == .class else { return false }
    if overridesLifecycle(type) { return true }
    return type.inherits.contains { $0 != name && isForeignController($0, depth: depth + 1) }
  }

  private func overridesLifecycle(_ type: TypeDeclaration) -> Bool {
    Self.lifecycle.contains { name in
      type.functions[name]?.contains { function in
        function.node.modifiers.contains { $0.name.text == "override" }
      } ?? false
    }
  }

  /// The methods that UIKit calls only on controllers.
  private static let lifecycle = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewIsAppearing", "viewWillDisappear",
    "viewDidDisappear",
    "loadView", "viewDidLayoutSubviews",
  ]

  /// Whether a method overrides one of a class of the app, or one of a package's controller that UIKit does
  /// not have. A base class calls it, so it is no event of UIKit.
  func overridesOwn(_ function: FunctionDeclaration) -> Bool {
    // A package calls it for the code that requests a route.
    if HandedRoute(function) != nil { return true }
    guard function.isOverride, let owner = function.owner, !Self.lifecycle.contains(function.name) else {
      return false
    }
    var name = owner
    for _ in 0..<8 {
      guard let parent = type(name)?.inherits.first, parent != name else { return false }
      guard let base = type(parent), base.isDeclared else {
        return type(parent) == nil && !parent.hasPrefix("UI") && !Self.isOfUIKit(function.name)
          && isController(owner)
      }
      if base.functions[function.name]?.contains(where: { !$0.isOverride }) ?? false { return true }
      name = base.name
    }
    return false
  }

  /// Whether a method has a name like those that UIKit calls.
  private static func isOfUIKit(_ name: String) -> Bool {
    ["view", "did", "will", "motion", "touches", "presses", "prepare", "perform", "set", "traitCollection"]
      .contains { name.hasPrefix($0) }
      || ["copy", "paste", "cut", "delete", "dismiss", "show"].contains(name)
  }

  /// The flow language's kind for a system controller or a subclass of one.
  func systemKind(of name: String, depth: Int = 0) -> String? {
    if let kind = SystemController.kinds[name] { return kind }
    guard depth < 8, let type = type(name) ?? types[bareTypeName(name)], type.kind == .class else {
      return nil
    }
    if isOwnAlert(type) { return "alert" }
    return type.inherits.lazy.compactMap { parent in
      parent == name ? nil : self.systemKind(of: parent, depth: depth + 1)
    }.first
  }

  /// Whether a controller of the app is an alert: by its name, and because answers are added to it.
  func isOwnAlert(_ type: TypeDeclaration) -> Bool {
    guard type.name.contains("Alert"), isController(type.name),
      !inherits(type.name, from: ["UIAlertController"])
    else { return false }
    return type.functions.keys.contains {
      $0.hasPrefix("add") && ($0.hasSuffix("Action") || $0.hasSuffix("Button"))
    }
  }

  /// Whether it is UIKit's general controller, of which nothing else is known.
  func isGeneral(_ name: String) -> Bool {
    [
      "UIViewController", "UINavigationController", "UITableViewController", "Self", "AnyView", "View",
      "Void", "",
    ]
    .contains(bareTypeName(name)) || type(name)?.kind == .protocol
  }

  /// Whether code of a type presents for that type and not for its callers.
  func isScreen(_ name: String) -> Bool { (isController(name) || isView(name)) && !isGeneral(name) }

  /// Whether it is an object of the app that is not part of a screen, such as a coordinator or a router.
  func isPlainObject(_ name: String) -> Bool {
    guard let type = type(name) ?? types[bareTypeName(name)], type.isDeclared else { return false }
    return (type.kind == .class || type.kind == .struct) && !isController(name) && !isView(name)
      && !isUIKitView(name) && !isModifier(name)
  }

  /// The type to which a name refers: in `Screens.Main.editor()` the enum, if `Main` is one of its cases.
  func asked(_ written: String, inside scope: String?) -> String {
    let full = fullName(written, inside: scope)
    guard type(full) == nil, let dot = written.lastIndex(of: ".") else { return full }
    let name = String(written[written.index(after: dot)...])
    return enumeration(String(written[..<dot]), withCase: name, inside: scope)?.name ?? full
  }

  /// Whether it is a view of UIKit.
  func isUIKitView(_ name: String) -> Bool { inherits(name, from: Self.views) }

  /// Whether it is a navigation controller.
  func isNavigation(_ name: String) -> Bool {
    inherits(name, from: ["UINavigationController"])
      || name.hasSuffix("NavigationController") && !inherits(name, from: ["UIViewController"])
  }

  /// Whether it is a SwiftUI view.
  func isView(_ name: String) -> Bool {
    if let known = knownViews[name] { return known }
    let isOne = conforms(name, to: Self.swiftUIViews) || hasBodyOfView(name)
    knownViews[name] = isOne
    return isOne
  }

  /// Whether a structure is a view by a package's protocol only: it has the members that every view has.
  private func hasBodyOfView(_ name: String) -> Bool {
    guard let type = type(name) ?? types[bareTypeName(name)], type.kind == .struct, !type.inherits.isEmpty
    else { return false }
    if Self.bodies.contains(type.properties["body"]?.type ?? "") { return true }
    // `func body(props: Props) -> some View` is of a view with a store; that of a modifier has the parameter
    // `content`.
    return type.functions["body"]?.contains { function in
      function.parameters.first?.label != "content"
        && Self.bodies.contains(function.node.signature.returnClause?.type.text ?? "")
    } ?? false
  }

  /// Whether it is a part of SwiftUI that is not a view but shows content: a modifier, a toolbar, a scene.
  func isModifier(_ name: String) -> Bool { conforms(name, to: Self.modifiers) }

  /// Whether it is a SwiftUI app, whose scene may contain screens.
  func isApp(_ name: String) -> Bool { inherits(name, from: ["App"]) }

  /// Whether a type conforms to one of the protocols, also through a refining protocol of the app.
  private func conforms(_ name: String, to protocols: Set<String>, depth: Int = 0) -> Bool {
    guard let type = type(name) ?? types[bareTypeName(name)] else { return false }
    if type.inherits.contains(where: { protocols.contains($0) }) { return true }
    guard depth < 4 else { return false }
    return type.inherits.contains { parent in
      parent != name && self.type(parent)?.kind == .protocol
        && conforms(parent, to: protocols, depth: depth + 1)
    }
  }
}
#endif
