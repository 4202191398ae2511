internal import JSON

/// The capabilities of a client that matter here.
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

  /// Creates the defaults, used until the client sends its capabilities.
  init() {}

  /// Reads the capabilities from ‘initialize’.
  init(_ params: JSONValue) {
    let all = params["capabilities"]
    let text = all?["textDocument"]
    let diagnostics = text?["publishDiagnostics"]
    let encodings = all?["general"]?["positionEncodings"]?.elements.compactMap(\.text) ?? []
    // The first supported one in the client's order of preference; every client supports UTF-16.
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
