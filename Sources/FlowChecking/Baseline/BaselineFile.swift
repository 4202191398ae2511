internal import Diagnostics
internal import FlowModel
internal import OperatingSystem
internal import YAMLTree

/// A baseline: a file of known findings, one entry on each line.
struct BaselineFile: Sendable {
  /// The default name.
  static let standardName = ".modalflow-baseline.yaml"

  /// The command that maintains the baseline.
  enum Keeper: Sendable {
    /// The baseline of flows.
    case flows
    /// The baseline of sources.
    case code

    /// The command that reads and writes it.
    var command: String { self == .flows ? "modalflow baseline" : "modalflow code" }
    /// The command that creates it.
    var makes: String { self == .flows ? "modalflow baseline write" : "modalflow code APP --accept" }
    /// The command that removes stale entries.
    var prunes: String { self == .flows ? "modalflow baseline prune" : "modalflow code APP --prune" }
  }

  /// A known finding.
  struct Entry: Sendable {
    var key: FindingKey
    var acceptance: Acceptance
    /// The last day of validity; see ``Acceptance/until``.
    var until: Day?
  }

  /// The absolute path of the file, and that of the folder to which the paths of its flows are relative.
  let path, folder: String
  let keeper: Keeper
  private(set) var entries: [Entry] = []
  private(set) var problems: [Problem] = []

  /// The path in messages.
  var shownPath: String { Path.relative(path) }

  private static let byteLimit = 64 << 20

  /// Creates an empty baseline to be filled and written.
  init(newAt path: String, keeper: Keeper = .flows) {
    self.path = path
    self.keeper = keeper
    folder = Path.folder(of: path)
  }

  /// Reads the file at an absolute path. Mistakes in it become problems with a place.
  ///
  /// - Parameter isNamed: whether the command line names the file. Only then may it be a link.
  init(at path: String, isNamed: Bool = false, keeper: Keeper = .flows) {
    self.init(newAt: path, keeper: keeper)
    if !isNamed, FileSystem.kind(of: path) == .link {
      problems.append(
        Problem(
          "no-baseline", "the baseline ‘\(shownPath)’ is a symbolic link, which is not followed", at: nil,
          path: shownPath, help: "name it with ‘--baseline’, or put the file in its place"))
      return
    }
    do {
      read(YAMLStream.read(try FileSystem.read(path, limit: Self.byteLimit), path: shownPath))
    } catch {
      problems.append(
        Problem(
          "no-baseline", "the baseline ‘\(shownPath)’ cannot be read: \(error.reason)", at: nil,
          path: shownPath, help: "‘\(keeper.makes)’ makes one"))
    }
  }

  /// Adds the entries of a file.
  mutating func read(_ stream: YAMLStream) {
    problems += stream.problems
    guard let root = stream.documents.first, !root.isMissing else { return }
    guard root.kind == .sequence else {
      return report("wrong-type", "a baseline is a list of entries", root, expected: "- {flow: …, …}")
    }
    for node in root.elements { if let entry = entry(node) { entries.append(entry) } }
    problems = problems.told(of: shownPath)
  }

  private mutating func entry(_ node: YAMLNode) -> Entry? {
    var texts: [BaselineKey: String] = [:]
    for field in BaselineTable.table.read(node, acceptsNothing: true, problems: &problems) {
      texts[BaselineTable.rows[field.row].key] = field.value.text
    }
    guard let flow = texts[.flow], let element = texts[.element], let rule = texts[.rule] else { return nil }
    let until = texts[.until].map { (text: $0, day: Day($0)) }
    if let until, until.day == nil {
      report("bad-value", "‘\(until.text)’ is not a day", node, expected: "yyyy-mm-dd, such as 2027-01-31")
    }
    return Entry(
      key: FindingKey(rule: RuleID(rule), flow: flow, element: ElementPath(element)),
      acceptance: Acceptance(
        reason: texts[.reason] ?? "", owner: texts[.owner] ?? "", until: texts[.until] ?? "",
        place: node.place),
      until: until?.day)
  }

  private mutating func report(_ code: String, _ message: String, _ node: YAMLNode, expected: String = "") {
    problems.append(Problem(code, message, at: node.place, expected: expected))
  }
}
