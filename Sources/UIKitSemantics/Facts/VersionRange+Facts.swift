import FlowModel

extension VersionRange {
  /// From a version on.
  static func from(_ major: Int, _ minor: Int = 0) -> VersionRange {
    VersionRange(Version(major, minor), nil)
  }
  /// Up to a version, all of its minor versions included.
  static func upTo(_ major: Int) -> VersionRange { VersionRange(nil, Version(major)) }
}
