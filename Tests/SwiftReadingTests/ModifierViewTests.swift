#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Which view has a modifier that presents.
struct ModifierViewTests {
  private static func views(_ body: String) -> [String] {
    Snippet.facts(of: "struct A: View { var body: some View {\n\(body)\n} }").edges
      .sorted { $0.place < $1.place }.map { $0.view?.lineText ?? "-" }
  }

  @Test func twoOnOneViewShareIt() {
    #expect(
      Self.views(
        """
        List {}
          .alert("A", isPresented: $a) {}
          .padding()
          .alert("B", isPresented: $b) {}
        """) == ["A.swift:2", "A.swift:2"])
  }

  @Test func twoBesideOneAnotherDoNot() {
    #expect(
      Self.views(
        """
        VStack {
          Group {}.alert("A", isPresented: $a) {}
          List {}.alert("B", isPresented: $b) {}
        }
        """) == ["A.swift:3", "A.swift:4"])
  }

  /// Which of both works is not known.
  @Test func oneWithinAnotherHasThatOnes() {
    #expect(
      Self.views(
        """
        VStack {
          Group {}.alert("A", isPresented: $a) {}
        }.alert("B", isPresented: $b) {}
        """) == ["A.swift:2", "A.swift:2"])
  }

  @Test func whatASheetHoldsIsAnotherView() {
    #expect(
      Self.views(
        """
        VStack {}.sheet(isPresented: $a) {
          B().sheet(isPresented: $b) { C() }
        }
        """) == ["A.swift:2", "A.swift:3"])
  }

  @Test func severalDialogsOfOneModifierNameTheRule() {
    let code = """
      struct A: View { var body: some View {
        List {}.alert(item: $alert) { alert in
          switch alert {
          case .one: return Alert(title: Text("One"))
          case .two: return Alert(title: Text("Two"))
          }
        } } }
      """
    let edges = Snippet.facts(of: code).edges
    #expect(edges.count == 2 && edges.allSatisfy { $0.target.sure == .inferred })
    #expect(edges.allSatisfy { $0.rules == ["one of 2 dialogs"] })
  }
}
#endif
