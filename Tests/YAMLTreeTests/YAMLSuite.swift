import Foundation

/// One case of the yaml-test-suite, with what libyaml 0.2.5 was measured to make of it.
struct SuiteCase: Decodable {
  let id: String
  let name: String
  /// `ok`, `rejects`, `REJECTS-VALID`, `ACCEPTS-INVALID` or `WRONG-EVENTS`.
  let libyaml_0_2_5: String

  var isRejected: Bool { libyaml_0_2_5 == "rejects" || libyaml_0_2_5 == "REJECTS-VALID" }
  var input: [UInt8] { YAMLSuite.bytes("\(id)/in.yaml") }
  var events: String { String(decoding: YAMLSuite.bytes("\(id)/test.event"), as: UTF8.self) }
}

/// The external suite in the folder that `MODALFLOW_SUITES` names.
enum YAMLSuite {
  static let folder: String? = ProcessInfo.processInfo.environment["MODALFLOW_SUITES"].map {
    $0 + "/yaml-test-suite"
  }

  static let cases: [SuiteCase] = {
    struct Index: Decodable { let cases: [SuiteCase] }
    guard folder != nil else {
      print("skipped: the yaml-test-suite; MODALFLOW_SUITES does not name the folder of the suites")
      return []
    }
    return (try? JSONDecoder().decode(Index.self, from: Data(bytes("index.json"))))?.cases ?? []
  }()

  static func bytes(_ path: String) -> [UInt8] {
    guard let folder, let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else { return [] }
    return Array(data)
  }
}
