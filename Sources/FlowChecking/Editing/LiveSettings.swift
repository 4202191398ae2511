public import Diagnostics
internal import OperatingSystem
internal import Synchronization

/// The settings and the cache for checks in an editor.
public final class LiveSettings: Sendable {
  private struct State {
    var unsaved = UnsavedTexts.none
    var stores: [LiveCheck.Depth: ConfigurationStore] = [:]
  }

  private let request: ConfigurationRequest
  private let state = Mutex(State())
  private let memories: [LiveCheck.Depth: CheckMemory] = [.written: CheckMemory(), .played: CheckMemory()]

  /// - Parameter request: configuration options in addition to the files.
  public init(_ request: ConfigurationRequest = ConfigurationRequest()) { self.request = request }

  /// The name of configuration files.
  public static let fileName = ConfigurationSearch.fileName

  /// Reads configurations, rules and baselines again from now on.
  ///
  /// - Parameter unsaved: unsaved configuration files.
  public func renew(_ unsaved: UnsavedTexts = .none) {
    state.withLock {
      $0.unsaved = unsaved
      $0.stores = [:]
    }
  }

  /// The request for a depth.
  func request(_ depth: LiveCheck.Depth) -> ConfigurationRequest {
    var request = request
    request.playsFlows = request.playsFlows && depth == .played
    return request
  }

  func store(_ depth: LiveCheck.Depth) -> ConfigurationStore {
    var request = request(depth)
    return state.withLock { state in
      if let store = state.stores[depth] { return store }
      request.unsaved = state.unsaved
      let store = ConfigurationStore(request)
      state.stores[depth] = store
      return store
    }
  }

  func memory(_ depth: LiveCheck.Depth) -> CheckMemory? { memories[depth] }

  /// Whether the configuration excludes a file from folders and patterns.
  public func excludes(_ path: String) -> Bool {
    store(.played).context(forFile: path).excludes(Path.absolute(path))
  }

  /// The pages of the rules for a file.
  public func rules(forFile path: String) -> [RuleDescription] {
    store(.played).context(forFile: path).rules.descriptions
  }

  /// The problems of the configuration for a file.
  public func problems(forFile path: String) -> [Problem] {
    store(.played).context(forFile: path).problems
  }
}
