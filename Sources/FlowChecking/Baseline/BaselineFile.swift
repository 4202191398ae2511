/// The file of findings that are known.
enum BaselineFile {
  /// Its name where none is given.
  static let standardName = ".modalflow-baseline.yaml"
}
