/// A copy of a flow in which the app and the screens have other names, so that nothing kept of one serves another.
///
/// - Parameters:
///   - text: a flow file that its author wrote.
///   - number: what is put behind the app's name and behind every screen's id of two words, which can be no word of the
///     language.
public func renamedFlow(_ text: String, _ number: Int) -> String {
  let ids = Set(text.matches(of: /(?m)^  ([a-z][a-z0-9]*-[a-z0-9-]*):$/).map { String($0.1) })
  return
    text
    .replacing(/(name: )(\w+)/, maxReplacements: 1) { "\($0.1)\($0.2) \(number)" }
    .replacing(/[a-z][a-z0-9-]*/) { ids.contains(String($0.0)) ? "\($0.0)-\(number)" : String($0.0) }
}
