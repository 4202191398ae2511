import Diagnostics
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("presnt", "present"), ("popovr", "popover"), ("stlye", "style"), ("Cancel", "cancel"),
  ])
  func findsWhatWasMeant(_ written: String, _ meant: String) {
    #expect(nearestName(to: written, among: ["cancel", "present", "popover", "style", "save"]) == meant)
  }

  @Test func staysSilentWhereNothingIsNear() {
    #expect(nearestName(to: "kangaroo", among: ["save", "present"]) == nil)
    #expect(nearestName(to: "", among: ["save"]) == nil)
  }
}
