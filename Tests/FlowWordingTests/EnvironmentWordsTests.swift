import Diagnostics
import FlowModel
import FlowWording
import Testing
import UIKitSemantics

/// Where something occurs, in as few words as matter.
struct EnvironmentWordsTests {
  static let everywhere = "{sdk: 26, ios: 12...26, devices: [iphone, ipad, mac]}"
  static let phones = "{sdk: 13, ios: 12...13, devices: [iphone]}"

  private struct Place {
    let words: EnvironmentWords
    let all: [DeviceEnvironment]

    init(_ app: String) throws {
      let text = """
        modalflow: 1
        app: \(app)
        start: home
        screens:
          home: {buttons: [{label: Ask, present: ask, anchor: sender}]}
          ask: {kind: actionSheet, title: Sure?, buttons: [{label: Cancel, role: cancel}]}
        """
      let reading = FlowReader.read(text)
      #expect(reading.problems.map(\.message) == [])
      let flow = try #require(reading.flow)
      let environments = PresentationMachine(flow).environments
      words = EnvironmentWords(environments, newest: flow.app.newest)
      all = environments.all
    }

    func words(_ holds: (DeviceEnvironment) -> Bool) -> String {
      words.words(for: Set(all.indices.filter { holds(all[$0]) }))
    }
  }

  @Test func everywhereIsNothingToSay() throws {
    let place = try Place(Self.everywhere)
    #expect(place.words { _ in true } == "")
    #expect(place.all.indices.allSatisfy { !place.words.words(for: [$0]).isEmpty })
  }

  @Test func devicesAreNamedWhereTheyAreWhole() throws {
    let place = try Place(Self.everywhere)
    #expect(place.words { $0.device == .iphone } == "iPhone")
    #expect(place.words { $0.device == .ipad } == "iPad")
    #expect(place.words { $0.device != .mac } == "not on the Mac")
    #expect(place.words { $0.device != .ipad } == "not on an iPad")
    #expect(place.words { !$0.isNarrow } == "not on an iPad in a narrow window")
    #expect(place.words { $0.isNarrow } == "iPad in a narrow window")
    #expect(place.words { $0.device == .ipad && !$0.isNarrow } == "iPad in a wide window")
  }

  @Test func aLargePhoneIsAPhoneUntilItIsTurned() throws {
    let place = try Place(Self.everywhere)
    #expect(place.words { $0.device == .iphone && $0.orientation == .portrait } == "iPhone in portrait")
    #expect(place.words { $0.device == .iphone && $0.orientation == .landscape } == "iPhone in landscape")
    #expect(
      place.words { $0.model == .iphoneMax && $0.orientation == .landscape } == "large iPhone in landscape")
    #expect(
      place.words { $0.model == .iphone && $0.orientation == .landscape } == "smaller iPhone in landscape")
    #expect(place.words { $0.width == .compact } == "any window of compact width")
    #expect(place.words { $0.width == .regular } == "any window of regular width")
    let phones = try Place(Self.phones)
    #expect(phones.words { $0.width == .compact } == "not on a large iPhone in landscape")
  }

  @Test func versionsAreIntervals() throws {
    let place = try Place(Self.everywhere)
    #expect(place.words { $0.ios < Version(13) } == "before iOS 13")
    #expect(place.words { $0.ios >= Version(13) } == "iOS 13 and later")
    #expect(place.words { $0.ios >= Version(13) && $0.ios < Version(26) } == "iOS 13 to 18")
    #expect(place.words { $0.ios == Version(26) } == "iOS 26")
    #expect(place.words { $0.ios != Version(13) } == "before iOS 13 or iOS 26")
    #expect(
      place.words { $0.isNarrow && $0.ios >= Version(13) && $0.ios < Version(26) }
        == "iPad in a narrow window, iOS 13 to 18")
    #expect(
      place.words { !$0.isNarrow && $0.ios >= Version(13) }
        == "iOS 13 and later, not on an iPad in a narrow window")
    let split = place.words { $0.ios < Version(13) || ($0.device == .ipad && $0.ios == Version(26)) }
    #expect(split == "before iOS 13; iPad, iOS 26")
  }

  /// A version that nobody has seen yet, with another default sheet: its words follow from the one place that notes it.
  @Test func aNewVersionHasItsWords() throws {
    var flow = try #require(
      FlowReader.read(
        """
        modalflow: 1
        app: {sdk: 26, ios: 17...26, devices: [iphone]}
        start: home
        screens:
          home: {title: Home, buttons: [{label: Add, present: editor}]}
          editor: {title: New, buttons: [{label: Done, role: done, dismiss: self}]}
        """
      ).flow)
    flow.app.sdk = Version(27)
    flow.app.ios = Version(17)...Version(27)
    var counting = MachineCounts()
    counting.timelines.defaultStyle.change(from: Version(27), to: .fullScreen, fact: "F1.27")
    let environments = PresentationMachine(flow, counting: counting).environments
    let words = EnvironmentWords(environments, newest: flow.app.newest)
    let old = environments.all.indices.filter { environments.all[$0].ios < Version(27) }
    #expect(words.words(for: Set(old)) == "before iOS 27")
  }

  /// Each name is one environment, and choosing by it gives that one.
  @Test(arguments: [everywhere, phones, "{devices: [ipad], requires-full-screen: true}", "{devices: [mac]}"])
  func namesChoose(_ app: String) throws {
    let place = try Place(app)
    for index in place.all.indices {
      let name = place.words.name(of: index)
      // A large iPhone in portrait differs from others only once it is turned.
      #expect(try place.words.environment(named: name) == index, "\(name)")
    }
    #expect(Set(place.all.indices.map(place.words.name)).count == place.all.count)
  }

  @Test func fewerWordsChooseTheNearestToTheStandard() throws {
    let place = try Place(Self.everywhere)
    func chosen(_ words: String) throws -> String {
      place.words.name(of: try place.words.environment(named: words))
    }
    #expect(place.words.name(of: place.words.standard) == "iPhone in portrait, iOS 26")
    #expect(try chosen("iPad") == "iPad in a wide window, iOS 26")
    #expect(try chosen("ios 15") == "iPhone in portrait, iOS 13 to 18")
    #expect(try chosen("iPhone in landscape, iOS 12") == "smaller iPhone in landscape, iOS 12")
    #expect(try chosen("landscape") == "smaller iPhone in landscape, iOS 26")
    #expect(try chosen("16.4 , MAC") == "Mac, iOS 13 to 18")
    #expect(try chosen("") == "iPhone in portrait, iOS 26")
  }

  @Test func whatIsNotThereIsNamedWithWhatIs() throws {
    let phones = try Place(Self.phones)
    let unknown = #expect(throws: Problem.self) { try phones.words.environment(named: "iPhnoe in portrait") }
    #expect(unknown?.message == "there is no environment ‘iphnoe in portrait’")
    #expect(unknown?.replacement == "iPhone in portrait")
    #expect(unknown?.expected.contains("large iPhone in landscape") == true)
    for words in ["iPad", "iOS 11", "iPhone, iOS 26", "watch"] {
      #expect(throws: Problem.self) { try phones.words.environment(named: words) }
    }
  }
}
