import ExpressionLanguage
import Testing

/// Quantifiers over long lists of objects that do not change are evaluated once for each object, and only those.
struct FixedQuantifierTests {
  private final class Item: Sendable {
    let size: Int
    let items: [Item]

    init(_ size: Int, items: [Item] = []) {
      self.size = size
      self.items = items
    }
  }

  private static func environment(isFixed: Bool) -> Environment {
    let item = RecordType("Item")
    item.isFixed = isFixed
    item.int("size") { (item: Item) in item.size }
    item.records("items", item) { (item: Item) in item.items }
    return Environment(variables: [
      Environment.Variable("shelf", .record(item)), Environment.Variable("limit", .int),
    ])
  }

  private static func shelf(_ count: Int, largest: Int) -> Item {
    Item(0, items: (0..<count).map { Item($0 == count - 1 ? largest : 1, items: [Item($0)]) })
  }

  /// What an expression comes to for one shelf after another, and how many elements it went through for each.
  private static func evaluate(
    _ text: String, isFixed: Bool = true, _ shelves: [Item], limits: [Int] = []
  ) throws -> (values: [Bool], work: [Int]) {
    let environment = environment(isFixed: isFixed)
    let program = try #require(environment.compile(text).program)
    let frame = environment.makeFrame()
    var values: [Bool] = []
    var work: [Int] = []
    for (index, shelf) in shelves.enumerated() {
      frame.set(0, record: shelf)
      frame.set(1, value: .int(index < limits.count ? limits[index] : 5))
      values.append(try program.evaluateBool(frame))
      work.append(frame.takeWork())
    }
    return (values, work)
  }

  @Test(arguments: [
    ("shelf.items.exists(i, i.size > 5)", [true, true, false, false], [20, 0, 20, 0]),
    ("shelf.items.all(i, i.size < 5)", [false, false, true, true], [20, 0, 20, 0]),
    ("shelf.items.exists_one(i, i.size > 5)", [true, true, false, false], [20, 0, 20, 0]),
    (
      "shelf.items.exists(i, i.size > 5 && i.items.exists(j, j.size > i.size))",
      [true, true, false, false], [21, 0, 20, 0]
    ),
  ])
  func eachObjectIsAskedOnce(_ text: String, _ values: [Bool], _ work: [Int]) throws {
    let (large, small) = (Self.shelf(20, largest: 9), Self.shelf(20, largest: 2))
    let found = try Self.evaluate(text, [large, large, small, small])
    #expect(found.values == values)
    // The inner list of the last expression reads the outer element: it is gone through again, but only the first time.
    #expect(found.work == work)
  }

  @Test func whatReadsAVariableIsAskedAgain() throws {
    let shelf = Self.shelf(20, largest: 9)
    let found = try Self.evaluate(
      "shelf.items.exists(i, i.size > limit)", [shelf, shelf, shelf], limits: [5, 10, 5])
    #expect(found.values == [true, false, true])
    #expect(found.work == [20, 20, 20])
  }

  @Test func objectsThatChangeAreAskedAgain() throws {
    let shelf = Self.shelf(20, largest: 9)
    let found = try Self.evaluate("shelf.items.exists(i, i.size > 5)", isFixed: false, [shelf, shelf])
    #expect(found.values == [true, true])
    #expect(found.work == [20, 20])
  }

  @Test func shortListsAreGoneThroughAgain() throws {
    let shelf = Self.shelf(3, largest: 9)
    let found = try Self.evaluate("shelf.items.exists(i, i.size > 5)", [shelf, shelf])
    #expect(found.values == [true, true])
    #expect(found.work == [3, 3])
  }

  /// Two quantifiers over the same list have values of their own.
  @Test func quantifiersAreToldApart() throws {
    let shelf = Self.shelf(20, largest: 9)
    let found = try Self.evaluate(
      "shelf.items.exists(i, i.size > 8) && !shelf.items.exists(i, i.size > 9)", [shelf, shelf])
    #expect(found.values == [true, true])
    #expect(found.work == [40, 0])
  }
}
