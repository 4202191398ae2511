extension Expression {
  /// The expression in a normal form, so that equal expressions have equal texts.
  public var text: String { text { name, _ in name } }

  /// The same as ``text``, with the names of free variables written by `free`.
  func text(free: @escaping (String, Expression) -> String) -> String {
    var printer = ExpressionPrinter(free: free)
    printer.print(self)
    return printer.text
  }
}

/// Writes expressions with the necessary brackets only.
struct ExpressionPrinter {
  let free: (String, Expression) -> String
  private(set) var text = ""
  private var bound: [String] = []

  fileprivate init(free: @escaping (String, Expression) -> String) { self.free = free }

  mutating func print(_ node: Expression) {
    switch node.kind {
    case .literal(let literal): text += literal.text
    case .name(let name): text += bound.contains(name) ? name : free(name, node)
    case .select(let operand, let field):
      closed(operand)
      text += "." + field.written
    case .presence(let operand, let field):
      text += "has("
      closed(operand)
      text += "." + field.written + ")"
    case .index(let operand, let position):
      closed(operand)
      text += "["
      print(position)
      text += "]"
    case .call(let name, let target, let arguments):
      if let target {
        closed(target)
        text += "."
      }
      text += name.text + "("
      list(arguments)
      text += ")"
    case .unary(let sign, let operand):
      text += sign.rawValue
      // `-1` is a literal, `-(1)` is not.
      if sign == .negate, operand.isLiteral {
        text += "("
        print(operand)
        text += ")"
      } else {
        closed(operand)
      }
    case .binary(let sign, let left, let right, _):
      closed(left)
      text += " \(sign.rawValue) "
      closed(right)
    case .logic(let sign, let operands):
      for (index, operand) in operands.enumerated() {
        if index > 0 { text += " \(sign.rawValue) " }
        closed(operand)
      }
    case .conditional(let condition, let first, let second):
      closed(condition)
      text += " ? "
      closed(first)
      text += " : "
      closed(second)
    case .list(let elements):
      text += "["
      list(elements)
      text += "]"
    case .comprehension(let loop): print(loop)
    }
  }

  private mutating func print(_ loop: Comprehension) {
    closed(loop.range)
    text += ".\(loop.kind.rawValue)(\(loop.variable.text), "
    bound.append(loop.variable.text)
    if let filter = loop.filter {
      print(filter)
      text += ", "
    }
    print(loop.body)
    bound.removeLast()
    text += ")"
  }

  private mutating func list(_ nodes: [Expression]) {
    for (index, node) in nodes.enumerated() {
      if index > 0 { text += ", " }
      print(node)
    }
  }

  /// Writes a node in brackets if it is not a single unit.
  private mutating func closed(_ node: Expression) {
    let open =
      switch node.kind {
      case .unary, .binary, .logic, .conditional: true
      case .literal(.int(let value)): value < 0
      case .literal(.double(let value)): value < 0
      default: false
      }
    if open { text += "(" }
    print(node)
    if open { text += ")" }
  }
}

extension Expression.Name {
  /// The name with back quotes, if it needs them.
  var written: String {
    let isWord = ["in", "true", "false", "null"].contains(text)
    let plain = !isWord && !text.isEmpty && text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    return plain ? text : "`\(text)`"
  }
}
