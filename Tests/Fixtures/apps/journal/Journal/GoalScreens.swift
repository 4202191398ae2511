import SwiftUI

struct GoalView: View {
  @State private var showsNote = false

  var body: some View {
    Button("Note") { showsNote = true }
      .fullScreenCover(isPresented: $showsNote, onDismiss: {}) { HelpView() }
  }
}

struct GoalEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    Form { TextField("Name", text: $name) }
      .interactiveDismissDisabled(!name.isEmpty)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
      }
  }
}

struct HistoryView: View {
  var body: some View { NavigationLink("Help") { HelpView() } }
}

struct HelpView: View {
  var body: some View { Text("Help") }
}

struct UnusedView: View {
  var body: some View { Text("Nobody shows this") }
}
