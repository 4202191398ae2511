import Testing

/// The manifest's table is the architecture; every import is held against it.
struct ImportTests {
  @Test func theManifestListsEveryModule() {
    let tools = [
      "CLibYAML", "EmbedRules", "embed-rules", "EmbedPage", "embed-page", "LintFlows", "LintFlowsCommand",
    ]
    let folders = SourceTree.names(in: "Sources").filter { !$0.hasSuffix(".md") && !tools.contains($0) }
    #expect(Set(folders) == Set(SourceTree.modules.map(\.name)))
  }

  @Test(arguments: SourceTree.modules)
  func importsOnlyWhatTheManifestPermits(_ module: SourceTree.Module) {
    let ours = Set(SourceTree.names(in: "Sources"))
    #expect(!module.files.isEmpty)
    for file in module.files {
      for imported in file.imports where ours.contains(imported) {
        #expect(
          module.imports.contains(imported), "\(file.path) imports \(imported), which its row does not name")
      }
    }
  }

  /// Foundation brings ICU, which costs more to load than a whole run. The C library is called in one place, whose
  /// names say what is done. The plugins alone run inside of SwiftPM, which brings Foundation itself.
  @Test func oneModuleCallsTheOperatingSystem() {
    let system: Set = [
      "Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "SystemPackage", "System",
    ]
    let plugins: Set = ["EmbedRules", "EmbedPage", "LintFlows", "LintFlowsCommand"]
    for file in SourceTree.sources where !plugins.contains(file.module) {
      let permitted: Set = file.module == "OperatingSystem" ? ["Glibc", "Musl", "Darwin"] : []
      let found = system.intersection(file.imports).subtracting(permitted)
      #expect(found.isEmpty, "\(file.path) imports \(found.sorted())")
    }
  }

  @Test(arguments: SourceTree.modules)
  func noTypeBearsTheNameOfItsModule(_ module: SourceTree.Module) throws {
    let type = try Regex(
      "(?m)^\\s*(?:public |package )?(?:final )?(?:struct|class|enum|actor|protocol) \(module.name)\\b")
    for file in module.files {
      #expect(file.text.firstMatch(of: type) == nil, "\(file.path) names a type like its module")
    }
  }
}
