import Foundation
import PackagePlugin

/// Hands the files of the report's page to `embed-page`, which makes one page of them.
@main struct EmbedPage: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/Reporters/HTML/Page")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { ["html", "css", "js"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    let page = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPage.swift")
    return [
      .buildCommand(
        displayName: "Embedding the report's page",
        executable: try context.tool(named: "embed-page").url,
        arguments: [folder.path, page.path],
        inputFiles: files,
        outputFiles: [page])
    ]
  }
}
