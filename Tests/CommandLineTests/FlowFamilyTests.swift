import FlowFamilies
import Foundation
import Testing

/// The flows that benchmarks measure: the same on every machine and day, and understood by the tool.
struct FlowFamilyTests {
  /// Of each family at its smallest size by seeds 0 to 5. Where a family changes on purpose, its figures do too: print
  /// the digest that this test found, and measure `.github/reference/growth.md` anew.
  static let digests: [String: UInt64] = [
    "generated": 0xa0a9_aee6_d3e0_ca03,
    "chain": 0x112d_2bc7_04b4_d835,
    "editors": 0x3e7b_5402_abd4_db31,
    "own-flags": 0x1758_ad2f_110b_3bf0,
    "page-flags": 0xfb60_0613_05ec_220e,
    "ring": 0xbcbf_a3d3_918e_3d7f,
    "star": 0x57a5_c89e_7163_fcb2,
    "web": 0x5fdb_26e0_261e_f2f4,
    "generated-closing": 0x7384_39f2_3b48_bd0c,
    "web-closing": 0x166d_4198_245e_434c,
    "sheets": 0x5899_5b3b_4d13_f5e4,
    "deep-links": 0xbf25_6b30_16a3_95d0,
    "wizards": 0xd494_c6ac_3c75_be03,
    "apps": 0x3b92_6cfb_230c_c9fd,
    "large-file": 0x4669_c7b1_4b71_9a4b,
  ]

  @Test(arguments: FlowFamily.all.map(\.name))
  func isTheSameEverywhere(_ name: String) throws {
    let family = try #require(FlowFamily.all.first { $0.name == name })
    let texts = Self.seeds(of: family).map { family.make(family.smallest, $0) }
    // FNV-1a, 64 bits.
    let digest = texts.joined().utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    #expect(Self.digests[name] == digest, "\(name) is \(digest)")
    #expect(Set(texts).count == texts.count, "\(name) does not change with its seed")
  }

  @Test(arguments: FlowFamily.all.map(\.name))
  func isUnderstood(_ name: String) throws {
    let family = try #require(FlowFamily.all.first { $0.name == name })
    for seed in Self.seeds(of: family) {
      let outcome = try Tool.run(
        ["lint", "-", "--play", "none", "--fail-on", "never"], input: family.make(family.smallest, seed))
      #expect(outcome.exitCode == 0, "\(name), seed \(seed): \(outcome.output)\(outcome.errors)")
    }
  }

  @Test func renamedCopiesAreUnderstood() throws {
    let samples = Transcript.root.appending(path: "SampleFlows/pairs")
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: samples, create: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in try FileManager.default.contentsOfDirectory(atPath: samples.path)
    where name.hasSuffix(".yaml") {
      let text = try String(contentsOf: samples.appending(path: name), encoding: .utf8)
      let renamed = renamedFlow(text, 7)
      #expect(renamed != text, "\(name) has nothing to rename")
      try Data(renamed.utf8).write(to: folder.appending(path: name))
    }
    let outcome = try Tool.run(["lint", folder.path, "--play", "none", "--fail-on", "never"])
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
  }

  /// One seed of what is large at its smallest.
  private static func seeds(of family: FlowFamily) -> Range<UInt64> { 0..<(family.isPlayed ? 6 : 1) }
}
