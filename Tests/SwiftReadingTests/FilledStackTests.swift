#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Stacks that a function makes and gives to the window, and links that a modifier of the app's own hands on.
struct FilledStackTests {
  private static let screens =
    "class A: UIViewController { @objc func tap() { Start.go() } }\nclass B: UIViewController {}\n"

  static let snippets: [Snippet] = [
    Snippet(
      "a stack that becomes the window's first is no push",
      screens + """
        class Start {
          static func go() { let stack = UINavigationController(); let b = B()
            stack.setViewControllers([b], animated: true); change(root: stack) }
          static func change(root: UIViewController) { UIApplication.shared.delegate?.window??.rootViewController = root }
        }
        """, ["A setRoot B inferred"]),
    Snippet(
      "set to the window by the function itself",
      screens + """
        class Start { var window: UIWindow?
          static func go() { let stack = UINavigationController()
            stack.pushViewController(B(), animated: false); window?.rootViewController = stack }
        }
        """, ["A setRoot B inferred"]),
    Snippet(
      "what is pushed once something happens is pushed",
      screens + """
        class Start { var window: UIWindow?
          static func go() { let stack = UINavigationController()
            later { stack.pushViewController(B(), animated: false) }
            window?.rootViewController = stack }
        }
        """, ["A push B inferred", "A setRoot B inferred"]),
    Snippet(
      "a stack that is given to something else",
      screens + """
        class Start {
          static func go() { let stack = UINavigationController(); stack.setViewControllers([B()], animated: true); keep(stack) }
          static func keep(_ one: UIViewController) {}
        }
        """, ["A push B inferred"]),
    Snippet(
      "a link in a modifier of the app's own shows what each call gives",
      """
      extension View {
        func linkEmpty<Destination: View>(isActive: Binding<Bool>, destination: @escaping () -> Destination) -> some View {
          overlay(NavigationLink<EmptyView, Destination>(isActive: isActive, destination: destination, label: { EmptyView() }))
        }
      }
      struct Home: View { @State var help = false; var body: some View { Text("Home").linkEmpty(isActive: $help) { Help() } } }
      struct Help: View {}
      """, ["Home push Help inferred"]),
  ]

  @Test(arguments: snippets) func theRuleFindsIt(_ snippet: Snippet) { snippet.check() }
}
#endif
