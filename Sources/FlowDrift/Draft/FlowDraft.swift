internal import FlowModel
public import SourceFacts

/// A flow written from facts: what code says, with places, and what a person still has to write.
public struct FlowDraft {
  private let facts: CodeFacts
  private let name: String
  private let plan: DraftPlan
  /// The type to begin with, if only a part is drafted.
  private let first: String?
  private var writing: DraftWriting

  /// Drafts a flow; nil if the facts have no screen to begin with.
  ///
  /// - Parameters:
  ///   - name: the folder's name, for the comment at the top, and for the app's name if the project does not
  ///     give one.
  ///   - first: the type to begin with instead of the app's start.
  ///   - depth: the largest number of edges from there.
  public init?(_ facts: CodeFacts, name: String, from first: String? = nil, depth: Int? = nil) {
    guard let plan = DraftPlan(facts, from: first, depth: depth) else { return nil }
    self.facts = facts
    self.name = name
    self.plan = plan
    self.first = first
    writing = DraftWriting(facts, plan)
    writing.run()
  }

  /// How many values a person still has to write.
  public var todoCount: Int { writing.todoCount + (plan.openStart == nil ? 0 : 1) }

  /// The whole flow.
  public var text: String {
    head + "\n" + "screens:\n" + writing.screens + writing.dialogs + foot
  }

  private var head: String {
    let edges = first == nil ? facts.edges.filter { DraftPlan.verbs.contains($0.verb) } : plan.edges
    let counts = Confidence.allCases.map { sure in edges.count { $0.sure == sure } }
    let todos = todoCount == 1 ? "1 thing is" : "\(todoCount) things are"
    return """
      # Drafted from \(YAMLText.comment(name))\(first.map { ", \(YAMLText.comment($0)) and what it leads to" } ?? ""): \(edges.count == 1 ? "1 way" : "\(edges.count) ways") in code, \(counts[2]) read off, \
      \(counts[1]) inferred, \(counts[0]) not understood; \(todos) still to be written (‘todo’).
      modalflow: 1
      app: \(app.inline)\(facts.app?.place.map { "   # \(YAMLText.comment($0.path)); the sdk is not written there" } ?? "")
      start: \(writing.startID)\(reach)
      \(todo)
      """
  }

  /// A note on how many screens can be reached from the start, if these are less than half.
  private var reach: String {
    guard first == nil, plan.openStart == nil, plan.reachedCount * 2 < plan.screens.count else { return "" }
    return "   # from there \(plan.reachedCount) of \(plan.screens.count) screens are reached"
  }

  /// The open question about the whole flow, if there is one.
  private var todo: String {
    guard let reason = plan.openStart else { return "" }
    var line = DraftLine()
    line.todo("start", reason)
    return line.block(indent: "")
  }

  private var app: DraftLine {
    var line = DraftLine()
    let app = facts.app ?? AppFact()
    line.add("name", text: app.name ?? name)
    if let version = app.deploymentTarget, Version(version) != nil {
      line.add("ios", yaml: "\(version)...")
    }
    let devices = ["iphone", "ipad"].filter(app.devices.contains)
    if !devices.isEmpty { line.add("devices", yaml: "[\(devices.joined(separator: ", "))]") }
    if let orientations = Self.orientations(of: app) { line.add("orientations", yaml: orientations) }
    if app.requiresFullScreen { line.add("requires-full-screen", yaml: "true") }
    if writing.isSwiftUI { line.add("framework", yaml: "swiftui") }
    return line
  }

  /// The orientations of the app as YAML; nil if all devices support both, or if they are not known.
  private static func orientations(of app: AppFact) -> String? {
    func names(_ orientations: [String]) -> [String] {
      let all = Set(orientations.map { $0.hasPrefix("Landscape") ? "landscape" : "portrait" })
      return ["portrait", "landscape"].filter(all.contains)
    }
    let (all, onIPad) = (names(app.orientations), names(app.orientationsOnIPad))
    if all.isEmpty { return nil }
    if onIPad.isEmpty || onIPad == all || app.devices == ["iphone"] {
      return all.count == 1 ? "[\(all[0])]" : nil
    }
    return "{iphone: [\(all.joined(separator: ", "))], ipad: [\(onIPad.joined(separator: ", "))]}"
  }

  /// Comments on what was not understood.
  private var foot: String {
    var lines = UnderstoodInPart.all(plan.left).map(\.line)
    let known = Set(plan.left.map(\.place))
    let files = first.map { _ in plan.files(in: facts) }
    for unseen in facts.unseen
    where !known.contains(unseen.place) && unseen.reason != .swift
      && files?.contains(unseen.place.path) ?? true
    {
      lines.append("\(unseen.place.lineText)  \(unseen.sentence)")
    }
    lines += DraftClosings.rest(facts, beside: plan.screens).filter { closing in
      files?.contains(closing.place.path) ?? true
    }.map(\.line)
    guard !lines.isEmpty else { return "" }
    return "\n# Not understood: complete by hand.\n"
      + lines.sorted().map { "#   \(YAMLText.comment($0))\n" }.joined()
  }
}
