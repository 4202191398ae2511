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

  @Test(arguments: [
    ("EINSTELUNGEN", "einstellungen"), ("ÜBERSICHT", "übersicht"), ("ubersicht", "Übersicht"),
  ])
  func readsLettersOfAnyCase(_ written: String, _ meant: String) {
    #expect(nearestName(to: written, among: ["home", meant, "settings"]) == meant)
  }

  /// Names of few letters, so that many are near: what is left out at a glance is what takes too many steps.
  @Test func findsEveryNameThatIsNear() {
    var state: UInt64 = 7
    func below(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33 % bound)
    }
    let letters = Array("aAbcB-é")
    for _ in 0..<3_000 {
      let (one, other) = (
        String((0...below(9)).map { _ in letters[below(7)] }),
        String((0...below(9)).map { _ in letters[below(7)] })
      )
      if one == other { continue }
      let allowed = max(1, max(one.count, other.count) / 3)
      let isNear = Self.steps(Array(one.lowercased()), Array(other.lowercased())) <= allowed
      #expect((nearestName(to: one, among: [other]) == other) == isNear, "\(one), \(other)")
    }
  }

  /// Insertions, deletions, substitutions and swaps of neighbours, counted by what the last letters come to.
  private static func steps(_ one: [Character], _ other: [Character]) -> Int {
    var known: [[Int]] = Array(repeating: Array(repeating: 0, count: other.count + 1), count: one.count + 1)
    for row in 0...one.count {
      for column in 0...other.count {
        if row == 0 || column == 0 {
          known[row][column] = max(row, column)
          continue
        }
        let isSame = one[row - 1] == other[column - 1]
        var least = min(
          known[row - 1][column - 1] + (isSame ? 0 : 1), known[row - 1][column] + 1,
          known[row][column - 1] + 1)
        if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
          least = min(least, known[row - 2][column - 2] + 1)
        }
        known[row][column] = least
      }
    }
    return known[one.count][other.count]
  }
}
