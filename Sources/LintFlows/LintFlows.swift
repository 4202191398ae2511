import Foundation
import PackagePlugin

/// Lints the flows in a target's folder when the target is built and they have changed, and shows the findings where the compiler shows
/// its own: in the list of issues of Xcode, in the output of `swift build`. Errors stop the build, warnings do not, and
/// like the compiler's they are shown by the build after a change.
///
/// Runs the `modalflow` that is installed. To build it with every app would take minutes, and SwiftPM builds the tools
/// of plugins before it runs the plugins that these tools need themselves (swiftlang/swift-package-manager#7936).
@main struct LintFlows: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let found = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    return commands(
      for: target.name, files: found?.compactMap { $0 as? URL } ?? [],
      project: context.package.directoryURL)
  }

  /// One command for all files, since the parts of a flow are one.
  private func commands(for target: String, files: [URL], project: URL) -> [Command] {
    let flows = files.filter { ["yaml", "yml"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    guard !flows.isEmpty else {
      Diagnostics.remark("There are no flows in the folder of \(target).")
      return []
    }
    guard let tool = installedTool() else {
      Diagnostics.warning("The modal flows of \(target) are not checked: modalflow is not installed.")
      return []
    }
    let configuration = project.appending(path: ".modalflow.yaml")
    let asked = FileManager.default.fileExists(atPath: configuration.path) ? [configuration] : []
    return [
      .buildCommand(
        displayName: "Linting the modal flows of \(target)",
        executable: tool,
        arguments: ["lint", "--only-flows", "--format", "xcode", "--fail-on", "error", "--"]
          + flows.map(\.path),
        inputFiles: flows + asked,
        outputFiles: [])
    ]
  }

  /// On the path, else where package managers put it: Xcode has a path of its own.
  private func installedTool() -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init) + ["/opt/homebrew/bin", "/usr/local/bin"]
    return folders.map { URL(filePath: $0).appending(path: "modalflow") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension LintFlows: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    commands(
      for: target.displayName, files: target.inputFiles.map(\.url), project: context.xcodeProject.directoryURL
    )
  }
}
#endif
