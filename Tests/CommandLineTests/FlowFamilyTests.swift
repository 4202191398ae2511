import FlowFamilies
import Foundation
import Testing

/// The flows that benchmarks measure: the same on every machine and day, and understood by the tool.
struct FlowFamilyTests {
  /// Of each family at its smallest size by seeds 0 to 5. Where a family changes on purpose, its figures do too: print
  /// the digest that this test found, and measure `.github/reference/growth.md` anew.
  static let digests: [String: UInt64] = [
    "generated": 0xa0a9_aee6_d3e0_ca03,
    "chain": 0xbe96_443a_a4eb_98c1,
    "editors": 0x279d_baed_1b0c_7545,
    "own-flags": 0xb5d8_9c86_30d0_c684,
    "shared-flags": 0xae21_4c66_a643_fb73,
    "page-flags": 0x654d_4e31_e29f_9c82,
    "ring": 0x7a1e_94b6_7b9f_9be3,
    "star": 0x424c_fdb4_39c4_d02e,
    "web": 0xa9cc_9183_9aff_afe0,
    "generated-closing": 0x7384_39f2_3b48_bd0c,
    "web-closing": 0x4023_879d_4a62_a928,
    "sheets": 0x5899_5b3b_4d13_f5e4,
    "deep-links": 0x2149_b497_1c97_10dc,
    "wizards": 0x045c_8467_af81_5937,
    "apps": 0x5b76_cb8b_cfab_daa1,
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
