internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem

/// Templates for a team: a configuration, and a workflow for GitHub Actions.
struct TeamFiles {
  /// The files of the flows, relative to the working folder.
  let flows: [String]
  /// The absolute path of the repository; nil without one.
  let root: String?

  var configuration: String {
    """
    # What is linted, and how. ‘modalflow words config’ explains every key.
    targets: [\(targets.map(YAMLScalar.quoted).joined(separator: ", "))]
    # A newer version of the tool finds nothing new until this says so.
    edition: \(RuleSelection.newestEdition)
    fail-on: error
    show: warning

    """
  }

  /// The path in the root of the repository, because GitHub reads workflows only there.
  var workflowPath: String { Path.relative(Path.join(top, ".github/workflows/flows.yml")) }

  /// Without a repository of the tool there is no action to use; then the workflow has a line about its
  /// installation.
  var workflow: String {
    let lint =
      if let repository = ModalFlow.repository {
        """
              - uses: \(repository)/.github/actions/lint@\(ModalFlow.version)
                with:
                  paths: \(paths.count == 1 ? YAMLScalar.text(paths[0]) : lines(paths))

        """
      } else {
        """
              # Install modalflow here: the one that wrote this file does not know where its releases are.
              - run: |
                  modalflow lint --format github \(paths.map(ShellWord.text).joined(separator: " "))

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

  private func lines(_ paths: [String]) -> String {
    "|\n" + paths.map { "            \($0)" }.joined(separator: "\n")
  }
}

extension TeamFiles {
  private var top: String { root ?? FileSystem.workingFolder }

  /// Folders; for flows in the working folder itself a pattern, so that no other folder is searched.
  private var targets: [String] {
    var patterns: Set<String> = []
    for flow in flows where folder(of: flow) == FileSystem.workingFolder {
      patterns.insert("*" + (flow.lastIndex(of: ".").map { String(flow[$0...]) } ?? ""))
    }
    return patterns.sorted() + folders { $0 != FileSystem.workingFolder }.map { Path.relative($0) }
  }

  /// The folders in the workflow, relative to the root of the repository.
  private var paths: [String] { folders { _ in true }.map { Path.relative($0, to: top) } }

  /// The absolute folders of the flows, without those inside of another one.
  private func folders(where isWanted: (String) -> Bool) -> [String] {
    let folders = Set(flows.map(folder)).filter(isWanted)
    return folders.filter { inner in
      !folders.contains { $0 != inner && Path.isInside(inner, of: $0) }
    }.sorted()
  }

  private func folder(of flow: String) -> String { Path.folder(of: Path.absolute(flow)) }
}
