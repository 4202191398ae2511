// swift-tools-version: 6.2
import PackageDescription

// The architecture, top to bottom: a module may import only the modules its row names.
// Tests/ArchitectureTests reads these rows and holds every `import` under Sources against them.
let modules: [(name: String, imports: [String])] = [
  ("Diagnostics", []),
  ("OperatingSystem", []),
  ("JSON", ["Diagnostics"]),
  ("StateExploration", []),
  ("YAMLTree", ["CLibYAML", "Diagnostics"]),
  ("ExpressionLanguage", ["Diagnostics"]),
  ("FlowModel", ["Diagnostics", "JSON", "YAMLTree"]),
  ("UIKitSemantics", ["Diagnostics", "FlowModel", "StateExploration"]),
  ("FlowWording", ["Diagnostics", "FlowModel", "UIKitSemantics"]),
  (
    "RuleEngine",
    [
      "Diagnostics", "ExpressionLanguage", "FlowModel", "FlowWording", "JSON", "StateExploration",
      "UIKitSemantics", "YAMLTree",
    ]
  ),
  ("RuleCatalog", ["Diagnostics", "RuleEngine"]),
  ("SourceFacts", ["Diagnostics", "JSON"]),
  ("IBReading", ["OperatingSystem", "SourceFacts", "YAMLTree"]),
  ("SwiftReading", ["SourceFacts"]),
  ("FlowDrift", ["Diagnostics", "FlowModel", "JSON", "SourceFacts", "YAMLTree"]),
  (
    "FlowChecking",
    [
      "Diagnostics", "FlowDrift", "FlowModel", "FlowWording", "JSON", "OperatingSystem", "RuleCatalog",
      "RuleEngine", "SourceFacts", "UIKitSemantics", "YAMLTree",
    ]
  ),
  ("Reporters", ["Diagnostics", "JSON"]),
  ("LanguageServer", ["Diagnostics", "FlowChecking", "FlowModel", "JSON"]),
  (
    "modalflow",
    [
      "Diagnostics", "FlowChecking", "FlowDrift", "IBReading", "LanguageServer", "OperatingSystem",
      "Reporters",
      "RuleCatalog", "SourceFacts", "SwiftReading",
    ]
  ),
]

/// The trait with which Swift sources are read: off, swift-syntax is neither fetched nor built.
let swiftSources = "SwiftSources"

/// What one module needs of swift-syntax, where that is there.
let swiftSyntax: [Target.Dependency] = ["SwiftParser", "SwiftSyntax"].map {
  .product(name: $0, package: "swift-syntax", condition: .when(traits: [swiftSources]))
}

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: $0) } }

func target(_ module: (name: String, imports: [String])) -> Target {
  module.name == "modalflow"
    ? .executableTarget(
      name: module.name,
      dependencies: dependencies(module.imports),
      swiftSettings: strict)
    : .target(
      name: module.name,
      dependencies: dependencies(module.imports) + (module.name == "SwiftReading" ? swiftSyntax : []),
      exclude: module.name == "Reporters" ? ["HTML/Page"] : [],
      swiftSettings: strict,
      plugins: plugins(of: module.name))
}

/// What makes the files that a module carries inside the binary.
func plugins(of module: String) -> [Target.PluginUsage] {
  switch module {
  case "RuleCatalog": ["EmbedRules"]
  case "Reporters": ["EmbedPage"]
  default: []
  }
}

func tests(of module: String, using others: [String] = []) -> Target {
  .testTarget(
    name: "\(module)Tests",
    dependencies: dependencies(
      [module, "Diagnostics", "TestSupport"] + others.filter { $0 != "Diagnostics" }),
    swiftSettings: strict)
}

let package = Package(
  name: "modalflow",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "modalflow", targets: ["modalflow"]),
    .plugin(name: "LintFlows", targets: ["LintFlows"]),
    .plugin(name: "LintFlowsCommand", targets: ["LintFlowsCommand"]),
  ],
  traits: [.trait(name: swiftSources, description: "Reads Swift sources; fetches and builds swift-syntax.")],
  dependencies: [
    // Pinned here, because a committed Package.resolved would have it fetched with the trait off.
    .package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1")
  ],
  targets: [
    // The system's libyaml: the floor of what reading YAML costs, and its only parser here.
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // Reads and checks the rules when the tool is built, with the same reader that `--rules` uses.
    .executableTarget(
      name: "embed-rules", dependencies: ["Diagnostics", "OperatingSystem", "RuleEngine"],
      swiftSettings: strict),
    .plugin(
      name: "EmbedRules", capability: .buildTool(), dependencies: ["embed-rules"],
      path: "Sources/EmbedRules"),
    // Makes one page of the files that the HTML report is written in.
    .executableTarget(name: "embed-page", dependencies: ["JSON", "OperatingSystem"], swiftSettings: strict),
    .plugin(
      name: "EmbedPage", capability: .buildTool(), dependencies: ["embed-page"], path: "Sources/EmbedPage"),
    // For the packages of apps: findings among the compiler's, and ‘swift package lint-flows’.
    .plugin(name: "LintFlows", capability: .buildTool(), path: "Sources/LintFlows"),
    .plugin(
      name: "LintFlowsCommand",
      capability: .command(
        intent: .custom(verb: "lint-flows", description: "Check the modal flows of the app.")),
      path: "Sources/LintFlowsCommand"),
    .target(
      name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport",
      swiftSettings: strict),
    // What the benchmarks measure, in a package of their own; here it is held that they stay flows.
    .target(
      name: "FlowFamilies", path: "Tests/Benchmarks/Sources/FlowFamilies", swiftSettings: strict),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"], swiftSettings: strict),
    tests(of: "OperatingSystem"),
    tests(of: "JSON"),
    tests(of: "StateExploration"),
    tests(of: "YAMLTree"),
    tests(of: "ExpressionLanguage"),
    tests(of: "FlowModel", using: ["YAMLTree"]),
    tests(of: "UIKitSemantics", using: ["FlowModel", "StateExploration", "YAMLTree"]),
    tests(of: "FlowWording", using: ["FlowModel", "UIKitSemantics"]),
    tests(
      of: "RuleEngine",
      using: [
        "ExpressionLanguage", "FlowModel", "FlowWording", "StateExploration", "UIKitSemantics", "YAMLTree",
      ]),
    tests(
      of: "RuleCatalog",
      using: [
        "ExpressionLanguage", "FlowFamilies", "FlowModel", "RuleEngine", "StateExploration", "UIKitSemantics",
        "YAMLTree",
        "embed-rules",
      ]),
    tests(
      of: "FlowChecking",
      using: ["FlowModel", "OperatingSystem", "RuleCatalog", "RuleEngine", "SourceFacts", "UIKitSemantics"]),
    tests(of: "Reporters", using: ["JSON", "embed-page"]),
    tests(of: "LanguageServer", using: ["FlowChecking", "FlowModel", "JSON"]),
    tests(of: "SourceFacts"),
    tests(of: "IBReading", using: ["SourceFacts"]),
    tests(of: "FlowDrift", using: ["FlowModel", "IBReading", "SourceFacts"]),
    tests(of: "SwiftReading", using: ["FlowDrift", "FlowModel", "IBReading", "SourceFacts"]),
    .testTarget(
      name: "CommandLineTests", dependencies: ["FlowFamilies", "modalflow", "Reporters", "TestSupport"],
      swiftSettings: strict),
  ] + modules.map(target)
)
