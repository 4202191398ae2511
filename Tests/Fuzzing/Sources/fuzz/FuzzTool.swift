import CLibFuzzer
import Foundation

/// `fuzz --target=NAME [OPTION OF LIBFUZZER…] [CORPUS…]`: runs inputs against one part of the tool until the time is over
/// or an input breaks it. `fuzz --list` names the parts; `fuzz --target=NAME --seeds=FOLDER` writes the first inputs of
/// the part into a folder, `fuzz --target=NAME --dictionary=FILE` the words of what it reads; without a part those of the
/// tool's own languages.
@main struct FuzzTool {
  static func main() {
    if CommandLine.arguments.contains("--list") {
      for target in FuzzTarget.allCases where target.whySkipped == nil { print(target.rawValue) }
      return
    }
    let target = value(of: "target").flatMap(FuzzTarget.init)
    if let path = value(of: "dictionary") { return write(WordList.text(for: target ?? .flow), to: path) }
    guard let target else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("fuzz: --target must be one of \(names)\n".utf8))
      exit(2)
    }
    if let reason = target.whySkipped { return print("skipped: \(target.rawValue), \(reason)") }
    if let folder = value(of: "seeds") {
      for (number, seed) in Seeds.of(target).enumerated() { write(seed, to: "\(folder)/seed-\(number)") }
      return
    }
    chosen = target
    // libFuzzer passes over options with two dashes, and hands them on to the processes that it starts.
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    let result = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
      FuzzTool.chosen.run(Array(UnsafeBufferPointer(start: data, count: size)))
      return 0
    }
    exit(result)
  }

  // Set once, before anything runs.
  nonisolated(unsafe) fileprivate static var chosen = FuzzTarget.yaml

  private static func value(of option: String) -> String? {
    let start = "--\(option)="
    return CommandLine.arguments.first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard (try? Data(bytes).write(to: URL(filePath: path))) != nil else {
      FileHandle.standardError.write(Data("fuzz: ‘\(path)’ cannot be written\n".utf8))
      exit(2)
    }
  }
}
