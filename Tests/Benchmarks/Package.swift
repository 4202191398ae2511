// swift-tools-version: 6.2
import PackageDescription

// A package of its own: nobody who builds or tests the tool builds this. What is measured is any binary of the tool,
// given by path, so that two of them can be held against each other.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // What reading a flow can cost at least: the same bytes, libyaml's parser, nothing kept.
    .executableTarget(name: "yaml-floor", dependencies: ["CLibYAML"]),
    // Runs a command within limits and says what it used. Small, because Linux counts the memory of the process that
    // starts another as the other's own until it has more.
    .executableTarget(name: "measured"),
    .target(name: "FlowFamilies", swiftSettings: strict),
    .executableTarget(
      name: "benchmarks", dependencies: ["FlowFamilies", "measured", "yaml-floor"], swiftSettings: strict),
  ]
)
