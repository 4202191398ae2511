import Diagnostics
import YAMLTree

/// Reads the key `app`.
struct AppReader: FlowBuilding {
  let builder: FlowBuilder

  func read(_ field: MappingField) {
    flow.app.place = field.name.ownPlace
    let fields = decoder.fields(field.value, .app)
    if let name = fields.text(.name), !name.isEmpty { flow.app.name = name }
    if let node = fields.value(.sdk), let sdk = version(node) { flow.app.sdk = sdk }
    flow.app.ios = flow.app.sdk...flow.app.sdk
    if let node = fields.value(.ios), let ios = versions(node) { flow.app.ios = ios }
    if let devices: [Device] = fields.wordList(.devices), !devices.isEmpty { flow.app.devices = devices }
    readOrientations(fields)
    fields.fill(&flow.app)
  }

  private func version(_ node: YAMLNode) -> Version? {
    guard let version = Version(node.text) else {
      let meant = Self.numbers(in: node.text).first
      decoder.report(
        .badValue, "‘\(node.text)’ is not a version", at: node.ownPlace,
        label: meant.map { "did you mean ‘\($0)’?" } ?? "",
        expected: ValueType.version.expected,
        help: "write \(meant.map { "‘\($0)’" } ?? ValueType.version.expected)",
        replacement: meant)
      return nil
    }
    if version.major > Version.newestKnown.major {
      decoder.report(
        .badValue, "nothing is known of the SDK \(version), the newest known is \(Version.newestKnown)",
        at: node.ownPlace, expected: "at most ‘\(Version.newestKnown)’",
        help: "write ‘\(Version.newestKnown)’",
        replacement: "\(Version.newestKnown)")
      return nil
    }
    return version
  }

  private func versions(_ node: YAMLNode) -> ClosedRange<Version>? {
    guard let range = VersionRange(node.text), let lower = range.lower else {
      let text = node.text
      let backwards = text.contains("...") && !text.hasPrefix("...")
      let meant = backwards ? nil : Self.range(meantBy: text)
      decoder.report(
        .badValue,
        backwards
          ? "‘\(text)’ is not a range from an older to a newer version"
          : "‘\(text)’ is not a range of versions",
        at: node.ownPlace, label: meant.map { "did you mean ‘\($0)’?" } ?? "",
        expected: ValueType.versions.expected,
        help: "write \(meant.map { "‘\($0)’" } ?? ValueType.versions.expected)", replacement: meant)
      return nil
    }
    return lower...max(lower, range.upper ?? Version.newestKnown)
  }

  /// The versions in a text such as `iOS 16` or `16-18`.
  private static func numbers(in text: String) -> [String] {
    text.split { !$0.isNumber && $0 != "." }.flatMap { part in
      Version(part) == nil ? part.split(separator: ".") : [part]
    }.filter { Version($0) != nil }.map(String.init)
  }

  /// The range that `16-18` or `16+` means.
  private static func range(meantBy text: String) -> String? {
    let numbers = numbers(in: text)
    guard let first = numbers.first, numbers.count < 3 else { return nil }
    let range =
      numbers.count == 2
      ? "\(first)...\(numbers[1])" : text.contains { "+>".contains($0) } ? "\(first)..." : first
    return VersionRange(range) == nil ? nil : range
  }

  private func readOrientations(_ fields: Fields) {
    guard let node = fields.value(.orientations), let entry = fields.keys[.orientations] else { return }
    if node.kind != .mapping {
      guard let all: [Orientation] = decoder.wordList(node, of: entry), !all.isEmpty else { return }
      flow.app.orientations = Device.allCases.map { _ in all }
      return
    }
    for pair in node.pairs {
      guard
        let device: Device = decoder.word(
          pair.key, what: "a device of ‘orientations’", among: Device.spellings)
      else { continue }
      guard pair.value.kind != .mapping, !pair.value.isMissing, decoder.isOne(pair.value, of: entry.type)
      else {
        decoder.reportWrongType(
          of: "‘\(device.rawValue)’", pair.value, expected: "a list of orientations",
          shape: .list(ofNames: false))
        continue
      }
      guard let all: [Orientation] = decoder.wordList(pair.value, of: entry), !all.isEmpty,
        let index = Device.allCases.firstIndex(of: device)
      else { continue }
      flow.app.orientations[index] = all
    }
  }
}
