import FlowChecking
internal import JSON

extension EditorSession {
  /// Executes a request and answers it, at once or later.
  func request(_ method: String, _ params: JSONValue, _ id: JSONValue) {
    switch (phase, method) {
    case (.waiting, "initialize"): answer(id, .success(initialize(params)))
    case (.waiting, _):
      answer(id, .failure(ResponseError(.serverNotInitialized, "‘initialize’ comes first")))
    case (.ended, _): answer(id, .failure(ResponseError(.invalidRequest, "‘shutdown’ came before")))
    case (.running, "initialize"):
      answer(id, .failure(ResponseError(.invalidRequest, "‘initialize’ came before")))
    case (.running, "shutdown"):
      close()
      phase = .ended
      answer(id, .success(.null))
    case (.running, "textDocument/codeAction"):
      let key = id.written
      working[key] = Task {
        let result = await codeActions(params)
        let isCancelled = Task.isCancelled
        working[key] = nil
        answer(id, isCancelled ? .failure(.cancelled) : result)
      }
    case (.running, _):
      do throws(ResponseError) {
        answer(id, .success(try feature(method, params)))
      } catch {
        answer(id, .failure(error))
      }
    }
  }

  private func feature(_ method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch method {
    case "textDocument/completion": try workspace.completion(params)
    case "textDocument/hover": try workspace.hover(params)
    case "textDocument/definition": try workspace.definition(params)
    case "textDocument/references": try workspace.references(params)
    case "textDocument/documentHighlight": try workspace.highlights(params)
    case "textDocument/prepareRename": try workspace.prepareRename(params)
    case "textDocument/rename": try workspace.rename(params)
    case "textDocument/documentSymbol": try workspace.documentSymbols(params)
    default: throw ResponseError(.methodNotFound, "there is no method ‘\(method)’")
    }
  }

  /// Executes a notification. If it fails, the reason is written to the client's log.
  func notification(_ method: String, _ params: JSONValue) {
    if method == "$/cancelRequest" {
      if let id = params["id"] { working[id.written]?.cancel() }
      return
    }
    guard phase == .running else { return }
    do throws(ResponseError) {
      switch method {
      case "initialized": initialized()
      case "textDocument/didOpen": try didOpen(params)
      case "textDocument/didChange": try didChange(params)
      case "textDocument/didClose": try didClose(params)
      case "textDocument/didSave": try didSave(params)
      case "workspace/didChangeWatchedFiles": didChangeWatchedFiles(params)
      default: break
      }
    } catch {
      notify("window/logMessage", ["type": 1, "message": .text("modalflow: \(method): \(error.message)")])
    }
  }

  private func initialize(_ params: JSONValue) -> JSONValue {
    workspace.abilities = ClientAbilities(params)
    let options = params["initializationOptions"]
    timing = CheckTiming(options)
    var request = ConfigurationRequest()
    request.profile = options?["profile"]?.text
    request.file = options?["config"]?.text
    request.playsFlows = options?["play"]?.text != "none"
    workspace.settings = LiveSettings(request)
    phase = .running
    return [
      "serverInfo": ["name": "modalflow", "version": .text(version)],
      "capabilities": [
        "positionEncoding": .text(workspace.abilities.encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "completionProvider": ["triggerCharacters": [":", " ", "{", "[", "."]],
        "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
        "documentHighlightProvider": true, "documentSymbolProvider": true,
        "renameProvider": ["prepareProvider": true],
        "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      ],
    ]
  }

  private func initialized() {
    guard workspace.abilities.watchesFiles else { return }
    ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "modalflow-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": [["globPattern": "**/*.yaml"], ["globPattern": "**/*.yml"]]],
          ]
        ]
      ])
  }
}

extension ResponseError {
  static let cancelled = ResponseError(.requestCancelled, "cancelled")
}

/// Waiting times, so that not every pressed key starts a check.
struct CheckTiming: Sendable {
  /// The wait after a change, before rules that need no exploration are evaluated.
  var pause = Duration.milliseconds(60)
  /// The further wait before the flow is explored; used only if exploring it takes long.
  var pauseBeforePlaying = Duration.milliseconds(200)
  /// If exploring takes less than this, all rules are evaluated in one step.
  let short = Duration.milliseconds(150)
  /// If a check takes longer than this, progress is shown to the user.
  let long = Duration.milliseconds(1000)

  init() {}

  /// The option ‘debounce’, in milliseconds, sets the first wait; the other one grows with it.
  init(_ options: JSONValue?) {
    guard let pause = options?["debounce"]?.int, (0...10_000).contains(pause) else { return }
    self.pause = .milliseconds(pause)
    pauseBeforePlaying = .milliseconds(pause * 3)
  }
}
