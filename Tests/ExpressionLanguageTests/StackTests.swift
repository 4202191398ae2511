import ExpressionLanguage
import Foundation
import Synchronization
import Testing

/// The deepest expressions that the limits let through fit on half a megabyte of stack, in debug builds too.
struct StackTests {
  @Test(arguments: [
    ("(", "true", ")"), ("!", "true", ""), ("[", "1", "]"), ("true ? true : ", "true", ""),
    ("string(", "''", ")"), ("1+", "1", ""), ("true || (false && (", "true", "))"),
  ])
  func deepestExpressions(_ before: String, _ middle: String, _ after: String) {
    let levels = before.filter { $0 == "(" }.count > 1 ? 30 : 61
    let text =
      String(repeating: before, count: levels) + middle + String(repeating: after, count: levels)
    let compiled = Mutex(false)
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      let environment = Environment(variables: [])
      if let program = environment.compile(text).program {
        _ = try? program.evaluate(environment.makeFrame())
        compiled.withLock { $0 = true }
      }
      finished.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    finished.wait()
    #expect(compiled.withLock { $0 }, "\(text) is refused")
  }
}
