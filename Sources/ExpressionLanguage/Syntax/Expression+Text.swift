extension Expression {
  /// The expression written out again in one way, so that equal expressions give equal texts.
  public var text: String { text { name, _ in name } }

  /// As ``text``, with the names of variables that the expression does not bind itself spelled by `free`.
  func text(free: @escaping (String, Expression) -> String) -> String {
    var printer = ExpressionPrinter(free: free)
    printer.print(self)
    return printer.text
  }
}

/// Writes expressions with as many brackets as it takes.
struct ExpressionPrinter {
  let free: (String, Expression) -> String
  private(set) var text = ""
  private var bound: [String] = []

  fileprivate init(free: @escaping (String, Expression) -> String) { self.free = free }

  mutating func print(_ node: Expression) {
    switch node.kind {
    case .literal(let literal): text += literal.text
    case .name(let name, let absolute):
      if absolute { text += "." }
      text += absolute || !bound.contains(name) ? free(name, node) : name
    case .select(let operand, let field, let optional):
      closed(operand)
      text += optional ? ".?" : "."
      text += field.written
    case .presence(let operand, let field):
      text += "has("
      closed(operand)
      text += "." + field.written + ")"
    case .index(let operand, let position, let optional):
      closed(operand)
      text += optional ? "[?" : "["
      print(position)
      text += "]"
    case .call(let name, let target, let arguments):
      if let target {
        closed(target)
        text += "."
      }
      text += name.text + "("
      list(arguments) { $0 }
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
    default: printCompound(node)
    }
  }

  private mutating func printCompound(_ node: Expression) {
    switch node.kind {
    case .list(let elements):
      text += "["
      list(elements, mark: \.optional) { $0.value }
      text += "]"
    case .map(let entries):
      text += "{"
      for (index, entry) in entries.enumerated() {
        text += (index > 0 ? ", " : "") + (entry.optional ? "?" : "")
        print(entry.key)
        text += ": "
        print(entry.value)
      }
      text += "}"
    case .message(let name, let fields):
      text += name + "{"
      for (index, field) in fields.enumerated() {
        text += (index > 0 ? ", " : "") + (field.optional ? "?" : "") + field.name.written + ": "
        print(field.value)
      }
      text += "}"
    case .comprehension(let loop):
      closed(loop.range)
      let names = [loop.variable.text] + (loop.second.map { [$0.text] } ?? [])
      text += ".\(loop.kind.rawValue)(\(names.joined(separator: ", ")), "
      bound += names
      if let filter = loop.filter {
        print(filter)
        text += ", "
      }
      print(loop.body)
      bound.removeLast(names.count)
      text += ")"
    case .binding(let binding):
      let isBind = binding.kind == .bind
      if !isBind { closed(binding.value) }
      text += isBind ? "cel.bind(" : ".\(binding.kind.rawValue)("
      text += binding.variable.text + ", "
      if isBind {
        print(binding.value)
        text += ", "
      }
      bound.append(binding.variable.text)
      print(binding.body)
      bound.removeLast()
      text += ")"
    default: break
    }
  }

  private mutating func list<Item>(
    _ items: [Item], mark: (Item) -> Bool = { _ in false }, _ node: (Item) -> Expression
  ) {
    for (index, item) in items.enumerated() {
      text += (index > 0 ? ", " : "") + (mark(item) ? "?" : "")
      print(node(item))
    }
  }

  /// In brackets unless it is one piece anyway.
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
  /// With back quotes where it needs them.
  var written: String {
    let isWord = ["in", "true", "false", "null"].contains(text)
    let plain = !isWord && !text.isEmpty && text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    return plain ? text : "`\(text)`"
  }
}
