internal import ArgumentParser
internal import FlowChecking

/// Options about findings that are there and known.
struct KnownOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The baseline, instead of the one of the configuration.", valueName: "path"),
    completion: .file(extensions: ["yaml"]))
  var baseline: String?

  @Flag(help: "Use no baseline: all findings count.")
  var noBaseline = false

  @Option(
    help: ArgumentHelp(
      "Count only what is new since this revision of git; ‘main...’ is where the branch left main.",
      valueName: "revision"))
  var since: String?

  @Flag(help: "Also list findings that do not count, dimmed: baselined, there before, allowed.")
  var showAccepted = false

  func add(to request: inout ConfigurationRequest) {
    request.baseline = baseline
    request.isBaselineDisabled = noBaseline
  }

  func validate() throws {
    if baseline != nil, noBaseline {
      throw ValidationError("--baseline and --no-baseline exclude each other.")
    }
  }
}
