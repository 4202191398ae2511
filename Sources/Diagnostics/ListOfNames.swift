/// `‘a’, ‘b’ or ‘c’`: names for a sentence, at most `limit` of them, followed by the number of the others.
public func listOfNames(_ names: some Sequence<String>, limit: Int = 12) -> String {
  let all = names.map { "‘\($0)’" }
  guard all.count > 1 else { return all.first ?? "" }
  if all.count > limit {
    return all.prefix(limit).joined(separator: ", ") + " or \(all.count - limit) more"
  }
  return all.dropLast().joined(separator: ", ") + " or " + all[all.count - 1]
}
