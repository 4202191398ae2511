import FlowChecking
internal import JSON

extension EditorSession {
  func didOpen(_ params: JSONValue) throws(ResponseError) {
    guard let item = params["textDocument"], let uri = item["uri"]?.text, let text = item["text"]?.text
    else { throw .missing("textDocument") }
    changed(OpenDocument(uri: uri, version: item["version"]?.int, text: text))
  }

  func didChange(_ params: JSONValue) throws(ResponseError) {
    guard let uri = params["textDocument"]?["uri"]?.text, var document = workspace.documents[uri] else {
      throw .missing("textDocument")
    }
    try document.apply(
      params["contentChanges"]?.elements ?? [], version: params["textDocument"]?["version"]?.int,
      workspace.abilities.encoding)
    changed(document)
  }

  func didClose(_ params: JSONValue) throws(ResponseError) {
    guard let uri = params["textDocument"]?["uri"]?.text, let document = workspace.documents[uri]
    else { throw .missing("textDocument") }
    workspace.set(nil, at: uri)
    if workspace.isConfiguration(document) { return checkAll() }
    let root = checks.root(ofFile: document.path)
    let others = workspace.documents.values.filter { checks.root(ofFile: $0.path) == root }
    if let other = others.first {
      check(other)
    } else {
      checks.cancel(root)
      checks.forget(root)
      publish([:], of: root)
    }
  }

  func didSave(_ params: JSONValue) throws(ResponseError) {
    let document = try workspace.document(params)
    if workspace.isConfiguration(document) { checkAll() }
  }

  /// Some files changed on disk: readings and settings are discarded, because any of them may be outdated.
  func didChangeWatchedFiles(_ params: JSONValue) {
    let paths = (params["changes"]?.elements ?? []).compactMap { $0["uri"]?.text }.map(FileURI.path)
    let isNews = paths.contains { path in !workspace.documents.values.contains { $0.path == path } }
    guard isNews else { return }
    workspace.forgetReadings()
    checkAll()
  }

  private func changed(_ document: OpenDocument) {
    workspace.set(document, at: document.uri)
    if workspace.isConfiguration(document) { checkAll() } else { check(document) }
  }

  /// Checks all open documents again, and publishes the problems of open configurations.
  private func checkAll() {
    workspace.settings.renew(workspace.unsaved)
    var roots: Set<String> = []
    for document in workspace.documents.values.sorted(by: { $0.path < $1.path }) {
      if workspace.isConfiguration(document) {
        publishConfiguration(document)
      } else if roots.insert(checks.root(ofFile: document.path)).inserted {
        check(document)
      }
    }
  }
}
