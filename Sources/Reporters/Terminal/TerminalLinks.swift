internal import Diagnostics

/// The links that a terminal opens when a text is clicked (OSC 8). Used only on terminals, because elsewhere
/// the escape sequences would appear in logs.
public struct TerminalLinks: Sendable {
  private let folder: String?

  /// No links.
  public static let none = TerminalLinks(folder: nil)

  /// Creates links to addresses, and to files in the working folder or in folders next to it.
  ///
  /// - Parameter folder: the absolute path of the working folder; printed paths are relative to it.
  public static func from(_ folder: String) -> TerminalLinks { TerminalLinks(folder: folder) }

  private init(folder: String?) { self.folder = folder }

  /// The address of a file for its printed path; empty if links are off.
  func file(_ path: String) -> String {
    guard let folder, !folder.isEmpty || path.hasPrefix("/"), !path.isEmpty, !path.hasPrefix("<") else {
      return ""
    }
    return (path.hasPrefix("/") ? path : folder + "/" + path).fileAddress
  }

  /// The address, if links are on and it is a web address; otherwise empty.
  func address(_ address: String) -> String {
    let isSafe = address.utf8.allSatisfy { 0x20 < $0 && $0 < 0x7F }
    return folder != nil && isSafe && address.hasPrefix("https://") ? address : ""
  }

  /// A text that opens an address when it is clicked; the text itself if the address is empty.
  static func linked(_ text: String, to address: String) -> String {
    address.isEmpty || text.isEmpty ? text : "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}
