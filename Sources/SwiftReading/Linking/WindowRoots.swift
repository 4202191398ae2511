#if SwiftSources
internal import SourceFacts

/// Finds the first screen of the app's window.
struct WindowRoots {
  private let linking: FactLinking
  private var declarations: Declarations { linking.declarations }

  init(_ linking: FactLinking) { self.linking = linking }

  /// Adds the window's first screen to the facts of the app, and all places that set one.
  ///
  /// A storyboard scene exists before any code runs, and code may replace it. The first screen in the order
  /// of ranks that has edges is taken, otherwise the first screen.
  func join(to app: inout AppFact?) {
    let found = found(besides: app?.start)
    guard !found.isEmpty else { return }
    let known = found.filter { isScreen($0.type) }.map { mostTelling(of: $0) }
    let all = [app?.start].compactMap { $0 } + known
    let leading = leadingTypes
    let start = farthest(of: all.filter { leads($0, leading) }) ?? all.first
    var joined = app ?? AppFact()
    joined.start = start
    var seen: Set<String> = []
    joined.roots = found.filter { $0.type.isEmpty || isScreen($0.type) }.map {
      AppFact.Root(type: $0.type.isEmpty ? nil : $0.type, place: $0.place)
    }.filter { seen.insert("\($0.place) \($0.type ?? "")").inserted }
    app = joined
  }

  /// The first screens of windows, the most likely one first, equal ranks in the order of the files. Those of
  /// samples and App Clips count only if there are no others. Special windows, such as one that requests a
  /// code, are left out: they cover the first window.
  ///
  /// - Parameter start: the first scene of the app's own storyboard; if given, no other app is searched.
  private func found(besides start: String?) -> [FoundRoot] {
    let aside = SideApps(linking.visitors.map(\.file))
    let all = linking.visitors.flatMap { visitor in
      let isAside = aside.hold(visitor.file.path)
      return Self.certainRoots(visitor.found.roots).map { (root: $0, isAside: isAside) }
    }
    let first = all.filter { $0.root.rank != .specialWindow && !$0.isAside }
    var ranked = first.isEmpty && start == nil ? all.filter { $0.root.rank != .specialWindow } : first
    // If a stack is empty when the window gets it, it begins with the screen that is pushed next.
    if !linking.launched.isEmpty, !ranked.contains(where: { isScreen($0.root.type) }) {
      ranked = linking.launched.map { (root: $0, isAside: false) }
    }
    return ranked.enumerated().sorted {
      ($0.element.root.rank, $0.offset) < ($1.element.root.rank, $1.offset)
    }.map(\.element.root)
  }

  private func isScreen(_ type: String) -> Bool {
    !type.isEmpty && !declarations.isGeneral(type) && !ValueResolution.containers.contains(type)
      && (declarations.isView(type) || declarations.isController(type) || type.hasPrefix("scene:"))
  }

  /// Of the views in a stack, the first one with the most edges.
  func mostTelling(of root: FoundRoot) -> String {
    var best = root.type
    for type in root.beside where ways(from: type) > ways(from: best) { best = type }
    return best
  }

  private func ways(from type: String) -> Int {
    let parts = Set(linking.withParts(type))
    return linking.edges.count { parts.contains($0.source.type ?? "") }
  }

  /// The types from which an edge leads to another screen.
  private var leadingTypes: Set<String> {
    Set(
      linking.edges.filter {
        $0.target.kind == "screen" && $0.target.type != nil && $0.source.sure != .unknown
      }
      .flatMap { [$0.source.type ?? ""] + $0.source.screens })
  }

  /// The first screen, unless another one reaches many more: a login or an introduction comes before the app
  /// itself.
  private func farthest(of all: [String]) -> String? {
    guard var best = all.first, all.count > 1 else { return all.first }
    var ways: [String: Set<String>] = [:]
    for edge in linking.edges where edge.source.sure != .unknown && edge.verb != .unwind {
      guard let target = edge.target.type, edge.target.kind == "screen" else { continue }
      for source in Set(edge.source.screens + [edge.source.type ?? ""]) {
        ways[source, default: []].insert(target)
      }
    }
    var most = reach(best, ways)
    for one in all.dropFirst() where one != best {
      let count = reach(one, ways)
      if count > 2 * most + 1 { (best, most) = (one, count) }
    }
    return best
  }

  /// How many screens can be reached from one.
  private func reach(_ start: String, _ ways: [String: Set<String>]) -> Int {
    var seen: Set<String> = [start]
    var open = [start]
    while let next = open.popLast() {
      for part in linking.withParts(next) {
        for target in ways[part] ?? [] where seen.insert(target).inserted { open.append(target) }
      }
    }
    return seen.count - 1
  }

  private func leads(_ type: String, _ leading: Set<String>) -> Bool {
    linking.withParts(type).contains { leading.contains($0) }
  }

  /// The roots of one file; if its first scene is not understood, without its other scenes.
  private static func certainRoots(_ roots: [FoundRoot]) -> [FoundRoot] {
    let first = roots.first { $0.rank == .scene }
    return first?.type.isEmpty == true
      ? roots.filter { $0.rank != .scene || $0.place == first?.place } : roots
  }
}

/// Other apps in the folder of the app: samples, apps of packages, apps for television.
private struct SideApps {
  /// Files of other apps, and folders that contain nothing else.
  private var paths: Set<String> = []

  init(_ files: [SwiftFile]) {
    let apps = files.filter {
      $0.tree.declaresApp && !SideTarget.isNamed(by: SideTarget.folders(of: $0.path))
    }
    .map(\.path)
    guard apps.count > 1 else { return }
    let all = files.map(\.path)
    var best = apps[0]
    for other in apps.dropFirst()
    where Self.weight(of: other, beside: best, all) > Self.weight(of: best, beside: other, all) {
      best = other
    }
    for app in apps where app != best { paths.insert(Self.branch(of: app, beside: best)) }
  }

  func hold(_ path: String) -> Bool {
    SideTarget.isNamed(by: SideTarget.folders(of: path))
      || paths.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// How many files are below the folder where a path branches off from another one; the path itself, if it
  /// is directly there.
  private static func weight(of path: String, beside other: String, _ all: [String]) -> Int {
    let branch = branch(of: path, beside: other)
    return branch == path ? 1 : all.count { $0.hasPrefix(branch + "/") }
  }

  private static func branch(of path: String, beside other: String) -> String {
    let (one, two) = (path.split(separator: "/"), other.split(separator: "/"))
    let shared = zip(one, two).prefix { $0 == $1 }.count
    return one.prefix(shared + 1).joined(separator: "/")
  }
}
#endif
