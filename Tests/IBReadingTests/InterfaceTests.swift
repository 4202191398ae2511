import Foundation
import SourceFacts
import TestSupport
import Testing

@testable import IBReading

/// Storyboards, texts and project files of the journal, one thing after another.
struct InterfaceTests {
  private let interface: Interface
  private let edges: [String: EdgeFact]

  init() throws {
    let folder = "Tests/Fixtures/apps/journal/"
    var reading = InterfaceReading()
    for path in Repository.files(under: "Tests/Fixtures/apps/journal", endingIn: "")
    where InterfaceReading.reads(path) {
      let bytes = Array(try Repository.text(of: path).utf8)
      reading.read(bytes, path: String(path.dropFirst(folder.count)))
    }
    interface = reading.finish()
    edges = Dictionary(
      interface.edges.map { ($0.identity.description, $0) }, uniquingKeysWith: { one, _ in one })
  }

  @Test func theEdgesAreThese() {
    #expect(
      edges.keys.sorted() == [
        "EntriesViewController present EntryEditorViewController",
        "EntriesViewController present SettingsViewController",
        "EntriesViewController present scene:Main#sta-01", "EntriesViewController push EntryViewController",
        "EntryEditorViewController unwind unwind unwindToEntries:",
        "SettingsViewController push scene:Settings#abo-01",
      ])
  }

  @Test func aSegueHasStyleAnchorTriggerAndPlace() throws {
    let editor = try #require(edges["EntriesViewController present EntryEditorViewController"])
    #expect(editor.style?.value == "formSheet")
    #expect(editor.target.wrap == ["UINavigationController"])
    #expect(editor.trigger?.label == "Compose" && editor.trigger?.placement == "trailing")
    #expect(editor.place.description == "Journal/Base.lproj/Main.storyboard:40:37")
    #expect(editor.sure == .exact)
    let statistics = try #require(edges["EntriesViewController present scene:Main#sta-01"])
    #expect(statistics.style?.value == "popover" && statistics.isAnchored && statistics.trigger == nil)
    let entry = try #require(edges["EntriesViewController push EntryViewController"])
    #expect(entry.trigger?.label == "An \"entry\" & more")
  }

  @Test func aReferenceLeadsToAnotherStoryboard() throws {
    let settings = try #require(edges["EntriesViewController present SettingsViewController"])
    #expect(settings.target.scene == "Settings#set-01")
    #expect(settings.style?.value == "fullScreen", "what the outermost container is set to")
  }

  @Test(arguments: [true, false])
  func aLaunchScreenLeadsNowhere(isLaunch: Bool) {
    var reading = InterfaceReading()
    reading.read(
      Array(
        """
        <document \(isLaunch ? "launchScreen=\"YES\"" : "") initialViewController="a"><scenes>
        <scene><objects><splitViewController id="a"><connections>
        <segue destination="b" kind="relationship" relationship="detailViewController" id="s"/>
        </connections></splitViewController></objects></scene>
        <scene><objects><viewController id="b"/></objects></scene>
        </scenes></document>
        """.utf8), path: "LaunchScreen.storyboard")
    #expect(reading.finish().edges.isEmpty == isLaunch)
  }

  @Test func screensHaveTheirButtons() throws {
    let editor = try #require(interface.screens.first { $0.type == "EntryEditorViewController" })
    #expect(editor.title == "New Entry" && editor.inNavigation)
    #expect(editor.buttons.map(\.role) == ["cancel", "save"])
    #expect(editor.buttons.map(\.does) == [["action cancel:"], ["unwind unwindToEntries:"]])
    let entry = try #require(interface.screens.first { $0.type == "EntryViewController" })
    #expect(entry.buttons.map(\.label) == ["Delete"])
    #expect(interface.scenes["Main#edi-01"]?.fields == ["Title"], "what cannot be edited is no field")
    let entries = try #require(interface.screens.first { $0.type == "EntriesViewController" })
    #expect(entries.buttons.count == 2, "a space is no button")
  }

  @Test func textsComeFromBothForms() {
    #expect(interface.texts["delete.action"] == "Delete \"for good\"")
    #expect(interface.texts["cancel"] == "Cancel")
    #expect(interface.texts["goals.reset"] == "Reset all goals?")
    #expect(interface.texts["Goals"] == nil)
  }

  @Test func theProjectSaysWhatTheAppIs() throws {
    let app = try #require(interface.app)
    #expect(app.name == "Journal")
    #expect(app.deploymentTarget == "16.4", "a setting's name is no version")
    #expect(app.devices == ["iphone", "ipad"], "of the release configuration")
    #expect(app.orientations == ["Portrait"] && app.orientationsOnIPad == ["LandscapeLeft", "Portrait"])
    #expect(app.requiresFullScreen && app.start == "EntriesViewController")
  }

  @Test func settingsMayStandInFilesOfTheirOwn() throws {
    let project = """
      {objects = {P = {isa = PBXProject; buildConfigurationList = PL; targets = (T);};
      PL = {buildConfigurations = (PC);}; PC = {name = Release; baseConfigurationReference = F; buildSettings = {};};
      F = {path = "Configuration/App.xcconfig";};
      T = {name = App; productType = "com.apple.product-type.application"; buildConfigurationList = TL;};
      TL = {buildConfigurations = (TC);}; TC = {name = Release; buildSettings = {SDKROOT = iphoneos;};};};
      rootObject = P;}
      """
    var reading = InterfaceReading()
    reading.read(Array(project.utf8), path: "App.xcodeproj/project.pbxproj")
    reading.read(
      Array("IPHONEOS_DEPLOYMENT_TARGET = 15.0\nTARGETED_DEVICE_FAMILY = 1,2,6 // and Mac\n".utf8),
      path: "Configuration/Base.xcconfig")
    reading.read(
      Array(
        "#include \"Base.xcconfig\"\n// OLD = 1\nIPHONEOS_DEPLOYMENT_TARGET = 16.4\nIPHONEOS_DEPLOYMENT_TARGET[sdk=mac*] = 1\n"
          .utf8), path: "Configuration/App.xcconfig")
    let app = try #require(reading.finish().app)
    #expect(app.name == "App" && app.deploymentTarget == "16.4" && app.devices == ["iphone", "ipad"])
  }

  @Test func aDeviceThatIsNamedTwiceIsOne() throws {
    let project = String(decoding: Self.project("App", sources: 1), as: UTF8.self)
      .replacing("IPHONEOS_DEPLOYMENT", with: "TARGETED_DEVICE_FAMILY = \"2,1,2\"; IPHONEOS_DEPLOYMENT")
    var reading = InterfaceReading()
    reading.read(Array(project.utf8), path: "project.pbxproj")
    #expect(try #require(reading.finish().app).devices == ["iphone", "ipad"])
  }

  private static func project(_ name: String, sources: Int) -> [UInt8] {
    let files = (0..<sources).map { "F\($0)" }.joined(separator: ", ")
    let text = """
      {objects = {P = {isa = PBXProject; targets = (T);};
      T = {name = \(name); productType = "com.apple.product-type.application"; buildConfigurationList = TL; buildPhases = (B);};
      B = {isa = PBXSourcesBuildPhase; files = (\(files));};
      TL = {buildConfigurations = (TC);}; TC = {name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.0;};};};
      rootObject = P;}
      """
    return Array(text.utf8)
  }

  private static func list(_ key: String, _ orientation: String) -> [UInt8] {
    let text = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>UILaunchScreen</key><dict/>\(key)
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientation\(orientation)</string></array></dict></plist>
      """
    return Array(text.utf8)
  }

  @Test func ofSeveralAppsTheOneThatIsNoSample() throws {
    var reading = InterfaceReading()
    reading.read(
      Self.project("SamplePrinter", sources: 9), path: "Hardware/Hardware.xcodeproj/project.pbxproj")
    reading.read(Self.project("Helper", sources: 1), path: "A/A.xcodeproj/project.pbxproj")
    reading.read(Self.project("Shop", sources: 5), path: "Shop/Shop.xcodeproj/project.pbxproj")
    reading.read(Self.list("<key>NSAppClip</key><dict/>", "LandscapeLeft"), path: "Clip/Info.plist")
    reading.read(Self.list("", "LandscapeRight"), path: "Hardware/Info.plist")
    reading.read(Self.list("", "Portrait"), path: "Shop/Info.plist")
    let app = try #require(reading.finish().app)
    #expect(app.name == "Shop" && app.orientations == ["Portrait"])
  }

  @Test(arguments: ["Info.plist", "Info-Release.plist"])
  func theTargetNamesItsPropertyList(_ name: String) throws {
    let project = """
      {objects = {P = {isa = PBXProject; targets = (T);};
      T = {name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = TL;};
      TL = {buildConfigurations = (TC);}; TC = {name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.0;
      INFOPLIST_FILE = "$(SRCROOT)/Store/\(name)";};};};
      rootObject = P;}
      """
    let board = """
      <document initialViewController="a"><scenes><scene><objects>
      <viewController id="a" customClass="Home"/></objects></scene></scenes></document>
      """
    let scenes = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>
      """
    var reading = InterfaceReading()
    reading.read(Array(project.utf8), path: "Shop.xcodeproj/project.pbxproj")
    reading.read(Self.list("", "LandscapeLeft"), path: "Backup/Info.plist")
    reading.read(Self.list(scenes, "Portrait"), path: "Store/\(name)")
    reading.read(Array(board.utf8), path: "Store/Base.lproj/Main.storyboard")
    let app = try #require(reading.finish().app)
    #expect(app.orientations == ["Portrait"] && app.start == "Home")
  }

  @Test func aReferenceThatLeadsNowhereIsUnseen() throws {
    let board = """
      <document><scenes><scene><objects><viewController id="a" customClass="A"><connections>
      <segue destination="b" kind="presentation"/></connections></viewController></objects></scene>
      <scene><objects><viewControllerPlaceholder storyboardName="None" id="b"/></objects></scene></scenes></document>
      """
    var reading = InterfaceReading()
    reading.read(Array(board.utf8), path: "A.storyboard")
    let facts = reading.finish().facts
    #expect(facts.edges.map(\.target.sure) == [.unknown])
    #expect(facts.unseen.map(\.reason) == [.target])
  }

  @Test func aShowToANavigationControllerPresents() throws {
    let board = """
      <document><scenes><scene><objects><viewController id="a" customClass="A"><connections>
      <segue destination="n" kind="show"/></connections></viewController></objects></scene>
      <scene><objects><navigationController id="n"><connections>
      <segue destination="b" kind="relationship" relationship="rootViewController"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController id="b" customClass="B"/></objects></scene></scenes></document>
      """
    var reading = InterfaceReading()
    reading.read(Array(board.utf8), path: "A.storyboard")
    let edge = try #require(reading.finish().edges.first { $0.target.type == "B" })
    #expect(edge.verb == .present && edge.sure == .inferred)
  }

  @Test(arguments: [("", EdgeFact.Verb.present), ("<segue destination=\"a\" kind=\"show\"/>", .push)])
  func aTabWithoutAStackPresentsWhatItShows(_ other: String, _ verb: EdgeFact.Verb) throws {
    let board = """
      <document><scenes><scene><objects><tabBarController id="t"><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers"/></connections>
      </tabBarController></objects></scene>
      <scene><objects><viewController id="a" customClass="A"><connections>
      <segue destination="b" kind="show"/></connections></viewController></objects></scene>
      <scene><objects><viewController id="b" customClass="B"><connections>\(other)</connections>
      </viewController></objects></scene></scenes></document>
      """
    var reading = InterfaceReading()
    reading.read(Array(board.utf8), path: "A.storyboard")
    #expect(try #require(reading.finish().edges.first { $0.target.type == "B" }).verb == verb)
  }

  @Test(arguments: [("MacOSX.Cocoa", 0), ("AppleTV", 0), ("watchKit", 0), ("iOS.CocoaTouch", 1)])
  func aDocumentForAnotherSystemIsNotRead(runtime: String, count: Int) {
    var reading = InterfaceReading()
    let board = """
      <document type="x" targetRuntime="\(runtime)"><scenes><scene><objects><viewController id="a" customClass="A"/>
      </objects></scene></scenes></document>
      """
    reading.read(Array(board.utf8), path: "A.storyboard")
    #expect(reading.finish().scenes.count == count)
  }

  @Test func whatIsExportedForTranslatorsIsNotRead() {
    #expect(!InterfaceReading.reads("Texts/en.xcloc/Source Contents/App/Base.lproj/Main.storyboard"))
    #expect(!InterfaceReading.reads("Texts/en.xcloc/Source Contents/App/en.lproj/Localizable.strings"))
    #expect(InterfaceReading.reads("App/Base.lproj/Main.storyboard"))
  }

  @Test func aFileThatIsCutShortIsUnseen() throws {
    for (path, text) in [
      ("A.storyboard", "<document><scenes>"), ("project.pbxproj", "{objects = {"), ("A.xcstrings", "{}"),
    ] {
      var reading = InterfaceReading()
      reading.read(Array(text.utf8), path: path)
      #expect(reading.finish().unseen.map(\.reason) == [.unreadable], "\(path)")
    }
  }

  @Test func textsMayBeUTF16() {
    let text = "\"a\" = \"Grüße\\U0021\";\n\"b\" = unquoted;"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let pairs = StringsFile.read(bytes)
    #expect(pairs.map(\.key) == ["a", "b"] && pairs.map(\.text) == ["Grüße!", "unquoted"])
  }
}
