#if canImport(Glibc)
@preconcurrency internal import Glibc
#elseif canImport(Musl)
@preconcurrency internal import Musl
#else
internal import Darwin
#endif

/// Runs another program until it ends, through the C library. No shell is involved: arguments are passed
/// unchanged.
public enum ChildProcess {
  /// The result of a program.
  public struct Outcome: Sendable {
    /// Its standard output.
    public let output: [UInt8]
    /// Its standard error.
    public let errors: String
    /// The exit code; if a signal ended the program, 128 plus the signal.
    public let exitCode: Int32

    /// The lines of its output that are not empty.
    public var lines: [String] { split(at: 0x0A) }
    /// The names in its output that end with a zero byte, as with `-z` of git.
    public var names: [String] { split(at: 0) }

    private func split(at end: UInt8) -> [String] {
      output.split(separator: end).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Runs a program that is found through `PATH`.
  ///
  /// Input and errors use unnamed files, because a pipe could fill up while nothing reads it.
  ///
  /// - Throws: the reason if it could not be started.
  public static func run(_ arguments: [String], input: [UInt8] = []) throws(SystemFailure) -> Outcome {
    guard let inputFile = tmpfile(), let errorFile = tmpfile() else { throw SystemFailure.last }
    defer {
      fclose(inputFile)
      fclose(errorFile)
    }
    let written = fwrite(input, 1, input.count, inputFile)
    guard written == input.count, fflush(inputFile) == 0 else { throw SystemFailure.last }
    rewind(inputFile)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemFailure.last }
    let process: pid_t
    do throws(SystemFailure) {
      process = try spawn(arguments, input: fileno(inputFile), output: ends, errors: fileno(errorFile))
    } catch {
      for end in ends { close(end) }
      throw error
    }
    close(ends[1])
    let output = (try? OpenFile(descriptor: ends[0]).readAll(limit: .max)) ?? []
    close(ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    rewind(errorFile)
    let errors = (try? OpenFile(descriptor: fileno(errorFile)).readAll(limit: 1 << 20)) ?? []
    // As WIFEXITED and WEXITSTATUS, which are macros.
    let exitCode = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return Outcome(output: output, errors: String(decoding: errors, as: UTF8.self), exitCode: exitCode)
  }

  private static func spawn(
    _ arguments: [String], input: Int32, output: [Int32], errors: Int32
  ) throws(SystemFailure) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    posix_spawn_file_actions_addclose(&actions, output[0])
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, arguments[0], &actions, nil, &words, environment)
    guard failure == 0 else { throw SystemFailure(number: failure) }
    return process
  }

  /// The environment of this process, which git needs to find its settings.
  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
    _NSGetEnviron().pointee
    #else
    environ
    #endif
  }
}
