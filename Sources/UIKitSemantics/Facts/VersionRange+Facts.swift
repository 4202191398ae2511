import FlowModel

extension VersionRange {
  /// All versions from this one on.
  static func from(_ major: Int, _ minor: Int = 0) -> VersionRange {
    VersionRange(Version(major, minor), nil)
  }
  /// All versions up to this one, including all of its minor versions.
  static func upTo(_ major: Int) -> VersionRange { VersionRange(nil, Version(major)) }
}
