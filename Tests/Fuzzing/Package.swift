// swift-tools-version: 6.2
import PackageDescription

// A package of its own: nobody who builds or tests the tool builds this. Its modules are the tool's own sources, behind
// links, built so that libFuzzer sees which branches an input takes. Swift sources are read with the trait alone, as in the
// tool; swift-syntax is built as it is, without being watched.
let imports: [String: [String]] = [
  "Diagnostics": [],
  "OperatingSystem": [],
  "JSON": ["Diagnostics"],
  "StateExploration": [],
  "YAMLTree": ["CLibYAML", "Diagnostics"],
  "ExpressionLanguage": ["Diagnostics"],
  "FlowModel": ["Diagnostics", "JSON", "YAMLTree"],
  "UIKitSemantics": ["Diagnostics", "FlowModel", "StateExploration"],
  "FlowWording": ["Diagnostics", "FlowModel", "UIKitSemantics"],
  "RuleEngine": [
    "Diagnostics", "ExpressionLanguage", "FlowModel", "FlowWording", "JSON", "StateExploration",
    "UIKitSemantics", "YAMLTree",
  ],
  "RuleCatalog": ["Diagnostics", "RuleEngine"],
  "SourceFacts": ["Diagnostics", "JSON"],
  "IBReading": ["SourceFacts", "YAMLTree"],
  "SwiftReading": ["SourceFacts"],
  "FlowDrift": ["Diagnostics", "FlowModel", "JSON", "SourceFacts", "YAMLTree"],
  "FlowChecking": [
    "Diagnostics", "FlowDrift", "FlowModel", "FlowWording", "JSON", "OperatingSystem", "RuleCatalog",
    "RuleEngine", "SourceFacts", "UIKitSemantics", "YAMLTree",
  ],
  "LanguageServer": ["Diagnostics", "FlowChecking", "FlowModel", "JSON"],
]

let swiftSources = "SwiftSources"

let swiftSyntax: [Target.Dependency] = ["SwiftParser", "SwiftSyntax"].map {
  .product(name: $0, package: "swift-syntax", condition: .when(traits: [swiftSources]))
}

let watched: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-sanitize=fuzzer", "-enable-testing"]),
]

func dependencies(_ names: [String]) -> [Target.Dependency] { names.sorted().map { .target(name: $0) } }

let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v15)],
  traits: [.trait(name: swiftSources, description: "Reads Swift sources; fetches and builds swift-syntax.")],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1")
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "fuzz", dependencies: dependencies(imports.keys + ["CLibFuzzer"]), swiftSettings: watched,
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer"]),
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
      ]),
  ]
    + imports.keys.sorted().map { name in
      .target(
        name: name,
        dependencies: dependencies(imports[name] ?? []) + (name == "SwiftReading" ? swiftSyntax : []),
        swiftSettings: watched)
    }
)
