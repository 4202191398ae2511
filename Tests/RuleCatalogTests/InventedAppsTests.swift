import Diagnostics
import Testing

/// Whole apps of nobody, written as a careful team would: rules have nothing to warn of.
struct InventedAppsTests {
  @Test(arguments: [
    "bank-transfer", "bird-log", "chat-attachments", "kept-as-it-disappears", "keyring-vault", "lab-results",
    "language-tutor", "lifting-log", "mail-in-columns", "museum-guide", "museum-till", "notes-on-a-mac",
    "photo-editor", "podcast-studio", "race-day", "recipe-box", "sky-guide", "sleep-sounds", "smart-home",
    "tax-declaration", "theatre-tickets", "tip-jar", "vet-clinic", "video-clinic", "ward-cover",
  ])
  func nothingIsWarnedOf(_ app: String) throws {
    let heavy = try RealBugsTests.findings(in: "Tests/Fixtures/well-behaved/\(app).yaml").filter {
      $0.severity > .info
    }
    #expect(heavy.map { "\($0.rule) at \($0.element)" } == [])
  }
}
