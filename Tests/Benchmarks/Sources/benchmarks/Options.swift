import FlowFamilies
import Foundation

/// What the words after the program's name ask for.
struct Options {
  var tool = ""
  var against: String?
  var families: [String] = []
  var sizes: [Int] = []
  var flows: [String] = []
  var further: [String] = []
  var seeds = 3
  var runs = 3
  var limits = Limits()
  var counter: InstructionCounter?
  var hasPeers = true
  /// Where the page about growth goes.
  var page: String?
  /// Where flows are written instead of measuring.
  var target: String?
  var isList = false
  var isHelp = false

  static let help = """
    Measures what linting costs, and says whether the budgets are met. Prints Markdown.

      benchmarks --tool PATH [OPTION...]      measure that binary of modalflow
      benchmarks --list                       families, their sizes and their budgets
      benchmarks --into FOLDER [OPTION...]    only write the flows

      --against PATH       another binary, run in turn with the first
      --family NAME,...    only these families
      --size N,...         these sizes instead of those of the table
      --seeds N            flows by so many seeds each; 3 unless given
      --runs N             so many runs of each; 3 unless given
      --flow PATH          also this flow, a file or a folder; may be given several times
      --with ARGUMENT      one more argument for the tool; may be given several times
      --seconds N          stop a run after so much processor time; 60 unless given
      --gigabytes N        stop a run that needs more memory; 8 unless given
      --instructions HOW   count them by ‘perf’ or by ‘callgrind’
      --no-peers           leave other linters out
      --write FILE         write the page about growth
    """

  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else { throw Failure("\(word) needs a value") }
        return value
      }
      func number() throws -> Int {
        guard let number = Int(try value()), number > 0 else {
          throw Failure("\(word) needs a number above 0")
        }
        return number
      }
      switch word {
      case "--tool": tool = try value()
      case "--against": against = try value()
      case "--family": families += try value().split(separator: ",").map(String.init)
      case "--size": sizes += try value().split(separator: ",").compactMap { Int($0) }
      case "--flow": flows.append(try value())
      case "--with": further.append(try value())
      case "--seeds": seeds = try number()
      case "--runs": runs = try number()
      case "--seconds": limits.seconds = try number()
      case "--gigabytes": limits.gigabytes = try number()
      case "--instructions":
        guard let known = InstructionCounter(rawValue: try value()) else {
          throw Failure("perf or callgrind")
        }
        counter = known
      case "--no-peers": hasPeers = false
      case "--write": page = try value()
      case "--into": target = try value()
      case "--list": isList = true
      case "-h", "--help": isHelp = true
      default: throw Failure("‘\(word)’ is no option\n\n\(Self.help)")
      }
    }
    let known = FlowFamily.all.map(\.name) + Inputs.samples.map(\.name)
    if let unknown = families.first(where: { !known.contains($0) }) {
      throw Failure("there is no family ‘\(unknown)’; there are \(known.joined(separator: ", "))")
    }
    if tool.isEmpty, target == nil, !isList, !isHelp { throw Failure(Self.help) }
  }

  /// Whether a family is to be measured: all are, unless some or flows by path are named.
  func includes(_ family: String) -> Bool {
    families.isEmpty ? flows.isEmpty : families.contains(family)
  }
}
