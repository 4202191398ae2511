internal import JSON

/// What a client said that it can do, as far as it matters here.
struct ClientAbilities: Sendable {
  var encoding = PositionEncoding.utf16
  var relatedInformation = false
  var codeDescription = false
  var tags = false
  var diagnosticData = false
  var snippets = false
  var documentChanges = false
  var progress = false
  var watchesFiles = false
  var literalCodeActions = false
  var hierarchicalSymbols = false

  /// Before it said anything.
  init() {}

  /// What ‘initialize’ says.
  init(_ params: JSONValue) {
    let all = params["capabilities"]
    let text = all?["textDocument"]
    let diagnostics = text?["publishDiagnostics"]
    let encodings = all?["general"]?["positionEncodings"]?.elements.compactMap(\.text) ?? []
    // The first that is known, as the client prefers them; UTF-16 is what everybody can.
    encoding = encodings.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    relatedInformation = diagnostics?["relatedInformation"]?.isTrue ?? false
    codeDescription = diagnostics?["codeDescriptionSupport"]?.isTrue ?? false
    tags = diagnostics?["tagSupport"] != nil
    diagnosticData = diagnostics?["dataSupport"]?.isTrue ?? false
    snippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.isTrue ?? false
    literalCodeActions = text?["codeAction"]?["codeActionLiteralSupport"] != nil
    hierarchicalSymbols =
      text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.isTrue ?? false
    documentChanges = all?["workspace"]?["workspaceEdit"]?["documentChanges"]?.isTrue ?? false
    watchesFiles =
      all?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.isTrue ?? false
    progress = all?["window"]?["workDoneProgress"]?.isTrue ?? false
  }
}
