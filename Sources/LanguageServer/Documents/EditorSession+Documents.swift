import FlowChecking

extension EditorSession {
  func didOpen(_ params: JSONValue) throws(ResponseError) {
    guard let item = params["textDocument"], let uri = item["uri"]?.text, let text = item["text"]?.text
    else { throw .missing("textDocument") }
    documents[uri] = OpenDocument(uri: uri, version: item["version"]?.int, text: text)
    try changed(uri)
  }

  func didChange(_ params: JSONValue) throws(ResponseError) {
    guard let uri = params["textDocument"]?["uri"]?.text, var document = documents[uri] else {
      throw .missing("textDocument")
    }
    try document.apply(
      params["contentChanges"]?.elements ?? [], version: params["textDocument"]?["version"]?.int,
      abilities.encoding)
    documents[uri] = document
    try changed(uri)
  }

  func didClose(_ params: JSONValue) throws(ResponseError) {
    guard let uri = params["textDocument"]?["uri"]?.text, let document = documents.removeValue(forKey: uri)
    else { throw .missing("textDocument") }
    textGeneration += 1
    if isConfiguration(document) { return checkAll(renewing: true) }
    let root = checks.root(ofFile: document.path)
    let others = documents.values.filter { checks.root(ofFile: $0.path) == root }
    if let other = others.first {
      check(other)
    } else {
      checks.cancel(root)
      checks.forget(root)
      publish([:], of: root)
    }
  }

  func didSave(_ params: JSONValue) throws(ResponseError) {
    let document = try document(params)
    if isConfiguration(document) { checkAll(renewing: true) }
  }

  /// Files that changed on disk: whatever they are, readings and settings may be old.
  func didChangeWatchedFiles(_ params: JSONValue) {
    let paths = (params["changes"]?.elements ?? []).compactMap { $0["uri"]?.text }.map(FileURI.path)
    let isNews = paths.contains { path in !documents.values.contains { $0.path == path } }
    guard isNews else { return }
    textGeneration += 1
    checkAll(renewing: true)
  }

  private func changed(_ uri: String) throws(ResponseError) {
    textGeneration += 1
    guard let document = documents[uri] else { return }
    if isConfiguration(document) { checkAll(renewing: true) } else { check(document) }
  }

  /// Whether a document is a configuration file.
  func isConfiguration(_ document: OpenDocument) -> Bool {
    document.path.hasSuffix("/" + LiveSettings.fileName)
  }

  /// Checks everything that is open anew, and says what is wrong with configurations that are open.
  private func checkAll(renewing: Bool) {
    if renewing { settings.renew(unsaved) }
    var roots: Set<String> = []
    for document in documents.values.sorted(by: { $0.path < $1.path }) {
      if isConfiguration(document) {
        publishConfiguration(document)
      } else if roots.insert(checks.root(ofFile: document.path)).inserted {
        check(document)
      }
    }
  }
}
