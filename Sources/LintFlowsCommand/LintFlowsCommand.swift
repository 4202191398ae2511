import Foundation
import PackagePlugin

/// `swift package lint-flows [OPTION…] [PATH…]`: `modalflow lint` in the package's folder, with what stands behind it.
/// Runs the `modalflow` that is installed.
@main struct LintFlowsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try lint(arguments, in: context.package.directoryURL)
  }

  /// What is found has been printed by the tool; its exit code can only be told in words.
  private func lint(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["modalflow", "lint"] + arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    // Where package managers put it: Xcode has a path of its own.
    variables["PATH"] = (variables["PATH"].map { $0 + ":" } ?? "") + "/opt/homebrew/bin:/usr/local/bin"
    process.environment = variables
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 127: Diagnostics.error("modalflow is not installed.")
    case let code: Diagnostics.error("modalflow lint ended with exit code \(code).")
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension LintFlowsCommand: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    // Xcode names the targets that were chosen; the flows of a project are linted together.
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    try lint(extractor.remainingArguments, in: context.xcodeProject.directoryURL)
  }
}
#endif
