internal import Diagnostics
internal import OperatingSystem

/// The files to check in a run.
struct CheckTargets {
  /// Each file once, in the order of the request.
  private(set) var inputs: [InputFiles.Input] = []
  /// Problems with paths, and with the configuration that applies to them.
  private(set) var problems: [Problem] = []
  /// Whether some configuration of the files is valid; also true if there are no files.
  private(set) var isUsable = true
  /// Whether git ignores files that were not named.
  private var haveIgnored = false
  private let readsIgnored: Bool
  /// The requested paths and patterns, relative to the working folder.
  private(set) var paths: [String]

  /// - Parameters:
  ///   - paths: the paths of the command line; if empty, the targets of the working folder's configuration.
  ///   - contexts: the configurations.
  ///   - standardInputName: the path for standard input.
  ///   - isOnlyFlows: whether files count as found, not as named by the user.
  init(
    _ paths: [String], _ contexts: ConfigurationStore, standardInputName: String, isOnlyFlows: Bool = false
  ) {
    self.paths = paths.isEmpty ? ["."] : paths
    readsIgnored = contexts.readsIgnored
    if self.paths.contains("."), FileSystem.isWorkingFolderGone {
      problems.append(.unreadable(".", because: "the working folder is gone"))
      return
    }
    let here = paths.isEmpty ? contexts.context(forFolder: FileSystem.workingFolder).configuration : nil
    if let here, let targets = here.targets {
      self.paths = targets.patterns.map { Path.relative(Path.absolute($0.value, in: targets.folder)) }
      take(targets.patterns, targets.folder, here.root)
    } else {
      let files = InputFiles(self.paths, readsIgnored: readsIgnored)
      haveIgnored = files.haveIgnored
      inputs = files.inputs
      problems = files.problems
      if isOnlyFlows { for index in inputs.indices { inputs[index].isNamed = false } }
    }
    var isUsed: [ObjectIdentifier: FlowContext] = [:]
    inputs.removeAll { input in
      let context = contexts.context(forFile: input.shownPath(standardInputName))
      isUsed[ObjectIdentifier(context)] = context
      return !input.isNamed && context.excludes(Path.absolute(input.path))
    }
    let broken = isUsed.values.filter { !$0.problems.isEmpty }
    problems = broken.flatMap(\.problems).sorted { $0.path < $1.path } + problems
    isUsable = broken.isEmpty || broken.count < isUsed.count
  }

  private mutating func take(_ patterns: [Sourced<String>], _ folder: String, _ root: String) {
    for pattern in patterns {
      switch ConfigurationPath.resolve(pattern, in: folder, root: root) {
      case .success(let path):
        let files = InputFiles([Path.relative(path)], readsIgnored: readsIgnored)
        haveIgnored = haveIgnored || files.haveIgnored
        for input in files.inputs where !inputs.contains(where: { $0.path == input.path }) {
          // A target of a configuration counts as found, not as named by the user.
          inputs.append(InputFiles.Input(path: input.path, isNamed: false))
        }
        problems += files.problems.map { problem in
          var problem = problem
          problem.place = pattern.origin.place
          return problem
        }
      case .failure(let problem): problems.append(problem)
      }
    }
  }

  /// Whether the run covered everything in an absolute folder.
  func cover(_ folder: String) -> Bool {
    paths.contains { path in
      let path = Path.absolute(path)
      return path == folder || Path.isInside(folder, of: path)
    }
  }

  /// The problem that no flow was found.
  var nothingFound: Problem {
    Problem(
      "nothing-to-lint", "there is no flow in \(listOfNames(paths))", at: nil, path: paths.first ?? "",
      expected: "YAML files with ‘modalflow: 1’ at the top",
      help: haveIgnored
        ? "some were left out, because git ignores them; ‘--no-ignore’ reads them too"
        : "‘modalflow init’ writes a first one, ‘modalflow draft APP’ one from an app's sources")
  }
}
