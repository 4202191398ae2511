#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  /// What is shown where no screen is named and it is not known whose content it is.
  static var inlineContent: PossibleValue {
    PossibleValue(type: "", sure: .unknown, rules: ["inline content"])
  }

  /// The contents of a presentation of SwiftUI, each with a name that tells it from the others of its host.
  func contents(of call: FunctionCallExprSyntax) -> [(node: Syntax, name: String)] {
    guard let callee = call.calleeName else { return [] }
    let binding = call.argument("item") ?? call.argument("isPresented")
    switch callee {
    case "sheet", "fullScreenCover", "popover", "inspector":
      guard call.base != nil, let binding, !isConstant(binding), let content = content(of: call, ["content"])
      else { return [] }
      return contents(in: content, call.has("item"), Self.word(boundName(binding)) ?? callee)
    case "navigationDestination":
      guard let content = content(of: call, ["destination"]) else { return [] }
      let name = binding.flatMap { Self.word(boundName($0)) } ?? "destination"
      return contents(in: content, !call.has("isPresented"), name)
    case "NavigationLink":
      guard call.base == nil, !call.has("value"), pushedCase(of: call) == nil,
        let content = content(of: call, ["destination"])
      else { return [] }
      return [(content, "link")]
    default: return []
    }
  }

  /// Of a switch over an item each case is a content.
  private func contents(in content: Syntax, _ isItem: Bool, _ name: String) -> [(node: Syntax, name: String)]
  {
    guard isItem, let choice = content.all(SwitchExprSyntax.self).first else { return [(content, name)] }
    return choice.cases.compactMap { one in
      guard let one = one.as(SwitchCaseSyntax.self), let label = one.label.as(SwitchCaseLabelSyntax.self)
      else { return nil }
      return (
        Syntax(one.statements), label.caseItems.lazy.compactMap { caseName(of: $0.pattern) }.first ?? name
      )
    }
  }

  /// A name that can stand behind a type's.
  private static func word(_ text: String) -> String? {
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && text.first?.isLowercase == true ? text : nil
  }

  /// The closure or expression that makes what is shown.
  func content(of call: FunctionCallExprSyntax, _ labels: Set<String>) -> Syntax? {
    if let argument = call.arguments.first(where: { labels.contains($0.label?.text ?? "") }) {
      return Syntax(argument.expression)
    }
    if let closure = call.additionalTrailingClosures.first(where: { labels.contains($0.label.text) }) {
      return Syntax(closure.closure)
    }
    return call.trailingClosure.map { Syntax($0) }
  }

  /// Whether a content shows anything at all.
  func isSomething(_ content: Syntax) -> Bool {
    values.results(of: content).contains { result in
      let call = result.as(FunctionCallExprSyntax.self)
      let isWord = result.is(BooleanLiteralExprSyntax.self) || result.is(NilLiteralExprSyntax.self)
      return call?.calleeName != "EmptyView" && !isWord && !result.is(SequenceExprSyntax.self)
    }
  }

  /// The screens that a closure shows; content without a type is one by its place.
  func shown(by content: Syntax) -> [PossibleValue] {
    let named = screens(in: content)
    guard named.isEmpty, let inline = declarations.inlineContents[content.id] else { return named }
    return [PossibleValue(type: inline.type, wrap: inline.wrap, rules: ["inline content"])]
  }

  private func screens(in content: Syntax) -> [PossibleValue] {
    var shown: [PossibleValue]
    if let name = content.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let body = declarations.method(name, of: declarations.owner(of: content))?.body
    {
      shown = values.returned(by: Syntax(body)).map { $0.inferred("own function") }
    } else {
      shown = values.returned(by: content)
    }
    return shown.filter { value in
      value.type != "EmptyView" && !ValueResolution.containers.contains(value.type)
        && (values.isShown(value) || isForeignView(value))
    }
  }

  /// A view that no source declares, of another package; not one of SwiftUI's own, which are content.
  private func isForeignView(_ value: PossibleValue) -> Bool {
    value.creation != nil && value.type.first?.isUppercase == true && !Self.plainViews.contains(value.type)
      && declarations.type(value.type) == nil
  }

  private static let plainViews: Set = [
    "Text", "Image", "Button", "Label", "Color", "ProgressView", "Link", "Spacer", "Divider", "TextField",
    "TextEditor", "Toggle", "Picker", "DatePicker", "Menu", "AsyncImage", "ForEach", "LazyVGrid",
    "LazyHStack",
    "ContentUnavailableView", "Rectangle", "Circle", "EmptyView", "Grid", "ViewThatFits", "LabeledContent",
  ]
}
#endif
