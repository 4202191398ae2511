import Diagnostics
internal import JSON

extension Finding {
  /// The changes of its repair as lines that begin with `-` or `+`; the changes at each place follow a line
  /// that names the place. Empty without a repair.
  var repairLines: [String] {
    (repair?.differences ?? []).flatMap { file, difference in
      difference.parts.flatMap { part in
        ["@@ \(file.path):\(part.newStart) @@"] + part.old.map { "-" + $0 } + part.new.map { "+" + $0 }
      }
    }
  }
}

extension JSONWriter {
  /// Writes the repair of a finding for the HTML page; nothing if there is none.
  mutating func pageMembers(ofRepairOf finding: Finding) {
    guard let repair = finding.repair else { return }
    object("repair") { json in
      json.shown("says", repair.says)
      json.mark("unsafe", if: !repair.isSafe)
      json.array("lines") { json in
        for line in finding.repairLines.prefix(40) { json.value(nil, VisibleText.of(line, .pictures)) }
      }
    }
  }
}

extension SARIFReporter {
  /// Writes a `fix` (SARIF 2.1.0, §3.55): all replacements of one file together.
  func fixes(_ repair: Repair, to json: inout JSONWriter) {
    json.array("fixes") { json in
      json.object { json in
        json.message("description", repair.says)
        json.array("artifactChanges") { json in
          for (file, _) in repair.differences {
            json.object { json in
              artifactLocation("artifactLocation", file.path, to: &json)
              json.array("replacements") { json in
                for change in repair.changes where change.place.file === file {
                  json.object { self.replacement(change, to: &$0) }
                }
              }
            }
          }
        }
      }
    }
  }

  private func replacement(_ change: TextChange, to json: inout JSONWriter) {
    json.region("deletedRegion", change.place)
    if change.replacement.isEmpty { return }
    json.object("insertedContent", inline: true) { $0.value("text", change.replacement) }
  }
}
