#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension ValueResolution {
  /// A text for users: localized if its key is known, `‹expression›` if it is computed, nil if it is no text.
  func title(_ expression: ExprSyntax) -> String? { TitleReading(self).title(expression) }
}

/// Reads texts that users see.
struct TitleReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private var texts: [String: String] { values.interface.texts }

  init(_ values: ValueResolution) { self.values = values }

  private static let titleMakers: Set = [
    "NSLocalizedString", "LocalizedStringKey", "Text", "String", "LocalizedStringResource", "Label",
    "AttributedString",
    // `.init(Texts.title)`
    "init",
  ]
  private static let maximumTitle = 80

  /// A text for users: localized if its key is known, `‹expression›` if it is computed, nil if it is no text.
  func title(_ expression: ExprSyntax, _ depth: Int = 0) -> String? {
    guard depth < 6 else { return Self.computed(expression.text) }
    if expression.is(NilLiteralExprSyntax.self) { return nil }
    if let text = CatalogSymbols(values.interface).text(expression) ?? GeneratedTexts(values).text(expression)
    {
      return text
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return title(forced.expression, depth + 1) ?? title(putInto: forced.expression, depth)
        ?? Self.computed(expression.text)
    }
    // A closure that creates a title: `{ item in Text(item.name) }`.
    if expression.is(ClosureExprSyntax.self), let only = values.onlyExpression(Syntax(expression)) {
      return title(only, depth + 1)
    }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      guard let text = values.plainText(literal) else { return Self.computed(literal.text) }
      return texts[text] ?? text
    }
    // An operator of the app before a key: `%"common.cancel"`.
    if let key = expression.as(PrefixOperatorExprSyntax.self)?.expression.as(StringLiteralExprSyntax.self)
      .flatMap({ values.plainText($0) })
    {
      return texts[key].flatMap { $0.contains("%") ? nil : $0 } ?? Self.computed(key)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return title(call: call, depth) }
    // A macro with the key as its argument: `#localized("key")`.
    if let macro = expression.as(MacroExpansionExprSyntax.self), macro.trailingClosure == nil {
      return localized(macro.arguments) ?? Self.computed(macro.text)
    }
    if expression.is(SequenceExprSyntax.self) {
      return values.string(expression) ?? Self.computed(expression.text)
    }
    let name =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name else { return Self.computed(expression.text) }
    if let value = titleValue(name, expression) {
      // The value is no text.
      guard let title = title(value, depth + 1) else { return nil }
      // A computed title is named after the property, a constant after its value.
      return Self.isComputed(title) && expression.is(MemberAccessExprSyntax.self)
        ? Self.computed(expression.text) : title
    }
    return Self.computed(expression.text)
  }

  /// The title from the only assignment to a local variable that has no initial value.
  private func title(putInto local: ExprSyntax, _ depth: Int) -> String? {
    guard let name = local.plainName, let member = local.member else { return nil }
    let given = values.known.assignments(in: member).filter { $0.target.plainName == name }
    return given.count == 1 ? given.first?.value.flatMap { title($0, depth + 1) } : nil
  }

  private func title(call: FunctionCallExprSyntax, _ depth: Int) -> String? {
    if call.base == nil, Self.titleMakers.contains(call.calleeName ?? ""), let first = call.arguments.first,
      first.label == nil || first.label?.text == "localized"
        || first.expression.is(StringLiteralExprSyntax.self)
    {
      // `NSLocalizedString("key", value: "Text", comment: "")`, of which no file has the key.
      let literal = first.expression.as(StringLiteralExprSyntax.self)
      let key = literal.flatMap { values.plainText($0) }
      if let key,
        let table = (call.argument("tableName") ?? call.argument("table")).flatMap({ values.string($0) }),
        let text = values.interface.tables[table]?[key]
      {
        return text
      }
      if let key, texts[key] == nil,
        let value = call.argument("value") ?? call.argument("defaultValue"),
        value.is(StringLiteralExprSyntax.self)
      {
        return title(value, depth + 1)
      }
      return title(first.expression, depth + 1)
    }
    // `static let cancel = { NSLocalizedString(…) }()`.
    if call.arguments.isEmpty, let made = call.calledExpression.as(ClosureExprSyntax.self) {
      return title(ExprSyntax(made), depth + 1)
    }
    // `"key".localized()`, `Text("a").bold()`.
    if let base = call.base, base.is(StringLiteralExprSyntax.self) || base.is(FunctionCallExprSyntax.self) {
      return title(base, depth + 1)
    }
    return localized(call.arguments) ?? Self.computed(call.text)
  }

  /// The text of a key in `String.localized("key")` or `L10n.tr("Table", "key")`, or `‹key›` if no file has
  /// it.
  private func localized(_ arguments: LabeledExprListSyntax) -> String? {
    let keys = arguments.compactMap { argument in
      argument.expression.as(StringLiteralExprSyntax.self).flatMap { values.plainText($0) }
    }
    guard !keys.isEmpty else { return nil }
    let isWhole = arguments.allSatisfy {
      $0.expression.is(StringLiteralExprSyntax.self) || $0.expression.is(NilLiteralExprSyntax.self)
    }
    for key in keys.reversed() {
      guard let text = texts[key] else { continue }
      // A text with placeholders is computed.
      return isWhole && !text.contains("%") ? text : isWhole ? Self.computed(key) : nil
    }
    return isWhole && keys.count == 1 ? Self.computed(keys[0]) : nil
  }

  /// Whether a title is not the shown text but the expression that computes it.
  static func isComputed(_ title: String) -> Bool { title.hasPrefix("‹") }

  /// The expression that computes a title: on one line, without quotes, and of limited length.
  private static func computed(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }.joined(separator: " ").filter { $0 != "\"" }
    return words.count > maximumTitle ? "‹\(words.prefix(maximumTitle))…›" : "‹\(words)›"
  }

  private func titleValue(_ name: String, _ expression: ExprSyntax) -> ExprSyntax? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return nil }
      if name.hasPrefix("locali"), let key = rawValue(of: base) { return key }
      if let given = MadeObject(values).given(name, to: base) { return given }
      // `"key".localized`.
      if base.is(StringLiteralExprSyntax.self) { return base }
      // `NSLocalizedString(…).localizedCapitalized`.
      let isMade = base.as(FunctionCallExprSyntax.self).map { Self.titleMakers.contains($0.calleeName ?? "") }
      if isMade == true { return base }
      let isOwn = base.isSelf || base.text == "Self"
      // `.app.ok`, if a text is expected.
      let written = base.text.hasPrefix(".") ? "String" + base.text : base.text
      let type =
        isOwn
        ? declarations.owner(of: member)
        : declarations.fullName(written, inside: declarations.owner(of: member))
      return declarations.property(name, of: type).flatMap {
        $0.value ?? $0.body.flatMap { values.onlyExpression($0) }
      }
    }
    switch values.meaning(of: name, at: Syntax(expression)) {
    case .value(let value): return value
    case .type, .choice, .parameter: return nil
    case nil:
      let property = declarations.property(name, of: declarations.owner(of: expression))
      return property.flatMap { $0.value ?? $0.body.flatMap { values.onlyExpression($0) } }
    }
  }

  /// The key that is the raw value of a case: `"editor.save"` of `EditorText.save`.
  private func rawValue(of base: ExprSyntax) -> ExprSyntax? {
    guard let value = base.as(MemberAccessExprSyntax.self), let type = value.base?.text else { return nil }
    let name = value.declName.baseName.text
    let owner = declarations.enumeration(type, withCase: name, inside: declarations.owner(of: base))
    return owner?.cases[name] ?? nil
  }
}
#endif
