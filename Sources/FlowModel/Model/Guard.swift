/// A guard (`isModalInPresentation`) as written; ``Condition/never`` where it is not written.
public struct Guard: Sendable, Hashable {
  /// On the screen itself.
  public var screen: ConditionID
  /// On the navigation controller, or what a presenter sets on the controller it presents.
  public var navigation: ConditionID
  /// On the search controller.
  public var search: ConditionID

  /// No guard.
  public static let none = Guard(
    screen: Condition.never, navigation: Condition.never, search: Condition.never)
}
