import Diagnostics
import Foundation
import Testing
import YAMLTree

/// SplitMix64: the same numbers on every machine.
private struct Dice {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ value >> 31) % UInt64(bound))
  }
}

/// No bytes may crash or hang the reader or give a node that contradicts its file.
@Suite(.enabled(if: YAMLSuite.folder != nil, "MODALFLOW_SUITES names no folder"))
struct DamagedInputTests {
  private func read(_ bytes: [UInt8], _ name: String) {
    let stream = YAMLStream.read(bytes, path: name)
    for fault in faults(in: stream) { Issue.record("\(name): \(fault) in \(bytes)") }
    #expect(stream.isComplete || !stream.problems.isEmpty, "\(name): \(bytes)")
  }

  /// Every third beginning of each case, another third for each; all of them where `MODALFLOW_THOROUGH` is set.
  @Test func beginningsOfEveryCase() {
    let step = ProcessInfo.processInfo.environment["MODALFLOW_THOROUGH"] == nil ? 3 : 1
    var count = 0
    for (number, suiteCase) in YAMLSuite.cases.enumerated() {
      let input = suiteCase.input
      for length in stride(from: number % step, to: input.count, by: step) {
        read(Array(input[..<length]), "\(suiteCase.id)[..<\(length)]")
        count += 1
      }
    }
    print("yaml-test-suite: \(count) beginnings read")
  }

  @Test func flippedBytes() {
    var dice = Dice(state: 20_191_120)
    let signs = Array("{}[]:,-?#&*!|>'\"%@` \n\r\t\0\u{85}\u{2028}é🙂<~".utf8) + [0xFF, 0xC3, 0xED]
    var count = 0
    for suiteCase in YAMLSuite.cases {
      let input = suiteCase.input
      guard !input.isEmpty else { continue }
      for round in 0..<12 {
        var changed = input
        for _ in 0...(round % 3) {
          let place = dice.next(below: changed.count)
          changed[place] =
            round % 2 == 0 ? signs[dice.next(below: signs.count)] : UInt8(dice.next(below: 256))
        }
        read(changed, "\(suiteCase.id) round \(round)")
        count += 1
      }
    }
    print("yaml-test-suite: \(count) damaged inputs read")
  }
}
