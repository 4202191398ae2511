#if SwiftSources
internal import SourceFacts

/// Decides whether assigning an enum case shows something, if a presentation depends on the cases of that
/// enum.
struct SettingMatching {
  let declarations: Declarations

  /// Whether an assigned case is one of those of a presentation.
  ///
  /// - Parameter type: the enum that is written before the case.
  func isSetting(_ setting: CaseSetting, _ type: String?, of item: ItemPresentation) -> Bool {
    guard setting.isPush == item.isPush else { return false }
    if let type {
      return declarations.fullName(type, inside: setting.owner) == item.type
        || type.hasSuffix(".State")
          && declarations.enumeration(ofState: type, inside: setting.owner) == item.type
    }
    if case .name(let name, _) = setting.value, let type = expected(setting, name) {
      return type == item.type
    }
    if item.isPush { return false }
    // The property has this enum as its type, or it is the bound property itself.
    let isTyped = (declarations.properties[setting.property] ?? []).contains { property in
      property.type.map { declarations.fullName($0, inside: property.owner) == item.type } ?? false
    }
    return isTyped || item.property == setting.property && setting.owner == item.edge.source.type
  }

  /// The enum that is meant if only `.name` is written: the declared type there, or the only enum with such a
  /// case.
  private func expected(_ setting: CaseSetting, _ name: String) -> String? {
    if let declared = setting.expected { return declared }
    if setting.isPush { return declarations.enumeration(nil, withCase: name)?.name }
    if let type = declarations.property(setting.property, of: setting.owner)?.type,
      let declared = declarations.type(type, inside: setting.owner), declared.kind == .enum
    {
      return declared.name
    }
    return declarations.enumeration(ofState: setting.property, in: setting.owner)
  }

  /// Whether the bound property, or the stack, gets a value that may be any case.
  func isUnknownSetting(_ setting: CaseSetting, of item: ItemPresentation) -> Bool {
    guard setting.value == .other, setting.isPush == item.isPush, let type = item.edge.source.type else {
      return false
    }
    if let expected = setting.expected { return expected == item.type }
    if !setting.isPush, let state = declarations.enumeration(ofState: setting.property, in: setting.owner) {
      return state == item.type
    }
    return setting.property == item.property
      && declarations.host(of: setting.owner) == declarations.host(of: type)
  }
}
#endif
