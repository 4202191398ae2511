/// A command to GitHub's runner, such as an annotation. Also changes output that a runner would read as a
/// command.
///
/// GitHub's runner executes lines that begin with `::`, even after white space, and the older form `##[`
/// anywhere in a line (actions/runner, `ActionCommand.cs`). It reads every log, in whatever format.
struct WorkflowCommand {
  /// The commands that create annotations.
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

  /// The whole line: `::error file=a.yaml,line=1::message`. No text can end the line or begin another
  /// property (actions/toolkit, `command.ts`; the runner reverses the escapes in the opposite order).
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

  /// `text` without the older form of commands; the `##(` that replaces it fills as many columns.
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

  /// Whether the runner would execute a line that begins with `text`.
  static func begins(_ text: String) -> Bool {
    text.unicodeScalars.drop(while: isPassedOver).starts(with: "::".unicodeScalars)
  }

  /// Whether a scalar may precede a command: white space, and what some readers treat as such, for example
  /// U+200B.
  static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
  }
}
