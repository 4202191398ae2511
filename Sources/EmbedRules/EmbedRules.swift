import Foundation
import PackagePlugin

/// Hands every rule file under `Rules/` to `embed-rules`, so that a rule's place is its registration.
@main struct EmbedRules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let rules = context.package.directoryURL.appending(path: "Rules")
    let found = FileManager.default.enumerator(at: rules, includingPropertiesForKeys: nil)
    let files = (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "yaml" }
      .sorted { $0.path < $1.path }
    let table = context.pluginWorkDirectoryURL.appending(path: "EmbeddedRules.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) rules",
        executable: try context.tool(named: "embed-rules").url,
        arguments: [rules.path, table.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [table])
    ]
  }
}
