internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow rules new NAME`
struct NewRuleCommand {
  static let page = CommandPage(
    "new", "Write a rule of your own to go on from, with tests that pass.",
    discussion: """
      NAME is the rule's id, which names the defect: ‘nameless-sheet’, so that ‘allow: {nameless-sheet: …}’ reads well. \
      Existing files are never overwritten.
      """,
    groups: {
      [
        ParameterGroup(
          "What is written",
          [
            .argument("name", "NAME", "The id of the rule.", isRequired: true),
            .option(
              "folder", "FOLDER", "The folder of your rules.", standard: standardFolder, completion: .folders
            ),
          ]), StyleOptions.group,
      ]
    }, run: { try NewRuleCommand($0).run() })

  private static let standardFolder = "rules"

  private let name: String
  private let folder: String
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    name = arguments.text("name") ?? ""
    folder = arguments.text("folder") ?? Self.standardFolder
    style = try StyleOptions(arguments)
  }

  func run() throws {
    let path = folder.hasSuffix("/") ? "\(folder)\(name).yaml" : "\(folder)/\(name).yaml"
    let file = StarterFile(path: path, text: try StarterRule(name: name).text)
    guard try file.write() else {
      throw Problem(
        "exists", "there is a file ‘\(path)’ already", at: nil, path: path,
        help: "give the rule another name")
    }
    StandardError.write(
      """
      Written: \(path)
      Next: change its condition and its tests, and run ‘modalflow test-rules \(path)’.
      ‘modalflow words rules’ has every word, ‘modalflow lint --rules \(folder)’ checks the rule.

      """)
  }
}
