import Diagnostics
import FlowChecking
import Foundation
import TestSupport
import Testing

/// The common patterns among the samples are what one may copy: nothing is wrong with them.
struct PatternTests {
  static let patterns = Repository.files(under: "SampleFlows/patterns", endingIn: ".yaml")

  @Test func thereIsOneForEachPattern() {
    let names = Self.patterns.compactMap { $0.split(separator: "/").last.map(String.init) }.sorted()
    #expect(
      names == [
        "deep-link.yaml", "editor.yaml", "lock.yaml", "login.yaml", "onboarding.yaml", "paywall.yaml",
        "picker.yaml", "share.yaml",
      ])
  }

  @Test(arguments: patterns) func lintsWithoutErrorOrWarning(_ path: String) {
    let report = FlowCheck(
      paths: [Repository.root.appending(path: path).path], configuration: ConfigurationRequest()
    ).run().report
    #expect(report.problems.isEmpty)
    let found = report.findings.filter { $0.severity > .info }
    #expect(found.isEmpty, "\(found.map { "\($0.rule) @ \($0.element)" })")
  }
}
