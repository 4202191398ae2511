import Diagnostics
import YAMLTree

extension Reader {
  mutating func readApp(_ field: Fields.Field) {
    flow.app.place = place(field.keyNode)
    let fields = fields(field.value, .app)
    if let name = text(fields, .name), !name.isEmpty { flow.app.name = name }
    if let node = fields.value(.sdk), let sdk = version(node) { flow.app.sdk = sdk }
    flow.app.ios = flow.app.sdk...flow.app.sdk
    if let node = fields.value(.ios), let ios = versions(node) { flow.app.ios = ios }
    if let devices: [Device] = wordList(fields, .devices), !devices.isEmpty { flow.app.devices = devices }
    readOrientations(fields)
    flow.app.requiresFullScreen = bool(fields, .requiresFullScreen) ?? false
    flow.app.requiresCompatibility = bool(fields, .requiresCompatibility) ?? false
    flow.app.framework = word(fields, .framework) ?? .uikit
    flow.app.host = word(fields, .host) ?? .app
    flow.app.bar = text(fields, .bar) ?? ""
  }

  private mutating func version(_ node: YAMLNode) -> Version? {
    guard let version = Version(node.text) else {
      report(
        .badValue, "‘\(node.text)’ is not a version", at: place(node),
        expected: ValueType.version.expected, help: "write \(ValueType.version.expected)")
      return nil
    }
    if version.major > Version.newestKnown.major {
      report(
        .badValue, "nothing is known of the SDK \(version), the newest known is \(Version.newestKnown)",
        at: place(node), expected: "at most ‘\(Version.newestKnown)’", help: "write ‘\(Version.newestKnown)’",
        replacement: "\(Version.newestKnown)")
      return nil
    }
    return version
  }

  private mutating func versions(_ node: YAMLNode) -> ClosedRange<Version>? {
    guard let range = VersionRange(node.text), let lower = range.lower else {
      let text = node.text
      let backwards = text.contains("...") && !text.hasPrefix("...")
      report(
        .badValue,
        backwards
          ? "‘\(text)’ is not a range from an older to a newer version"
          : "‘\(text)’ is not a range of versions",
        at: place(node), expected: ValueType.versions.expected, help: "write \(ValueType.versions.expected)")
      return nil
    }
    return lower...max(lower, range.upper ?? Version.newestKnown)
  }

  private mutating func readOrientations(_ fields: Fields) {
    guard let node = fields.value(.orientations) else { return }
    if node.kind == .sequence {
      guard let all: [Orientation] = wordList(node, of: .orientations, .app), !all.isEmpty else { return }
      flow.app.orientations = Device.allCases.map { _ in all }
      return
    }
    for pair in node.pairs {
      guard
        let device: Device = word(pair.key, what: "a device of ‘orientations’", among: Device.spellings)
      else { continue }
      guard pair.value.kind == .sequence else {
        reportWrongType(of: "‘\(device.rawValue)’", pair.value, expected: "a list of orientations")
        continue
      }
      guard let all: [Orientation] = wordList(pair.value, of: .orientations, .app), !all.isEmpty,
        let index = Device.allCases.firstIndex(of: device)
      else { continue }
      flow.app.orientations[index] = all
    }
  }
}
