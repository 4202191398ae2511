internal import SourceFacts

/// Gathers what project files and property lists say of the app.
struct ProjectReading {
  private var projects: [(list: PropertyValue, path: String)] = []
  private var configurations = BuildConfigurations()
  private var infoPlists: [(list: PropertyValue, path: String)] = []

  /// Takes the targets of a project that are apps.
  mutating func take(project: PropertyValue, path: String) { projects.append((project, path)) }

  /// Takes build settings that projects may be based on.
  mutating func take(configuration bytes: [UInt8], path: String) { configurations.read(bytes, path: path) }

  /// Takes an `Info.plist`, unless it is an extension's.
  mutating func take(infoPlist: PropertyValue, path: String) {
    if infoPlist["NSExtension"] == nil { infoPlists.append((infoPlist, path)) }
  }

  /// What belongs to targets for other systems alone, of all projects: what one has for iPhone belongs to the app.
  func otherPlatforms() -> PlatformFiles {
    var all = PlatformFiles()
    for project in projects {
      all.formUnion(OtherPlatforms(project.list, path: project.path, configurations).files)
    }
    return all
  }

  /// The app: of several one that is no sample, then the one with the most sources, then the first by its path; what a
  /// property list says goes before what the project says.
  func app(of interface: Interface) -> AppFact? {
    let apps = projects.flatMap { project in
      AppSettings.apps(of: project.list, configurations).map { (app: $0, path: project.path) }
    }
    let settings = apps.min { one, other in
      let asides = [one, other].map { SideTarget.isNamed(by: $0.path + "/" + $0.app.name) }
      if asides[0] != asides[1] { return asides[1] }
      if one.app.sourceCount != other.app.sourceCount { return one.app.sourceCount > other.app.sourceCount }
      return (one.path, one.app.name) < (other.path, other.app.name)
    }
    let list = infoPlists.filter { isApp($0.list) }.min { one, other in
      let ranks = [one, other].map { rank(of: $0.path, settings?.app) }
      return ranks[0] == ranks[1] ? one.path < other.path : ranks[0] < ranks[1]
    }
    guard settings != nil || list != nil else { return nil }
    var app = AppFact()
    app.name = settings?.app.name
    app.deploymentTarget =
      version(list?.list["MinimumOSVersion"]?.text) ?? version(settings?.app.deploymentTarget)
    app.devices = settings?.app.devices ?? []
    let info = settings?.app.infoPlist ?? [:]
    func value(_ key: String) -> PropertyValue? { list?.list[key] ?? info[key] }
    app.orientations = orientations(
      value("UISupportedInterfaceOrientations") ?? value("UISupportedInterfaceOrientations_iPhone"))
    app.orientationsOnIPad = orientations(
      value("UISupportedInterfaceOrientations~ipad") ?? value("UISupportedInterfaceOrientations_iPad"))
    app.requiresFullScreen = value("UIRequiresFullScreen")?.isTrue ?? false
    // A launch screen that is named as the main storyboard too is replaced by what code shows.
    if let storyboard = value("UIMainStoryboardFile")?.text ?? sceneStoryboard(list?.list),
      storyboard != value("UILaunchStoryboardName")?.text || !storyboard.lowercased().contains("launch"),
      let key = interface.initialScene(of: storyboard), let first = interface.resolve(key)
    {
      app.start = first.scene.type
    }
    app.place = (settings?.path ?? list?.path).map { SourcePlace(path: $0, line: 1, column: 1) }
    return app
  }

  /// The storyboard that the first kind of window begins with.
  private func sceneStoryboard(_ list: PropertyValue?) -> String? {
    let roles = list?["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    guard case .list(let scenes)? = roles?["UIWindowSceneSessionRoleApplication"] else { return nil }
    return scenes.lazy.compactMap { $0["UISceneStoryboardFile"]?.text }.first
  }

  /// How far a property list is from the app's own: the one that the target names, in a folder of the app's name,
  /// anywhere, in a folder of something else.
  private func rank(of path: String, _ app: AppSettings?) -> Int {
    if let named = app?.infoPlistFile, ("/" + path).hasSuffix("/" + named) { return 0 }
    let folders = SideTarget.folders(of: path)
    if SideTarget.isNamed(by: folders) { return 3 }
    return folders.split(separator: "/").contains { String($0) == app?.name } ? 1 : 2
  }

  private func isApp(_ list: PropertyValue) -> Bool {
    if ["NSAppClip", "WKApplication", "WKWatchKitApp"].contains(where: { list[$0] != nil }) { return false }
    return [
      "LSRequiresIPhoneOS", "UIMainStoryboardFile", "UILaunchStoryboardName", "UIApplicationSceneManifest",
      "UILaunchScreen",
    ].contains { list[$0] != nil }
  }

  private func orientations(_ value: PropertyValue?) -> [String] {
    (value?.words ?? []).map { word in
      let short = word.split(separator: "UIInterfaceOrientation", omittingEmptySubsequences: true)
      return short.last.map(String.init) ?? word
    }.sorted()
  }

  /// A version that is one, and no name of a setting.
  private func version(_ text: String?) -> String? { text.flatMap { $0.first?.isNumber == true ? $0 : nil } }
}
