import FlowChecking
internal import JSON

extension EditorSession {
  /// Publishes the diagnostics of a flow's files, and an empty list for each file that no longer has any.
  func publish(_ found: [String: [JSONValue]], of root: String) {
    let before = checks.published[root] ?? [:]
    checks.published[root] = found.isEmpty ? nil : found
    for path in Set(before.keys).union(found.keys).sorted() where before[path] != found[path] {
      // A configuration applies to several flows, and a file may belong to two roots.
      var all: [JSONValue] = []
      for key in checks.published.keys.sorted() {
        for diagnostic in checks.published[key]?[path] ?? [] where !all.contains(diagnostic) {
          all.append(diagnostic)
        }
      }
      var params: JSONValue = ["uri": .text(workspace.uri(ofPath: path)), "diagnostics": .array(all)]
      if let version = workspace.documents.values.first(where: { $0.path == path })?.version {
        params["version"] = .int(version)
      }
      notify("textDocument/publishDiagnostics", params)
    }
  }

  /// Publishes the diagnostics of an open configuration.
  func publishConfiguration(_ document: OpenDocument) {
    var found: [String: [JSONValue]] = [document.path: []]
    for problem in workspace.settings.problems(forFile: document.path) {
      found[problem.absolutePath ?? document.path, default: []].append(workspace.diagnostic(problem))
    }
    checks.note([document.path], of: document.path)
    publish(found, of: document.path)
  }
}
