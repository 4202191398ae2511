/// A command to GitHub's runner, such as an annotation; and what a runner would take for one, had it been printed as
/// it is.
///
/// GitHub's runner obeys lines that begin with `::`, whatever space stands before it, and the older `##[` at
/// any place of a line (actions/runner, `ActionCommand.cs`). Every log is read by it, in whatever format.
struct WorkflowCommand {
  /// The commands that annotate.
  enum Kind: String {
    case error, warning, notice
  }

  private let kind: Kind
  private let properties: [(name: String, value: String)]
  private let message: String

  init(_ kind: Kind, properties: [(name: String, value: String)], message: String) {
    self.kind = kind
    self.properties = properties
    self.message = message
  }

  /// The whole line: `::error file=a.yaml,line=1::message`. Nothing in the texts can end it or begin another property
  /// (actions/toolkit, `command.ts`; the runner takes the escapes back in the reverse order).
  var line: String {
    let pairs = properties.map { "\($0.name)=\(Self.escaped($0.value, isProperty: true))" }.joined(
      separator: ",")
    return
      "::\(kind.rawValue)\(pairs.isEmpty ? "" : " " + pairs)::\(Self.escaped(message, isProperty: false))"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// `text` without the older form; `##(` fills as many columns.
  static func defused(_ text: String) -> String {
    guard text.utf8.contains(0x23) else { return text }
    var result = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars {
      result.append(scalar == "[" && marks >= 2 ? "(" : scalar)
      marks = scalar == "#" ? marks + 1 : 0
    }
    return String(result)
  }

  /// Whether a line that begins with `text` would be obeyed.
  static func begins(_ text: String) -> Bool {
    text.unicodeScalars.drop(while: isPassedOver).starts(with: "::".unicodeScalars)
  }

  /// What may stand before a command: white space, and what some readers take for it, such as U+200B.
  static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
  }
}
