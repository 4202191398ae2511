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

  /// Foundation brings ICU, which costs more to load than a whole run.
  @Test(arguments: SourceTree.modules)
  func noFoundationOnTheLintPath(_ module: SourceTree.Module) {
    for file in module.files {
      #expect(!file.imports.contains("Foundation"), "\(file.path) imports Foundation")
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
