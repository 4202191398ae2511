/// A count with its noun: `1 flow`, `2 flows`.
public func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
