internal import Diagnostics
internal import FlowModel

extension FlowCheck {
  /// Checks only the flow that contains this file.
  func checkFlow(of path: String, bytes: [UInt8]) -> (outcome: CheckOutcome, reading: CheckedReading) {
    let files = DiskFiles(start: path, bytes: bytes, unsaved: unsaved)
    let reading = checked(FlowReader.read(path: path, from: files))
    var gathered = ReportGathering(keepsReadings: false)
    gathered.add(reading)
    var outcome = compared(Examination(report: gathered.report, isEmpty: false, contexts))
    outcome.report = outcome.report.joiningCauses()
    return (outcome, reading)
  }
}
