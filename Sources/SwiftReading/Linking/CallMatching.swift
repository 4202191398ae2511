#if SwiftSources
internal import SwiftSyntax

/// Finds the function of a call without type information: by labels, receiver and other functions of the
/// name.
struct CallMatching {
  private let values: ValueResolution
  private let conformances: Conformances
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution, _ conformances: Conformances) {
    self.values = values
    self.conformances = conformances
  }

  /// Whether a call is one of a function: labels and receiver match, and the call is not inside the function.
  func isCall(_ site: Declarations.Call, of function: FunctionDeclaration) -> Bool {
    let call = site.node
    guard function.fits(call), !isInPreview(call) else { return false }
    if let inside = declarations.function(of: call), inside.node.id == function.node.id { return false }
    var known: [PossibleValue]?
    func asked(_ base: ExprSyntax) -> [PossibleValue] {
      let found = known ?? values.values(of: base)
      known = found
      return found
    }
    if isOfForeignObject(call, function, asked) { return false }
    if ControllersOwnCall(values).isMeant(call, not: function, asked) { return false }
    let named = functions(named: function, for: call)
    guard function.owner != "View" || named.contains(where: { $0.node.id == function.node.id }) else {
      return false
    }
    if named.count > 1, !OverloadMatching(values).mayTake(call, function) { return false }
    // The only one that takes these labels; if others have the name, only by labels that say enough.
    if named.count(where: { $0.fits(call) }) == 1,
      named.count == 1 || Self.tellingLabels(of: call).count > 1 || isOfGeneral(call, function)
    {
      return true
    }
    let owner = declarations.owner(of: call)
    guard let base = call.base, !base.isSelf, base.text != "super" else {
      if let of = function.owner, let required = owner.flatMap({ requirement(meantBy: call, in: $0) }) {
        return conformances.isMeant(of, by: required, requiring: function.name, askedBy: owner, with: call)
      }
      guard let of = function.owner else { return declarations.method(function.name, of: owner) == nil }
      return owner == of || owner.map { declarations.inherits($0, from: [of]) } ?? false
        || of == "View" && declarations.isView(owner ?? "")
    }
    guard let of = function.owner else { return false }
    if let last = lastName(bareTypeName(base.text.filter { $0 != "?" && $0 != "!" })),
      declarations.fullName(last) == of
    {
      return true
    }
    let receivers = asked(base)
    // The receiver may be the controller or a container around it.
    if receivers.contains(where: { value in
      ([value.type] + value.wrap).contains { $0 == of || declarations.inherits($0, from: [of]) }
    }) {
      return true
    }
    // Only the protocol of an object from a module may be known: `EditorModule.create().present(from: self)`.
    let required = receivers.first.flatMap { declarations.types[$0.type] }
    let asProtocol = required?.kind == .protocol ? required?.name : nil
    if receivers.isEmpty || asProtocol != nil, let made = MadeObject(values).type(of: base),
      declarations.types[made]?.kind != .protocol
    {
      if made == of || declarations.inherits(made, from: [of]) { return true }
      if asProtocol != nil { return false }
    }
    if let required = conformances.declaredProtocol(of: base, askedFor: function.name) ?? asProtocol {
      if of != required, declarations.inherits(of, from: [required]), let owner,
        let askers = values.delegates.askers(of: of, through: base)
      {
        return askers.contains { values.delegates.isOne($0, owner) }
      }
      return isEach(base) && declarations.inherits(of, from: [required])
        || conformances.isMeant(of, by: required, requiring: function.name, askedBy: owner, with: call)
    }
    if receivers.isEmpty, isOfOneProtocol(call, function) { return true }
    // A modifier of the app, on a view that is not a type of the app.
    return of == "View" && receivers.isEmpty && base.is(FunctionCallExprSyntax.self)
  }

  /// The protocol whose requirement a call in a protocol's extension means: the conforming type answers it,
  /// also where the extension has a function of that name and only adds a default to it.
  private func requirement(meantBy call: FunctionCallExprSyntax, in type: String, depth: Int = 0) -> String? {
    guard depth < 4, let declared = declarations.types[type], declared.kind == .protocol else { return nil }
    let named = declared.functions[call.calleeName ?? ""] ?? []
    if named.contains(where: { $0.body == nil && $0.fits(call) }) { return declared.name }
    return declared.inherits.lazy.filter { $0 != type }.compactMap { declarations.type($0) }
      .compactMap { requirement(meantBy: call, in: $0.name, depth: depth + 1) }.first
  }

  /// Whether the receiver is an element of a list in a loop.
  private func isEach(_ base: ExprSyntax) -> Bool {
    base.plainName.map { NameReading(values).list(goneThroughFor: $0, at: Syntax(base)) != nil } ?? false
  }

  /// The functions of a name that a call may mean. Of view modifiers, the ones private to the file are
  /// preferred, because many files have one of the same name.
  private func functions(
    named function: FunctionDeclaration, for call: FunctionCallExprSyntax
  ) -> [FunctionDeclaration] {
    let all = declarations.functions[function.name] ?? []
    guard function.owner == "View" else { return all }
    let visible = all.filter { $0.isVisible(to: call) }
    let own = visible.filter { $0.isOfFile && $0.owner == "View" && $0.fits(call) }
    return own.isEmpty ? visible : own
  }

  /// Whether a call can only mean a requirement of one protocol: all matching functions are of conforming
  /// types, and each of them may be meant.
  private func isOfOneProtocol(_ call: FunctionCallExprSyntax, _ function: FunctionDeclaration) -> Bool {
    guard let owner = function.owner, !Self.tellingLabels(of: call).isEmpty,
      let required = conformances.requirement(of: function.name, in: owner)
    else { return false }
    let fitting = (declarations.functions[function.name] ?? []).filter { $0.fits(call) }
    return fitting.allSatisfy { other in
      other.owner.map { $0 == required || declarations.inherits($0, from: [required]) } ?? false
    }
  }

  /// Whether the receiver has a known type that no source declares, so that the call is not to the app.
  private func isOfForeignObject(
    _ call: FunctionCallExprSyntax, _ function: FunctionDeclaration, _ asked: (ExprSyntax) -> [PossibleValue]
  ) -> Bool {
    guard let base = call.base, !base.isSelf, let owner = function.owner,
      declarations.isPlainObject(owner)
    else { return false }
    var types = asked(base).map(\.type)
    if types.isEmpty, let name = base.plainName ?? lastName(base.text)?.filter({ $0 != "?" && $0 != "!" }),
      let type = declarations.property(name, of: declarations.owner(of: call))?.type
    {
      types = [bareTypeName(type)]
    }
    return !types.isEmpty
      && types.allSatisfy { type in
        type.count > 1 && type.first?.isUppercase == true && !type.contains("&")
          && declarations.type(type) == nil
          && !declarations.isGeneral(type)
      }
  }

  /// Whether a call uses a method that an extension adds to UIKit's general controller, with a label of its
  /// own.
  private func isOfGeneral(_ call: FunctionCallExprSyntax, _ function: FunctionDeclaration) -> Bool {
    guard let owner = function.owner, declarations.isGeneral(owner), owner != "View" else { return false }
    return !Self.tellingLabels(of: call).isEmpty
  }

  /// The labels of a call that functions of UIKit and SwiftUI do not use.
  private static func tellingLabels(of call: FunctionCallExprSyntax) -> [String] {
    call.labels.filter {
      !["_", "animated", "completion", "sender", "isPresented", "content"].contains($0)
    }
  }

  private func isInPreview(_ call: FunctionCallExprSyntax) -> Bool {
    call.enclosing(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      || call.enclosing(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
  }
}
#endif
