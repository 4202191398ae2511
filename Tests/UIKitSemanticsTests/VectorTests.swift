import Testing
import UIKitSemantics

@Suite struct VectorTests {
  @Test(arguments: Vector.all) func `a vector shows what it says`(_ vector: Vector) throws {
    for one in vector.cases {
      let seen = try vector.play(one)
      for (wanted, found) in zip(one.expected, seen) {
        #expect(
          found.texts == wanted.texts, "\(vector.id) in \(one.window) after \(one.play): \(wanted.key)")
      }
    }
  }
}
