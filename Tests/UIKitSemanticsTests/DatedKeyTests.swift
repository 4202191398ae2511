import Testing

@testable import FlowModel
@testable import UIKitSemantics

/// The reader refuses keys by versions that the machine keeps as well: both must mean the same ones.
struct DatedKeyTests {
  @Test(arguments: [
    (DatedKey.detents, Framework.uikit, VersionedFeature.detents),
    (.grabber, .uikit, .detents), (.largestUndimmedDetent, .uikit, .detents),
    (.edgeAttached, .uikit, .detents), (.largestUndimmedDetent, .swiftui, .backgroundInteraction),
    (.horizontal, .swiftui, .compactAdaptation), (.vertical, .swiftui, .compactAdaptation),
  ])
  func cameWithItsFeature(_ key: DatedKey, _ framework: Framework, _ feature: VersionedFeature) {
    #expect(key.first(for: framework) == PlatformTimelines.known[feature].start)
  }

  /// Before it dialogs stand in windows of their own.
  @Test func theFactAboutPresentedDialogsEndsWhereTheReaderChanges() throws {
    let fact = try #require(PlatformFact.all.first { $0.id == "F14.4" })
    for (ios, isInWindow) in [(7, true), (8, false)] {
      let reading = FlowReader.read(
        """
        modalflow: 1
        app: {sdk: \(ios), ios: \(ios), devices: [iphone]}
        start: home
        screens:
          home: {title: Home, buttons: [{label: Delete, present: ask}]}
          ask: {kind: alert, title: Delete?, buttons: [OK]}
        """)
      let flow = try #require(reading.flow)
      #expect(flow.presentations.first?.options.ownWindow == isInWindow)
      #expect(fact.versions.contains(flow.app.newest) == isInWindow)
    }
  }
}
