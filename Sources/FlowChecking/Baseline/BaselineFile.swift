internal import Diagnostics
internal import FlowModel
internal import OperatingSystem
internal import YAMLTree

/// A file of findings that are known, one entry on each line.
struct BaselineFile: Sendable {
  /// Its name where none is given.
  static let standardName = ".modalflow-baseline.yaml"

  /// The command that keeps a baseline.
  enum Keeper: Sendable {
    /// Of flows.
    case flows
    /// Of sources.
    case code

    /// The command that reads and writes it.
    var command: String { self == .flows ? "modalflow baseline" : "modalflow code" }
    /// The command that creates it.
    var makes: String { self == .flows ? "modalflow baseline write" : "modalflow code APP --accept" }
    /// The command that removes stale entries.
    var prunes: String { self == .flows ? "modalflow baseline prune" : "modalflow code APP --prune" }
  }

  /// One finding that is known.
  struct Entry: Sendable {
    var key: FindingKey
    var acceptance: Acceptance
    /// The day in ``Acceptance/until``.
    var until: Day?
  }

  /// Its absolute path, and that of the folder that the paths of its flows start from.
  let path, folder: String
  let keeper: Keeper
  private(set) var entries: [Entry] = []
  private(set) var problems: [Problem] = []

  /// Its path as people see it.
  var shownPath: String { Path.relative(path) }

  private static let byteLimit = 64 << 20

  /// An empty one, to be filled and written.
  init(newAt path: String, keeper: Keeper = .flows) {
    self.path = path
    self.keeper = keeper
    folder = Path.folder(of: path)
  }

  /// Reads the file at an absolute path; what is wrong with it becomes a problem where it stands.
  ///
  /// - Parameter isNamed: the command line named it, so that it may be a link; another may not.
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

  /// Takes in the entries of a file that was read.
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
