public import Diagnostics

/// The result of repairing in sentences: one line for each repair, and how many repairs changed how many
/// files.
public struct RepairSummary: Sendable {
  private let made: [(name: String, repair: Repair)]
  private let files: Int
  private let unsafe: UnsafeRepairs
  private let isWritten: Bool

  /// - Parameters:
  ///   - made: each repair with the name of what it repairs.
  ///   - files: how many files it changes.
  ///   - unsafe: what is left that somebody has to decide on.
  ///   - isWritten: whether the files were written.
  public init(made: [(name: String, repair: Repair)], files: Int, unsafe: UnsafeRepairs, isWritten: Bool) {
    self.made = made
    self.files = files
    self.unsafe = unsafe
    self.isWritten = isWritten
  }

  /// Writes the summary in a style.
  public func write(to output: inout some TextOutputStream, style: TerminalStyle) {
    var page = TerminalPage(style)
    var head = page.line
    head.addProse(title, made.isEmpty ? .title : .success)
    page.end(head)
    for (name, repair) in made {
      page.prose("\(repair.says) (\(name))", behind: page.line(from: 2))
    }
    if unsafe.held > 0 {
      let rest =
        "\(counted(unsafe.held, "finding")) left with a repair that somebody has to decide on: --unsafe-fixes writes \(unsafe.held == 1 ? "it" : "them")"
      page.prose(rest, .quiet, behind: page.line(from: 2))
    }
    if unsafe.untried > 0 {
      let rest =
        "\(counted(unsafe.untried, "finding")) left with a repair that somebody has to decide on and that was not tried, because that takes long in a flow of this size: --unsafe-fixes tries it"
      page.prose(rest, .quiet, behind: page.line(from: 2))
    }
    page.drain(into: &output)
  }

  private var title: String {
    if made.isEmpty { return "Nothing was repaired" }
    let what = "\(counted(made.count, "place")) in \(counted(files, "file"))"
    return isWritten ? "Repaired \(what):" : "Would repair \(what):"
  }
}

extension TextDifference {
  /// The difference in the format that `patch` reads; for a terminal, with all unsafe characters made
  /// visible.
  public func unified(path: String, isForTerminal: Bool) -> String {
    let text = unified(path: path)
    if !isForTerminal { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.of(String($0), .pictures) }.joined(separator: "\n")
  }
}
