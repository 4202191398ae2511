import Diagnostics
internal import JSON

extension Finding {
  /// What its repair changes, as lines that begin with `-` or `+`, those of one place behind a line that names it; none without
  /// a repair.
  var repairLines: [String] {
    (repair?.differences ?? []).flatMap { file, difference in
      difference.parts.flatMap { part in
        ["@@ \(file.path):\(part.newStart) @@"] + part.old.map { "-" + $0 } + part.new.map { "+" + $0 }
      }
    }
  }
}

extension JSONWriter {
  /// The repair of a finding as the page shows it; nothing where there is none.
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
  /// A `fix` (SARIF 2.1.0, §3.55): all replacements of one file together.
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
