#if SwiftSources
internal import SwiftSyntax

extension Declarations {
  /// UIKit's controllers, and those of other frameworks that apps present.
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

  /// Whether a type is one of some or inherits from one.
  func inherits(_ name: String, from roots: Set<String>) -> Bool {
    !ancestors(of: name).isDisjoint(with: roots)
  }

  /// The names of a type and of everything that it inherits from.
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

  /// So many classes stand between a type and the farthest that it inherits from.
  private static let maximumDepth = 8

  /// A type and those that inherit from it, sorted.
  func descendants(of type: String) -> [String] {
    if let known = knownDescendants[type] { return known }
    let found = types.values.filter { $0.isDeclared && inherits($0.name, from: [type]) }.map(\.name).sorted()
    knownDescendants[type] = found
    return found
  }

  /// Whether it is a view controller. Of a class that no source declares, such as one in Objective-C, its name tells.
  func isController(_ name: String) -> Bool {
    if let known = kinds[name] { return known }
    let isOne = inherits(name, from: Self.controllers) || isForeignController(name)
    kinds[name] = isOne
    return isOne
  }

  /// Whether no source declares it or what it inherits from, and its name is that of a controller, or it overrides what
  /// only controllers have: `class Sheet: Package.Screen { override func viewDidLoad() }`.
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

  /// What UIKit calls of controllers alone.
  private static let lifecycle = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewIsAppearing", "viewWillDisappear",
    "viewDidDisappear",
    "loadView", "viewDidLayoutSubviews",
  ]

  /// Whether a method overrides one that a class of the app's own has, or of a package's controller one that is not UIKit's:
  /// a base class calls it, and no event is named so.
  func overridesOwn(_ function: FunctionDeclaration) -> Bool {
    // A package calls it for whoever asks.
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

  /// Whether a method is named as those are that UIKit calls.
  private static func isOfUIKit(_ name: String) -> Bool {
    ["view", "did", "will", "motion", "touches", "presses", "prepare", "perform", "set", "traitCollection"]
      .contains { name.hasPrefix($0) }
      || ["copy", "paste", "cut", "delete", "dismiss", "show"].contains(name)
  }

  /// What the flow language calls a controller of the system, or one that inherits from it.
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

  /// Whether a controller of the app's own is an alert: by its name, and as answers are added to it.
  func isOwnAlert(_ type: TypeDeclaration) -> Bool {
    guard type.name.contains("Alert"), isController(type.name),
      !inherits(type.name, from: ["UIAlertController"])
    else { return false }
    return type.functions.keys.contains {
      $0.hasPrefix("add") && ($0.hasSuffix("Action") || $0.hasSuffix("Button"))
    }
  }

  /// Whether it is UIKit's general controller, of which nothing more is known.
  func isGeneral(_ name: String) -> Bool {
    [
      "UIViewController", "UINavigationController", "UITableViewController", "Self", "AnyView", "View",
      "Void", "",
    ]
    .contains(bareTypeName(name)) || type(name)?.kind == .protocol
  }

  /// Whether code of a type presents for that type, not for whoever calls it.
  func isScreen(_ name: String) -> Bool { (isController(name) || isView(name)) && !isGeneral(name) }

  /// Whether it is an object of the app's own that is no part of any screen, such as a coordinator or a router.
  func isPlainObject(_ name: String) -> Bool {
    guard let type = type(name) ?? types[bareTypeName(name)], type.isDeclared else { return false }
    return (type.kind == .class || type.kind == .struct) && !isController(name) && !isView(name)
      && !isUIKitView(name) && !isModifier(name)
  }

  /// The type whose members are asked by a name: of `Screens.Main.editor()` the enum, where `Main` is one of its cases.
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

  /// Whether a structure is a view by a protocol of a package, which alone says so: it has what each view must have.
  private func hasBodyOfView(_ name: String) -> Bool {
    guard let type = type(name) ?? types[bareTypeName(name)], type.kind == .struct, !type.inherits.isEmpty
    else { return false }
    if Self.bodies.contains(type.properties["body"]?.type ?? "") { return true }
    // `func body(props: Props) -> some View` of a view that a store feeds; that of a modifier takes the content.
    return type.functions["body"]?.contains { function in
      function.parameters.first?.label != "content"
        && Self.bodies.contains(function.node.signature.returnClause?.type.text ?? "")
    } ?? false
  }

  /// Whether it is a part of SwiftUI that is no view and yet shows something.
  func isModifier(_ name: String) -> Bool { conforms(name, to: Self.modifiers) }

  /// Whether it is an app of SwiftUI, whose scene may hold screens itself.
  func isApp(_ name: String) -> Bool { inherits(name, from: ["App"]) }

  /// Whether a type conforms to one of some protocols, also through a protocol of the app's own that refines it.
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
