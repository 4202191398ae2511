#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Dialogs of SwiftUI's first form: `Alert(…)` and `ActionSheet(…)` in a closure, a function or a property.
struct MadeDialogTests {
  private static func dialogs(_ modifier: String, _ members: String) -> [String] {
    let code =
      "struct A: View { @State var item: Item?\n\(members)\nvar body: some View { Text(\"\")\(modifier) } }"
    return Snippet.facts(of: code).edges.map { edge in
      let buttons = (edge.target.buttons ?? []).map { button in
        "\(button.label ?? "?") \(button.role ?? "-")\(button.isRepeated ? " repeated" : "")"
      }
      return "\(edge.target.kind) \(edge.target.title ?? "?"): \(buttons.joined(separator: ", "))"
    }.sorted()
  }

  @Test func aFunctionByItsName() {
    let made = """
      func alert(for item: Item) -> SwiftUI.Alert {
        switch item {
        case .full: return SwiftUI.Alert(title: Text("Full"))
        case .gone: return SwiftUI.Alert(title: Text("Gone"), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
        }
      }
      """
    let expected = ["alert Full: OK -", "alert Gone: Delete destructive, Cancel cancel"]
    #expect(Self.dialogs(".alert(item: $item, content: self.alert(for:))", made) == expected)
    #expect(Self.dialogs(".alert(item: $item) { alert(for: $0) }", made) == expected)
    #expect(Self.dialogs(".alert(item: $item) { item in self.alert(for: item) }", made) == expected)
  }

  @Test func aPropertyThatFillsAList() {
    let made = """
      private var sheet: ActionSheet {
        var buttons: [ActionSheet.Button] = names.map { name in .default(Text(name)) }
        buttons.append(.cancel())
        return ActionSheet(title: Text("Mute"), buttons: buttons)
      }
      """
    #expect(
      Self.dialogs(".actionSheet(isPresented: $asks) { sheet }", made)
        == ["actionSheet Mute: ‹name› - repeated, Cancel cancel"])
  }

  @Test func aListOfAnotherProperty() {
    let made = """
      var choices: [ActionSheet.Button] { pumps.map { pump in .default(Text(pump.title)) } + [.cancel()] }
      """
    let modifier = """
      .actionSheet(item: $item) { item in
        switch item { case .a: return ActionSheet(title: Text("Pump"), buttons: choices)
          case .b: return ActionSheet(title: Text("Sure"), buttons: [.default(Text("Yes")), .cancel(Text("No"))]) } }
      """
    #expect(
      Self.dialogs(modifier, made) == [
        "actionSheet Pump: ‹pump.title› - repeated, Cancel cancel", "actionSheet Sure: Yes -, No cancel",
      ])
  }

  @Test func aButtonOfElsewhereIsNotKnown() {
    #expect(
      Self.dialogs(".alert(item: $item) { _ in Alert(title: Text(\"A\"), dismissButton: model.button) }", "")
        == ["alert A: ? -"])
  }

  @Test func theNewFormIsReadAsBefore() {
    #expect(
      Self.dialogs(".alert(\"Sure?\", isPresented: $asks) { Button(\"Yes\", role: .destructive) {} }", "")
        == ["alert Sure?: Yes destructive"])
  }
}
#endif
