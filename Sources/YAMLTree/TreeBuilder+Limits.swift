internal import Diagnostics

extension TreeBuilder {
  /// Counts a node of the file; returns false and stops reading if the limit is exceeded.
  @inline(__always) mutating func count(from start: Int32, to end: Int32) -> Bool {
    nodeCount += 1
    if nodeCount <= limits.maximumNodes { return true }
    stopAtNodeLimit(place(start, end))
    return false
  }

  @inline(never) private mutating func stopAtNodeLimit(_ place: Place) {
    problems.append(
      Problem(
        .nodeLimit, "the file has more than \(limits.maximumNodes) nodes, which is the limit", at: place,
        label: "reading stops here", expected: "at most \(limits.maximumNodes) nodes",
        help: "split it into several files"))
    stop()
  }

  /// Returns false and stops reading if a collection would be nested too deeply.
  mutating func checkDepth(of node: Node) -> Bool {
    if frames.count < limits.maximumDepth { return true }
    problems.append(tooDeep(at: place(node.start, node.start + 1)))
    stop()
    return false
  }

  func tooDeep(at place: Place) -> Problem {
    Problem(
      .depthLimit, "more than \(limits.maximumDepth) lists and mappings stand inside one another here",
      at: place, label: "not read", expected: "at most \(limits.maximumDepth) levels",
      help: "flatten this part of the file")
  }

  /// Stops reading; open collections are closed here, and a key without value is left out.
  mutating func stop() {
    isStopped = true
    isComplete = false
    while let frame = frames.popLast() {
      if frame.kind == .mapping, (pending.count - frame.first) % 2 == 1 { pending.removeLast() }
      let last = pending.count > frame.first ? pending.last.map(ownEnd) : nil
      close(frame, end: last ?? min(frame.start + 1, Int32(source.bytes.count)))
    }
    endDocument()
  }

  /// Stops reading because of an error of libyaml.
  mutating func failed(_ failure: SyntaxFailure) {
    let at = Int(offsets.offset(failure.at))
    let diagnosis = SyntaxDiagnosis(
      failure: failure, source: source, at: at,
      context: failure.contextAt.map { Int(offsets.offset($0)) } ?? at, open: frames, last: lastRead)
    problems.appendCovering(diagnosis.problem())
    stop()
  }

  /// The last node that was read completely.
  private var lastRead: Span? {
    let last = pending.last ?? documents.last.map { nodes[Int($0)] }
    return last.map { Span(Int($0.start), Int(ownEnd($0))) }
  }
}
