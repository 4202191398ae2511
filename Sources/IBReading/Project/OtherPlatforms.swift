internal import OperatingSystem
internal import SourceFacts

/// Finds the files of a project that belong to targets for other systems alone, such as an app for the television beside
/// that for iPhone.
struct OtherPlatforms {
  /// Paths relative to the app's folder.
  private(set) var files = PlatformFiles()

  private let objects: [String: PropertyValue]
  private let paths: [String: String]

  /// - Parameter path: that of the project file.
  init(_ project: PropertyValue, path: String, _ configurations: BuildConfigurations) {
    guard case .dictionary(let objects)? = project["objects"] else {
      self.objects = [:]
      paths = [:]
      return
    }
    self.objects = objects
    let root = project["rootObject"]?.text.flatMap { objects[$0] }
    paths = Self.paths(below: root?["mainGroup"]?.text, in: Self.folder(of: path, root), objects)
    let shared = AppSettings.settings(of: root, objects, configurations)
    var own = PlatformFiles()
    for target in objects.values where target["buildPhases"] != nil {
      let settings = shared.merging(AppSettings.settings(of: target, objects, configurations)) { $1 }
      if Self.isForPhone(settings) {
        own.formUnion(sources(of: target))
      } else {
        files.formUnion(sources(of: target))
      }
    }
    own.files.formUnion(exceptions())
    files.files.subtract(own.files)
    files.folders.subtract(own.folders)
    // What a folder shares with the app is named by the app's target.
    if !files.folders.isEmpty { files.kept = own.files }
  }

  /// The sources that a target names, and its folders.
  private func sources(of target: PropertyValue) -> PlatformFiles {
    let phases = (target["buildPhases"]?.words ?? []).compactMap { objects[$0] }
    let built = phases.filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }.flatMap {
      $0["files"]?.words ?? []
    }
    var sources = PlatformFiles()
    sources.files = Set(built.compactMap { objects[$0]?["fileRef"]?.text.flatMap { paths[$0] } })
    sources.folders = Set((target["fileSystemSynchronizedGroups"]?.words ?? []).compactMap { paths[$0] })
    return sources
  }

  /// The files of synchronized folders that a target has beside those of its own folders.
  private func exceptions() -> Set<String> {
    var found: Set<String> = []
    for (key, group) in objects where group["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths[key] else { continue }
      for exception in (group["exceptions"]?.words ?? []).compactMap({ objects[$0] }) {
        if case .list(let members)? = exception["membershipExceptions"] {
          found.formUnion(members.compactMap(\.text).map { path + "/" + $0 })
        }
      }
    }
    return found
  }

  /// Whether the settings of a target build it for iPhone or iPad, or do not say.
  private static func isForPhone(_ settings: [String: PropertyValue]) -> Bool {
    if let platforms = settings["SUPPORTED_PLATFORMS"]?.words, !platforms.isEmpty,
      !platforms.contains(where: { $0.hasPrefix("$") })
    {
      return platforms.contains { $0.hasPrefix("iphone") }
    }
    let system = settings["SDKROOT"]?.text ?? ""
    return !["appletv", "watch", "macosx", "xr"].contains { system.hasPrefix($0) }
  }

  /// The folder that the paths of a project begin in: that around `App.xcodeproj`.
  private static func folder(of path: String, _ root: PropertyValue?) -> String {
    let around = SideTarget.folders(of: SideTarget.folders(of: path))
    return Path.normalized(Path.join(around, root?["projectDirPath"]?.text ?? ""))
  }

  /// The paths of all files and groups, by their keys.
  private static func paths(
    below group: String?, in folder: String, _ objects: [String: PropertyValue]
  ) -> [String: String] {
    var found: [String: String] = [:]
    var open = group.map { [(key: $0, folder: folder)] } ?? []
    while let (key, around) = open.popLast() {
      guard found[key] == nil, let object = objects[key] else { continue }
      let begin = object["sourceTree"]?.text == "SOURCE_ROOT" ? folder : around
      let path = Path.normalized(Path.join(begin, object["path"]?.text ?? ""))
      found[key] = path
      open += (object["children"]?.words ?? []).map { ($0, path) }
    }
    return found
  }
}
