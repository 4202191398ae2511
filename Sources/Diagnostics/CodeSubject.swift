/// What the lines of an app's sources that belong to a finding are about.
public enum CodeSubject: String, CaseIterable, Sendable {
  /// The element that the finding is about.
  case element
  /// The SwiftUI modifiers by which a screen presents.
  case modifiers
}
