internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem
internal import Reporters

/// `modalflow init [FILE]`
struct InitCommand {
  static let page = CommandPage(
    "init", "Write a first flow to go on from, and what a team needs around it if wanted.",
    discussion: """
      FILE is \(standardFile) unless given. The flow has no findings; ‘modalflow lint’ checks it. Existing files are \
      never overwritten. If there are flows already, --config, --hook and --workflow are for these, and no other is \
      written unless FILE, --template or --name asks for one.
      """, groups: groups, run: { try InitCommand($0).run() })

  @Sendable private static func groups() -> [ParameterGroup] {
    [
      ParameterGroup(
        "What is written",
        [
          .argument("file", "FILE", "The flow file.", completion: .files(endings: ["yaml"])),
          .option(
            "template", "TEMPLATE", "What the flow begins with.", standard: "editor",
            choices: { StarterFlow.allCases.map { .init(word: $0.rawValue, meaning: $0.purpose) } }),
          .option("name", "TEXT", "The app's name."),
          .flag("config", "Also write .modalflow.yaml with the edition of the rules pinned."),
          .flag("hook", "Also install the git hook, as ‘modalflow hook install’ does."),
          .flag("workflow", "Also write a workflow for GitHub Actions."),
        ]), StyleOptions.group,
    ]
  }

  private static let standardFile = "Flows/app.yaml"

  private let file: String
  /// Whether a flow was requested, in addition to or instead of other files.
  private let wantsFlow: Bool
  private let template: StarterFlow
  private let name: String?
  private let wantsConfiguration, wantsHook, wantsWorkflow: Bool
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    file = arguments.text("file") ?? Self.standardFile
    template = try arguments.choice("template") ?? .editor
    name = arguments.text("name")
    wantsConfiguration = arguments.has("config")
    wantsHook = arguments.has("hook")
    wantsWorkflow = arguments.has("workflow")
    style = try StyleOptions(arguments)
    let isAlone = !(wantsConfiguration || wantsHook || wantsWorkflow)
    wantsFlow = isAlone || ["file", "template", "name"].contains { arguments.text($0) != nil }
  }

  func run() throws {
    guard Path.isYAML(file) else {
      throw Problem(
        "not-yaml", "‘\(file)’ is no name of a flow: runs look for .yaml and .yml", at: nil,
        help: "give it a name such as ‘\(Self.standardFile)’")
    }
    let found = wantsConfiguration || wantsWorkflow || !wantsFlow ? FlowsAtHand.paths() : []
    let writesFlow = wantsFlow || found.allSatisfy { $0 == file }
    let team = TeamFiles(flows: found + (writesFlow ? [file] : []), root: RepositoryRoot.ofThisRun)
    var problems: [Problem] = []
    func add(_ path: String, _ text: String) {
      do throws(Problem) {
        if try StarterFile(path: path, text: text).write() {
          StandardError.write("Written: \(path)\n")
        } else {
          StandardError.write("Left as it is: \(path)\n")
        }
      } catch {
        problems.append(error)
      }
    }
    if writesFlow {
      add(file, template.text(name: name))
    } else if let first = found.first {
      StandardError.write("No flow is written: there is one already (\(first)).\n")
    }
    if wantsConfiguration { add(".modalflow.yaml", team.configuration) }
    if wantsWorkflow { add(team.workflowPath, team.workflow) }
    if !problems.isEmpty { try complain(problems, style) }
    if wantsHook { try HookCommand.install() }
    if wantsWorkflow, ModalFlow.repository == nil {
      StandardError.write("The workflow has a line to fill in: how modalflow is installed on the runner.\n")
    }
    if !writesFlow { return }
    StandardError.write(
      """
      Next: change the flow to what your app does, and run ‘modalflow lint’.
      ‘modalflow words flow’ explains every key, ‘modalflow report -o report.html’ draws it.

      """)
  }
}
