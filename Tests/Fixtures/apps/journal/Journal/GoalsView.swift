import SwiftUI

struct GoalsView: View {
  @State private var router = Router()
  @State private var asksToReset = false
  @State private var importsGoals = false

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        GoalRow(router: router)
        Button("History") { router.navigate(to: .history) }
        Button("Reset", role: .destructive) { asksToReset = true }
      }
      .navigationTitle("Goals")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { router.sheet = .addGoal }
        }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .goal: GoalView()
        case .history: HistoryView()
        }
      }
    }
    .withSheets($router.sheet)
    .confirmationDialog("goals.reset", isPresented: $asksToReset) {
      Button("Reset", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    .fileImporter(isPresented: $importsGoals, allowedContentTypes: []) { _ in }
  }
}

struct GoalRow: View {
  var router: Router

  var body: some View {
    Text("A goal")
      .onTapGesture { router.navigate(to: .goal(1)) }
      .contextMenu { Button("Help") { router.sheet = .goalHelp(topic: "goal") } }
  }
}

#Preview {
  GoalsView().sheet(isPresented: .constant(true)) { HelpView() }
}
