#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension ValueResolution {
  /// The scene of `storyboard.instantiateViewController(withIdentifier: "Editor")` and similar calls.
  func values(instantiating call: FunctionCallExprSyntax, _ board: ExprSyntax) -> [PossibleValue] {
    let types = call.arguments.filter { ["ofType", nil].contains($0.label?.text) }.map(\.expression.text)
    if let type = types.first(where: { $0.hasSuffix(".self") }) {
      let name = declarations.fullName(
        String(type.dropLast(".self".count)), inside: declarations.owner(of: call))
      return [PossibleValue(type: name, rules: ["storyboard type"], creation: call)]
    }
    if let identifier = call.argument("withIdentifier") ?? call.argument("identifier") {
      guard let name = string(identifier), let keys = scenesByIdentifier[name] else { return [] }
      let storyboard = storyboardName(board)
      let key =
        keys.first { interface.scenes[$0]?.storyboard == storyboard } ?? (keys.count == 1 ? keys[0] : nil)
      return key.map { values(scene: $0, call) } ?? []
    }
    guard call.calleeName?.contains("Initial") ?? false, let storyboard = storyboardName(board),
      let key = interface.initialScene(of: storyboard)
    else {
      return []
    }
    return values(scene: key, call)
  }

  /// The scene of generated code: `StoryboardScene.Main.editor.instantiate()` of SwiftGen,
  /// `R.storyboard.main.editor()` of R.swift; nil for anything else.
  func values(
    generatedFor call: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax, _ bases: [PossibleValue]
  ) -> [PossibleValue]? {
    // `static let editor = SceneType<Editor>(…)`
    for creation in bases.compactMap(\.creation) {
      let generic = creation.calledExpression.as(GenericSpecializationExprSyntax.self)
      guard let generic, let held = generic.genericArgumentClause.arguments.first?.argument.text else {
        continue
      }
      let type = declarations.fullName(held)
      guard declarations.isController(type) || declarations.isView(type) else { continue }
      if !declarations.isGeneral(type) {
        return [PossibleValue(type: type, rules: ["generated from a storyboard"], creation: call)]
      }
    }
    var names = base.text.split(separator: ".").map { $0.filter { $0.isLetter || $0.isNumber || $0 == "_" } }
    if names.first == "R", names.count >= 3, names[1] == "storyboard" { names.append(name) }
    guard names.count >= 3, names[0] == "R" || names[0].hasSuffix("Scene") || names[0].hasSuffix("Storyboard")
    else { return nil }
    let board = Self.plain(names[names.count - 2])
    let scene = Self.plain(names[names.count - 1])
    let isInitial = ["initialscene", "instantiateinitialviewcontroller"].contains(scene)
    let keys = interface.scenes.keys.sorted().filter { key in
      guard let found = interface.scenes[key], Self.plain(found.storyboard) == board else { return false }
      return isInitial ? found.isInitial : found.identifier.map { Self.plain($0) == scene } ?? false
    }
    return keys.first.map { values(scene: $0, call) }
  }

  /// The lowercase letters and digits of a text, because generated names differ in the others.
  private static func plain(_ text: some StringProtocol) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private func values(scene key: String, _ call: FunctionCallExprSyntax) -> [PossibleValue] {
    guard let resolved = interface.resolve(key) else { return [] }
    let type = resolved.scene.customClass.map { declarations.fullName($0) } ?? resolved.scene.type
    return [
      PossibleValue(
        type: type, wrap: resolved.wrap, rules: ["storyboard id"], creation: call, scene: resolved.scene.key)
    ]
  }

  /// The storyboard name that an expression stands for.
  private func storyboardName(_ expression: ExprSyntax, _ depth: Int = 0) -> String? {
    guard depth < 5 else { return nil }
    if let call = expression.withoutMarks.as(FunctionCallExprSyntax.self) {
      return call.argument("name").flatMap { string($0) }
    }
    let expression = expression.withoutMarks
    let name =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name else { return nil }
    if case .value(let value)? = meaning(of: name, at: Syntax(expression)) {
      return storyboardName(value, depth + 1)
    }
    if name == "storyboard", let owner = declarations.owner(of: expression) {
      return interface.scenes.values.filter { $0.customClass == owner }.map(\.storyboard).min()
    }
    for property in declarations.properties[name] ?? [] {
      let made = property.value ?? property.body.flatMap { onlyExpression($0) }
      if let made, let found = storyboardName(made, depth + 1) { return found }
    }
    return nil
  }

  /// The type argument of `make(ofType: Editor.self)`: a generic function returns the requested type.
  func values(madeOf call: FunctionCallExprSyntax) -> [PossibleValue] {
    for argument in call.arguments {
      guard let member = argument.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "self", let base = member.base,
        base.text.first?.isUppercase == true
      else { continue }
      let type = declarations.fullName(base.text, inside: declarations.owner(of: call))
      if let only = values(conformingTo: type, inside: nil, "type that is given") { return only }
      guard declarations.isController(type) || declarations.isView(type) else { continue }
      return [PossibleValue(type: type, sure: .inferred, rules: ["type that is given"], creation: call)]
    }
    return []
  }
}
#endif
