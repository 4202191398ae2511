#if SwiftSources
import IBReading
import SourceFacts
import Testing

@testable import SwiftReading

/// Functions of one name in several files, each private to its own.
struct PrivateFunctionTests {
  private static func edges(_ files: [String]) -> [String] {
    var reading = SwiftSourceReading()
    for (index, code) in files.enumerated() { reading.read(Array(code.utf8), path: "\(index).swift") }
    return reading.finish(with: InterfaceReading().finish()).edges.map(Snippet.line).sorted()
  }

  private static func screen(_ name: String, shows shown: String, _ access: (String, String)) -> String {
    """
    struct \(name): View { @State var isShown = false
      var body: some View { Text("").padding().destinations(with: $isShown) } }
    \(access.0) extension View {
      \(access.1) func destinations(with isShown: Binding<Bool>) -> some View {
        sheet(isPresented: isShown) { \(shown)() } } }
    struct \(shown): View { var body: some View { Text("") } }
    """
  }

  @Test(arguments: [("private", ""), ("fileprivate", ""), ("", "private"), ("", "fileprivate")])
  func eachCallIsOneOfItsOwnFile(_ access: (String, String)) {
    let edges = Self.edges([Self.screen("A", shows: "B", access), Self.screen("C", shows: "D", access)])
    #expect(edges == ["A present B inferred", "C present D inferred"])
  }

  /// Where another is open to all files, the file's own goes before it.
  @Test func theOneOfTheFileGoesFirst() {
    let edges = Self.edges([
      Self.screen("A", shows: "B", ("private", "")), Self.screen("C", shows: "D", ("", "")),
    ])
    #expect(edges == ["A present B inferred", "C present D inferred"])
  }

  /// What a private type does because a protocol requires it, others may ask for.
  @Test func aPrivateTypeMayAnswerToAProtocol() {
    let edges = Self.edges([
      """
      protocol Opening: AnyObject { func open() }
      class A: UIViewController { weak var opening: Opening?
        @objc func go() { opening?.open() } }
      class B: UIViewController {}
      """,
      """
      private class Opener: NSObject, Opening { weak var screen: A?
        func open() { screen?.present(B(), animated: true) } }
      """,
    ])
    #expect(edges == ["A present B inferred"])
  }
}
#endif
