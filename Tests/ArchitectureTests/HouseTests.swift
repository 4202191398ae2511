import Testing

/// What a newcomer sees first: a small top level, short files, no drawers.
struct HouseTests {
  @Test func theTopLevelIsFixed() {
    let visible = SourceTree.names(in: ".").filter { !$0.hasPrefix(".") }
    let allowed: Set = ["Package.swift", "Sources", "Tests", "Rules", "SampleFlows", "README.md"]
    #expect(Set(visible).subtracting(allowed).subtracting(["Package.resolved"]).isEmpty)
  }

  @Test func noFileIsLong() {
    for file in SourceTree.sources + SourceTree.tests {
      #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count - 1) lines; the limit is 400")
    }
  }

  /// A type counts with all its extensions, in whatever file or module they stand: many short files do not make a large
  /// type a small one. Of a file that is named after it every line counts, as for somebody who counts from outside.
  @Test func noTypeIsLarge() {
    let files = SourceTree.sources.map { ($0, $0.declarations) }
    var homes: [String: Set<String>] = [:]
    for (file, parts) in files {
      for part in parts where !part.isExtension { homes[part.type, default: []].insert(file.module) }
    }
    var lengths: [String: Int] = [:]
    for (file, parts) in files {
      let isNamed = parts.contains { $0.type == file.subject }
      var counted = parts.filter { !isNamed || $0.type != file.subject }
      if isNamed {
        counted.append(.init(type: file.subject, isExtension: true, length: file.lines.count - 1))
      }
      for part in counted {
        let known = homes[part.type] ?? []
        let home = known.contains(file.module) || known.count != 1 ? file.module : known.first ?? file.module
        lengths["\(home).\(part.type)", default: 0] += part.length
      }
    }
    #expect(lengths.count > 500)
    for (type, length) in lengths.sorted(by: { $0.key < $1.key }) {
      #expect(length <= 800, "\(type) has \(length) lines with its extensions; the limit is 800")
    }
  }

  @Test func theMedianFileIsShort() {
    let lengths = SourceTree.sources.map(\.lines.count).sorted()
    #expect(lengths[lengths.count / 2] <= 101, "half of the files have more than 100 lines")
  }

  @Test func thereAreNoDrawers() throws {
    let drawer =
      /(?i)(^|[\/.+])(utils?|utilities|core|common|helpers?|support|misc|managers?)(s?\/|\.swift|$)/
    for file in SourceTree.sources + SourceTree.tests where !file.path.contains("Tests/TestSupport/") {
      #expect(file.path.firstMatch(of: drawer) == nil, "\(file.path) is a drawer")
    }
  }

  @Test func publicDeclarationsAreDocumented() {
    let declaration =
      /^\s*public (?!import\b)(?:(?:static|final|indirect|mutating|class|convenience) )*(?:func|var|let|struct|enum|class|protocol|init|typealias|subscript|case)\b/
    // Their meaning is fixed by the standard library.
    let wellKnown =
      /description\b|func hash\(into|func (?:==|<) \(|static func (?:==|<)|makeIterator|startIndex|endIndex|subscript\(position|func index\(/
    for file in SourceTree.sources {
      for (index, line) in file.lines.enumerated() where line.firstMatch(of: declaration) != nil {
        if line.firstMatch(of: wellKnown) != nil { continue }
        var above = index - 1
        while above >= 0, file.lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
        let comment = above >= 0 ? file.lines[above].drop(while: { $0 == " " }) : ""
        #expect(comment.hasPrefix("///"), "\(file.path):\(index + 1) is public and has no doc comment")
      }
    }
  }

  @Test func publicFunctionsSayWhatTheyThrow() {
    let function =
      #/^\s*(?:@\w+(?:\([^)]*\))? )*public (?:(?:static|mutating|convenience) )*(?:func|init|subscript)\b/#
    for file in SourceTree.sources {
      let lines = file.lines
      for (index, line) in lines.enumerated() where line.firstMatch(of: function) != nil {
        let rest = lines[index...].prefix(12)
        let end = rest.firstIndex { $0.contains("{") } ?? index
        let signature = Self.withoutParameters(lines[index...end].joined(separator: " "))
        let throwing = signature.firstMatch(of: #/\)\s*(?:async )?throws\b/#) != nil
        if !throwing || signature.contains("rethrows") { continue }
        var above = index - 1
        var isSaid = false
        while above >= 0, lines[above].firstMatch(of: #/^\s*(\/\/\/|@)/#) != nil {
          isSaid = isSaid || lines[above].contains("- Throws:")
          above -= 1
        }
        #expect(isSaid, "\(file.path):\(index + 1) throws and its comment does not say what")
      }
    }
  }

  /// A signature with nothing between its parentheses: what a parameter throws is another thing.
  private static func withoutParameters(_ signature: String) -> String {
    var depth = 0
    return signature.filter { character in
      if character == ")" { depth -= 1 }
      defer { if character == "(" { depth += 1 } }
      return depth == 0
    }
  }

  @Test func nothingIsLeftUnfinished() {
    let unfinished = #/\b(?:TODO|FIXME|XXX)\b|fatalError\(|try!|as! /#
    for file in SourceTree.sources {
      #expect(file.text.firstMatch(of: unfinished) == nil, "\(file.path) is unfinished or unsafe")
    }
  }
}
