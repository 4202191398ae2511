#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Rows of a package that get their title in a closure, and buttons that are given what they show.
struct RowTitleTests {
  @Test func theTitleThatAClosureSetsTellsTheRow() {
    let facts = Snippet.facts(
      of: """
        class Settings: FormViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            form +++ Section("About")
              <<< ButtonRow("help", { row in row.title = "Help" }).cellUpdate({ cell, row in
                cell.textLabel?.textAlignment = .left
              }).onCellSelection({ cell, row in self.present(Help(), animated: true) })
              <<< ButtonRow { $0.title = "License" }
                .onCellSelection { _, _ in self.navigationController?.pushViewController(License(), animated: true) }
              <<< ButtonRow("more").onCellSelection { _, _ in self.present(More(), animated: true) }
          }
        }
        class Help: UIViewController {}
        class License: UIViewController {}
        class More: UIViewController {}
        """)
    let told = Dictionary(
      uniqueKeysWithValues: facts.edges.map { ($0.target.type ?? "", $0.trigger?.label ?? $0.trigger?.key) })
    #expect(told == ["Help": "Help", "License": "License", "More": "onCellSelection"])
  }

  @Test func theTitleOfAnActionOfAPackageTellsIt() {
    let facts = Snippet.facts(
      of: """
        class List: UITableViewController, SwipeCellDelegate {
          func tableView(_ tableView: UITableView, editActionsForRowAt path: IndexPath) -> [SwipeAction]? {
            let edit = SwipeAction(style: .default, title: "Edit") { _, _ in self.present(Editor(), animated: true) }
            let more = SwipeAction(style: .destructive, title: nil) { _, _ in self.present(More(), animated: true) }
            return [edit, more]
          }
        }
        class Editor: UIViewController {}
        class More: UIViewController {}
        """)
    #expect(facts.edges.map { $0.trigger?.label } == ["Edit", nil])
    #expect(facts.edges.map { $0.trigger?.role } == [nil, "destructive"])
  }

  @Test func aButtonThatHandsItsTextToAnotherIsToldByIt() {
    let facts = Snippet.facts(
      of: """
        struct Import: View {
          @State private var isShown = false
          var body: some View {
            FilledText("Import") { self.isShown = true }.sheet(isPresented: $isShown) { Picker() }
          }
        }
        struct FilledText: View {
          let title: String
          let action: () -> Void
          init(_ title: String, action: @escaping () -> Void) { self.title = title; self.action = action }
          var body: some View { Filled({ Text(title).bold() }, action: action) }
        }
        struct Filled<Content: View>: View {
          let content: Content
          let action: () -> Void
          init(@ViewBuilder _ content: () -> Content, action: @escaping () -> Void) {
            self.content = content()
            self.action = action
          }
          var body: some View { Button(action: action) { content } }
        }
        struct Picker: View { var body: some View { Text("a") } }
        """)
    #expect(facts.edges.map { $0.trigger?.label } == ["Import"])
  }
}
#endif
