/// What the build settings of one app target say.
struct AppSettings {
  var name: String
  var deploymentTarget: String?
  var devices: [String] = []
  /// How many sources the target names; a folder that Xcode synchronizes counts for many.
  var sourceCount = 0
  /// The property list that the target names, without the variables before it.
  var infoPlistFile: String?
  /// The keys of `Info.plist` that the settings write, by their names without `INFOPLIST_KEY_`.
  var infoPlist: [String: PropertyValue] = [:]

  /// The app targets of a project, by name.
  static func apps(of project: PropertyValue, _ files: BuildConfigurations) -> [AppSettings] {
    guard case .dictionary(let objects)? = project["objects"] else { return [] }
    let root = project["rootObject"]?.text.flatMap { objects[$0] }
    let shared = settings(of: root, objects, files)
    // Of several of one name the first is taken, in every run the same.
    let targets = objects.keys.sorted().compactMap { objects[$0] }.filter {
      $0["productType"]?.text == "com.apple.product-type.application"
    }
    return targets.compactMap { AppSettings($0, objects, files, shared: shared) }.sorted { $0.name < $1.name }
  }

  private init?(
    _ target: PropertyValue, _ objects: [String: PropertyValue], _ files: BuildConfigurations,
    shared: [String: PropertyValue]
  ) {
    name = target["name"]?.text ?? ""
    let own = Self.settings(of: target, objects, files)
    func value(_ key: String) -> PropertyValue? { own[key] ?? shared[key] }
    deploymentTarget = value("IPHONEOS_DEPLOYMENT_TARGET")?.text
    // An app for the Mac or the watch.
    guard deploymentTarget != nil, value("SDKROOT")?.text.map({ $0 == "iphoneos" || $0 == "auto" }) ?? true
    else { return nil }
    let families = value("TARGETED_DEVICE_FAMILY")?.words ?? []
    devices = [("1", "iphone"), ("2", "ipad")].filter { families.contains($0.0) }.map(\.1)
    let phases = (target["buildPhases"]?.words ?? []).compactMap { objects[$0] }
    sourceCount =
      phases.filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }.reduce(0) {
        $0 + ($1["files"]?.words.count ?? 0)
      }
      + 100 * (target["fileSystemSynchronizedGroups"]?.words.count ?? 0)
    infoPlistFile = value("INFOPLIST_FILE")?.text.map { Self.path($0, of: name) }
    for (key, value) in shared.merging(own, uniquingKeysWith: { $1 }) where key.hasPrefix("INFOPLIST_KEY_") {
      infoPlist[String(key.dropFirst("INFOPLIST_KEY_".count))] = value
    }
  }

  /// `$(SRCROOT)/App/Info.plist` as `App/Info.plist`, with the name of the target where that is asked for.
  private static func path(_ written: String, of target: String) -> String {
    written.split(separator: "/").map { part in
      ["$(TARGET_NAME)", "${TARGET_NAME}"].contains(part) ? target : String(part)
    }
    .filter { !$0.hasPrefix("$") && $0 != "." && $0 != ".." }.joined(separator: "/")
  }

  /// The settings of a target's or project's release configuration; those of the file it is based on come first.
  static func settings(
    of owner: PropertyValue?, _ objects: [String: PropertyValue], _ files: BuildConfigurations
  ) -> [String: PropertyValue] {
    guard let list = owner?["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else { return [:] }
    let configurations = (list["buildConfigurations"]?.words ?? []).compactMap { objects[$0] }
    let release = configurations.first { $0["name"]?.text == "Release" } ?? configurations.first
    let base =
      release?["baseConfigurationReference"]?.text.flatMap { objects[$0]?["path"]?.text }
      ?? release?["baseConfigurationReferenceRelativePath"]?.text
    let based = base.map { files.settings(of: $0) } ?? [:]
    guard case .dictionary(let settings)? = release?["buildSettings"] else { return based }
    return based.merging(settings) { $1 }
  }
}
