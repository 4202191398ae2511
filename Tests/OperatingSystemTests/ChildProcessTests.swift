import Testing

@testable import OperatingSystem

/// Other programs.
struct ChildProcessTests {
  @Test func passesInputAndWordsAsTheyAre() throws {
    let outcome = try ChildProcess.run(["cat", "-", "/dev/null"], input: Array("a\nb c\n\n$HOME\n".utf8))
    #expect(outcome.lines == ["a", "b c", "$HOME"])
    #expect(try ChildProcess.run(["printf", "%s\\0", "a 'b", "c\n"]).names == ["a 'b", "c\n"])
  }

  @Test func tellsHowItEnded() throws {
    let outcome = try ChildProcess.run(["sh", "-c", "echo wrong >&2; exit 3"])
    #expect(outcome.exitCode == 3)
    #expect(outcome.errors == "wrong\n")
    #expect(try ChildProcess.run(["sh", "-c", "kill -9 $$"]).exitCode == 137)
    #expect(throws: SystemFailure.self) { try ChildProcess.run(["no-such-program-anywhere"]) }
  }

  @Test func muchOutputAndManyErrorsDoNotBlock() throws {
    let outcome = try ChildProcess.run(
      ["sh", "-c", "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2"])
    #expect(outcome.output.count == 300_000)
    #expect(outcome.errors.utf8.count == 300_000)
  }
}
