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
      never overwritten. If there are flows already, only what --config, --hook or --workflow name is written.
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
  /// No flow is written: only other files were asked for, and there are flows already.
  private let standsBesideFlows: Bool
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
    let wantsFlow = ["file", "template", "name"].contains { arguments.text($0) != nil }
    let wantsMore = wantsConfiguration || wantsHook || wantsWorkflow
    standsBesideFlows = wantsMore && !wantsFlow && Self.hasFlows
  }

  private static var hasFlows: Bool {
    let names = (try? FileSystem.names(in: Path.folder(of: standardFile))) ?? []
    return names.contains { Path.isYAML($0) && !standardFile.hasSuffix("/" + $0) }
  }

  func run() throws {
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
    if standsBesideFlows {
      StandardError.write("No flow is written: ‘\(folder)’ has flows already.\n")
    } else {
      add(file, template.text(name: name))
    }
    if wantsConfiguration { add(".modalflow.yaml", configuration) }
    if wantsWorkflow { add(".github/workflows/flows.yml", workflow) }
    if !problems.isEmpty { try complain(problems, style) }
    if wantsHook { try HookCommand.install() }
    if wantsWorkflow, ModalFlow.repository == nil {
      StandardError.write("The workflow has a line to fill in: how modalflow is installed on the runner.\n")
    }
    if standsBesideFlows { return }
    StandardError.write(
      """
      Next: change the flow to what your app does, and run ‘modalflow lint’.
      ‘modalflow words flow’ explains every key, ‘modalflow report -o report.html’ draws it.

      """)
  }

  /// The folder of the flow, where there is one.
  private var folder: String {
    let folder = Path.folder(of: file)
    return folder.isEmpty ? "." : folder
  }

  private var configuration: String {
    """
    # What is linted, and how. ‘modalflow words config’ explains every key.
    targets: [\(folder == "." ? "\"*.yaml\"" : "\"\(folder)\"")]
    # A newer version of the tool finds nothing new until this says so.
    edition: \(RuleSelection.newestEdition)
    fail-on: error
    show: warning

    """
  }

  /// Without an address of the tool there is no action to name: then the workflow says where to install it.
  private var workflow: String {
    let lint =
      if let repository = ModalFlow.repository {
        """
              - uses: \(repository)/.github/actions/lint@\(ModalFlow.version)
                with:
                  paths: \(folder)

        """
      } else {
        """
              # Install modalflow here: the one that wrote this file does not know where its releases are.
              - run: modalflow lint --format github \(folder)

        """
      }
    return """
      name: Flows
      on: [push, pull_request]
      permissions:
        contents: read
      jobs:
        lint:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
              with:
                persist-credentials: false

      """ + lint
  }
}
