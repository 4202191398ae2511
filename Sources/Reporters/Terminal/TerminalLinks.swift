internal import Diagnostics

/// What a terminal opens when a text is clicked (OSC 8). Nothing where no terminal listens: the sequences would stand in
/// logs.
public struct TerminalLinks: Sendable {
  private let folder: String?

  /// No links.
  public static let none = TerminalLinks(folder: nil)

  /// Links to addresses, and to files below or beside a folder.
  ///
  /// - Parameter folder: the absolute path of the working folder, from which paths are shown.
  public static func from(_ folder: String) -> TerminalLinks { TerminalLinks(folder: folder) }

  private init(folder: String?) { self.folder = folder }

  /// The address of a file as it is shown; empty where there are no links.
  func file(_ path: String) -> String {
    guard let folder, !folder.isEmpty || path.hasPrefix("/"), !path.isEmpty, !path.hasPrefix("<") else {
      return ""
    }
    return (path.hasPrefix("/") ? path : folder + "/" + path).fileAddress
  }

  /// An address, where there are links and it is one of the web.
  func address(_ address: String) -> String {
    let isSafe = address.utf8.allSatisfy { 0x20 < $0 && $0 < 0x7F }
    return folder != nil && isSafe && address.hasPrefix("https://") ? address : ""
  }

  /// A text that leads to an address when it is clicked; itself where there is none.
  static func linked(_ text: String, to address: String) -> String {
    address.isEmpty || text.isEmpty ? text : "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}
