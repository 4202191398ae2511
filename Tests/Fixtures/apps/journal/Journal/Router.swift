import SwiftUI

enum Sheet: Identifiable {
  case addGoal
  case goalHelp(topic: String)
  case unused

  var id: String { "\(self)" }
}

enum Route: Hashable {
  case goal(Int)
  case history
}

@Observable final class Router {
  var sheet: Sheet?
  var path: [Route] = []

  func navigate(to route: Route) { path.append(route) }
}

extension View {
  func withSheets(_ sheet: Binding<Sheet?>) -> some View {
    self.sheet(item: sheet) { sheet in
      switch sheet {
      case .addGoal: NavigationStack { GoalEditor() }
      case .goalHelp: HelpView()
      case .unused: UnusedView()
      }
    }
  }
}
