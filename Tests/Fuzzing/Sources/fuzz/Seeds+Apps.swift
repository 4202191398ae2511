import FlowModel
import SourceFacts

@testable import FlowDrift

/// First inputs of what reads an app: the apps among the fixtures, and the texts in the tests of its readers.
extension Seeds {
  private static let apps = "Tests/Fixtures/apps"

  /// The texts between three quotation marks in the tests of a module, their indentation taken off.
  private static func snippets(of module: String, with word: String) -> [[UInt8]] {
    files(under: "Tests/\(module)Tests", endingIn: ".swift").flatMap { file in
      var texts: [[UInt8]] = []
      var open: [Substring]?
      let text = String(decoding: file, as: UTF8.self)
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let code = line.drop { $0 == " " }
        if let lines = open, code.hasPrefix("\"\"\"") {
          let indent = line.count - code.count
          let text = lines.map { $0.dropFirst(min(indent, $0.count)) }.joined(separator: "\n")
          if text.contains(word) { texts.append(Array(text.utf8)) }
          open = nil
        } else if open != nil {
          open?.append(line)
        } else if line.hasSuffix("\"\"\"") {
          open = []
        }
      }
      return texts
    }
  }

  /// What stands between quotation marks in sources, without what is put together or a sentence.
  static func literals(under folder: String) -> [String] {
    let one = bytes(folder).map { [$0] }
    return (one ?? files(under: folder, endingIn: ".swift")).flatMap { file in
      let parts = String(decoding: file, as: UTF8.self).split(
        separator: "\"", omittingEmptySubsequences: false)
      return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
        .filter {
          !$0.isEmpty && $0.utf8.count <= 40 && !$0.contains { $0 == "\\" || $0 == "\n" || $0 == " " }
        }
    }
  }

  static func interfaces() -> [[UInt8]] {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor"><connections>
      <outlet property="saveButton" destination="b-1" id="o-1"/></connections></placeholder>
      <view id="v-1"><subviews><button id="b-1"><state key="normal" title="Save" image="checkmark"/><connections>
      <action selector="save:" destination="-1" eventType="touchUpInside" id="a-1"/></connections></button></subviews></view>
      </objects></document>
      """
    return files(under: apps, endingIn: ".storyboard") + snippets(of: "IBReading", with: "<document")
      + snippets(of: "SwiftReading", with: "<document") + [Array(xib.utf8)]
  }

  /// A project with its property list, texts and first storyboard; and the small ones of the tests.
  static func projects() -> [[UInt8]] {
    func part(_ path: String, _ file: String) -> [UInt8] {
      Array("\n=== \(path)\n".utf8) + (bytes("\(apps)/\(file)") ?? [])
    }
    let journal = "journal/Journal"
    let project = bytes("\(apps)/journal/Journal.xcodeproj/project.pbxproj") ?? []
    let list = part("App/Info.plist", "\(journal)/Info.plist")
    let texts = part("App/en.lproj/Localizable.strings", "\(journal)/en.lproj/Localizable.strings")
    let catalog = part("App/Localizable.xcstrings", "\(journal)/Localizable.xcstrings")
    let board = part("App/Base.lproj/Main.storyboard", "\(journal)/Base.lproj/Main.storyboard")
    let small = snippets(of: "IBReading", with: "objects = {")
    let settings = Array(
      "\n=== Configuration/App.xcconfig\n#include \"Base.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 16.4 // and later\n"
        .utf8)
    let home =
      "\n=== Home.storyboard\n<document initialViewController=\"a\"><scenes><scene><objects><viewController id=\"a\" customClass=\"Home\"><connections><segue destination=\"a\" kind=\"presentation\"/></connections></viewController></objects></scene></scenes></document>\n=== Info.plist\n<plist><dict><key>UIMainStoryboardFile</key><string>Home</string></dict></plist>"
    return [project, project + list, project + texts, project + catalog, project + list + board]
      + small + small.map { $0 + settings } + small.map { $0 + Array(home.utf8) }
  }

  /// The facts of the journal, whole and in parts, and those that storyboards alone hold.
  static func allFacts() -> [[UInt8]] {
    let whole = bytes("\(apps)/journal-facts.json") ?? []
    let lines = String(decoding: whole, as: UTF8.self).split(separator: "\n")
    let facts = lines.dropFirst().dropLast().map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    func file(_ facts: some Sequence<Substring>) -> [UInt8] {
      Array("{\"modalflow-facts\":1,\"facts\":[\n\(facts.joined(separator: ",\n"))\n]}\n".utf8)
    }
    let parts = (0..<12).map { part in
      file(facts.enumerated().filter { $0.offset % 12 == part || $0.offset == 0 }.map(\.element))
    }
    let ends = facts.map { file([$0]) }
    return parts + ends + [file(facts)]
      + interfaces().map { Array(AppInput($0, first: "Main.storyboard").facts().text.utf8) }
  }

  /// A record of the journal as it is accepted, and one with a line of each kind.
  static func records() -> [[UInt8]] {
    let small = """
      modalflow-drift: 1
      ways:
        - {flow: flow.yaml, way: screens.a.buttons.b from a, seen: A present B}
        - {flow: flow.yaml, way: screens.a.buttons.c from a, unseen: "A.m:3: ‘x’"}
        - {flow: flow.yaml, way: "screens.a in code: A push C", only-in-code: true}
        - {flow: flow.yaml, way: screens.a.buttons.d from a, only-in-flow: true, reason: a page of the web}
        - {flow: other.yaml, way: w, seen: s, reason: r}

      """
    guard let flow = bytes("\(apps)/journal-draft.yaml"), let facts = bytes("\(apps)/journal-facts.json"),
      let read = FlowReader.read(String(decoding: flow, as: UTF8.self)).flow,
      let all = try? CodeFacts(facts, path: "facts.json")
    else { return [Array(small.utf8)] }
    let text = DriftComparison(read, root: "flow.yaml", all).sights.text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let few = lines.prefix(4) + lines.dropFirst(4).prefix(5)
    return [Array(small.utf8), Array(few.joined(separator: "\n").utf8), Array(text.utf8)]
  }

  static func objectiveC() -> [[UInt8]] {
    let calls = """
      - (void)showViewController:(UIViewController *)vc sender:(id)sender { }
      [self presentViewController:[[Editor alloc] init] animated:YES completion:nil];
      self.window.rootViewController = root; // [nav pushViewController:x animated:NO]
      if (self.viewControllers == nil) { [self.navigationController popViewControllerAnimated:YES]; }
      """
    return files(under: apps, endingIn: ".m") + snippets(of: "SourceFacts", with: "[")
      + snippets(of: "SwiftReading", with: "@interface") + [Array(calls.utf8)]
  }

  static func swiftFiles() -> [[UInt8]] {
    (files(under: "\(apps)/journal", endingIn: ".swift") + snippets(of: "SwiftReading", with: " "))
      .filter { $0.count <= 4_096 }
  }
}
