import Diagnostics
import FlowChecking
internal import JSON

extension EditorSession {
  /// Starts to check the flow that a document belongs to, and cancels an older check of it.
  func check(_ document: OpenDocument) {
    let root = checks.root(ofFile: document.path)
    guard LiveCheck.isFlow(document.file.bytes), !workspace.settings.excludes(document.path) else {
      checks.cancel(root)
      checks.forget(root)
      return publish([:], of: root)
    }
    checks.start(root, Task { await follow(document.path, root) })
  }

  /// Waits until the user stops typing, then runs the fast rules, then all rules.
  private func follow(_ path: String, _ root: String) async {
    try? await Task.sleep(for: timing.pause)
    if Task.isCancelled { return }
    let unsaved = workspace.unsaved
    if checks.durations[root].map({ $0 > timing.short }) ?? true {
      let written = await Self.run(
        LiveCheck(path: path, unsaved: unsaved, settings: workspace.settings, depth: .written))
      if Task.isCancelled { return }
      take(written, .written, path)
      if checks.durations[root] != nil { try? await Task.sleep(for: timing.pauseBeforePlaying) }
      if Task.isCancelled { return }
    }
    let waiting = sayProgress()
    let start = ContinuousClock.now
    let played = await Self.run(
      LiveCheck(path: path, unsaved: unsaved, settings: workspace.settings, depth: .played))
    waiting.cancel()
    if Task.isCancelled { return }
    take(played, .played, path)
    // The maximum is kept: checking an invalid text is fast and does not predict the time for the next text.
    let now = checks.root(ofFile: path)
    checks.durations[now] = max(checks.durations[now] ?? .zero, ContinuousClock.now - start)
  }

  /// Runs outside this actor, so that other messages are answered at the same time.
  @concurrent private static func run(_ check: LiveCheck) async -> LiveResult { check.run() }

  /// Shows progress in the client when a check takes long, until the check ends.
  private func sayProgress() -> Task<Void, Never> {
    guard workspace.abilities.progress else { return Task {} }
    let long = timing.long
    return Task {
      do { try await Task.sleep(for: long) } catch { return }
      checks.progressCount += 1
      let token: JSONValue = .text("modalflow-\(checks.progressCount)")
      ask("window/workDoneProgress/create", ["token": token])
      let say = { (value: JSONValue) in self.notify("$/progress", ["token": token, "value": value]) }
      say(["kind": "begin", "title": "ModalFlow", "message": "playing the flow through"])
      try? await Task.sleep(for: .seconds(3600))
      say(["kind": "end"])
    }
  }

  /// Stores a result and publishes its diagnostics.
  private func take(_ result: LiveResult, _ depth: LiveCheck.Depth, _ path: String) {
    let files = result.sources.map(\.absolutePath)
    let before = checks.root(ofFile: path)
    let root = files.first ?? path
    if before != root {
      // Only now it is known that this file is a part of another flow.
      publish([:], of: before)
      checks.forget(before)
      if let task = checks.tasks[before] { checks.move(task, from: before, to: root) }
    }
    checks.note(files + [path], of: root)
    checks.known[root] = CheckLedger.Known(result: result, depth: depth)
    var extra: [Finding] = []
    if depth == .played {
      checks.played[root] = result
    } else if let played = checks.played[root] {
      extra = stillThere(played, result)
    }
    publish(workspace.diagnostics(of: result, and: extra), of: root)
  }

  /// Findings of rules that were not evaluated again, if their text did not change.
  private func stillThere(_ played: LiveResult, _ written: LiveResult) -> [Finding] {
    let asked = Set(written.outcome.report.flows.flatMap { $0.verdicts.map(\.rule) })
    var moved: [String: MovedPlaces] = [:]
    for source in written.sources {
      if let old = played.sources.first(where: { $0.path == source.path }) {
        moved[source.path] = MovedPlaces(from: old, to: source)
      }
    }
    return played.outcome.report.findings.filter { !asked.contains($0.rule) }.compactMap { finding in
      guard let place = moved[finding.place.file.path]?.place(finding.place) else { return nil }
      var finding = finding
      finding.place = place
      finding.related = finding.related.compactMap { label in
        moved[label.place.file.path]?.place(label.place).map { Label($0, label.text) }
      }
      finding.trace = nil
      finding.others = finding.others.compactMap { other in
        guard let place = moved[other.place.file.path]?.place(other.place) else { return nil }
        var other = other
        other.place = place
        return other
      }
      return finding
    }
  }

  /// The latest result of a full check for the current text; waits for a running check.
  func playedResult(_ document: OpenDocument) async -> LiveResult? {
    for _ in 0..<4 {
      let root = checks.root(ofFile: document.path)
      if let known = checks.known[root], known.depth == .played, isNow(known.result) { return known.result }
      guard let task = checks.tasks[root] else { return nil }
      await task.value
      if Task.isCancelled { return nil }
    }
    return nil
  }

  /// Whether a result was computed from the texts that are open now.
  private func isNow(_ result: LiveResult) -> Bool {
    let unsaved = workspace.documents.values
    return result.sources.allSatisfy { source in
      let path = source.absolutePath
      return unsaved.first { $0.path == path }.map { $0.file.bytes == source.bytes } ?? true
    }
  }
}
