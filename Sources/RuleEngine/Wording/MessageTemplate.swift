internal import ExpressionLanguage

/// Text with `{{ expression }}` in it.
struct MessageTemplate: Sendable {
  enum Piece: Sendable {
    case text(String)
    case expression(Program)
  }

  let pieces: [Piece]

  func text(_ frame: Frame) throws(EvaluationError) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .expression(let program): text += Self.text(of: try program.evaluate(frame))
      }
    }
    return text
  }

  /// Whether values of this type have a readable text.
  static func isReadable(_ type: ValueType) -> Bool {
    switch type {
    case .bool, .int, .double, .string, .enumeration: true
    case .list(let element): isReadable(element)
    default: false
    }
  }

  private static func text(of value: Value) -> String {
    switch value {
    case .bool(let bool): "\(bool)"
    case .int(let int): "\(int)"
    case .double(let double): double == double.rounded() ? "\(Int(double))" : "\(double)"
    case .string(let string): string
    case .enumeration(let type, let ordinal): type.members[Int(ordinal)]
    case .list(let list): list.map(text(of:)).joined(separator: ", ")
    default: ""
    }
  }
}
