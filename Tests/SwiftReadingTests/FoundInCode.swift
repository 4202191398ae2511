#if SwiftSources
import IBReading
import SourceFacts

@testable import SwiftReading

/// What reading one file finds: the rule without its prefix, and the line.
func foundInCode(_ code: String, devices: [String] = ["iphone", "ipad"]) -> [String] {
  var reading = SwiftSourceReading()
  reading.read(Array(code.utf8), path: "A.swift")
  var interface = Interface()
  var app = AppFact()
  app.devices = devices
  interface.app = app
  return reading.finish(with: interface).findings.map { finding in
    "\(finding.rule.rawValue.dropFirst("code-".count)):\(finding.place.line)"
  }
}
#endif
