/// Splits a stream of bytes into messages: headers, an empty line, then as many bytes as `Content-Length`
/// says.
public struct FrameReader: Sendable {
  /// A result of reading.
  public enum Frame: Equatable, Sendable {
    /// The body of one message.
    case body([UInt8])
    /// A message that was skipped, and the reason.
    case refused(String)
  }

  /// The largest number of bytes in a message; larger ones are skipped and never stored.
  public static let bodyLimit = 64 << 20
  /// The largest number of bytes in the headers of one message.
  public static let headerLimit = 4096

  private let limit: Int
  private var waiting: [UInt8] = []
  /// How many bytes of `waiting` were already searched for the end of the headers.
  private var searched = 0
  /// The length of the body that follows the headers; nil while headers are being read.
  private var length: Int?
  /// How many bytes are still to be skipped.
  private var skipping = 0
  /// Whether headers were refused, so that the end of their body is not known: skips to the next length header.
  private var isLost = false

  /// - Parameter limit: the largest number of bytes in a message.
  public init(limit: Int = FrameReader.bodyLimit) { self.limit = limit }

  /// Adds received bytes, and returns the messages that are complete.
  public mutating func take(_ bytes: some Collection<UInt8>) -> [Frame] {
    waiting.append(contentsOf: bytes)
    var frames: [Frame] = []
    while let frame = step() { frames.append(contentsOf: frame) }
    return frames
  }

  /// Reads one message or a part of it; returns nil if more bytes are needed.
  private mutating func step() -> [Frame]? {
    if skipping > 0 {
      guard !waiting.isEmpty else { return nil }
      let count = min(skipping, waiting.count)
      waiting.removeFirst(count)
      skipping -= count
      return []
    }
    if isLost { return findHeader() }
    if let length {
      guard waiting.count >= length else { return nil }
      let body = Array(waiting[..<length])
      waiting.removeFirst(length)
      self.length = nil
      return [.body(body)]
    }
    guard let end = endOfHeaders() else {
      if waiting.count > Self.headerLimit {
        waiting.removeAll()
        searched = 0
        isLost = true
        return [.refused("headers of more than \(Self.headerLimit) bytes")]
      }
      return nil
    }
    let headers = Array(waiting[..<end.start])
    waiting.removeFirst(end.end)
    searched = 0
    switch Self.length(in: headers) {
    case nil:
      isLost = true
      return [.refused("headers without a usable Content-Length")]
    case let count? where count > limit:
      skipping = count
      return [.refused("a message of \(count) bytes; the most is \(limit)")]
    case let count?:
      length = count
      return []
    }
  }

  /// Throws away what stands before the next header with a length; nil where there is none yet.
  private mutating func findHeader() -> [Frame]? {
    var index = 0
    while index + Self.lengthKey.count <= waiting.count {
      if Self.isLengthKey(waiting[index..<index + Self.lengthKey.count]) {
        waiting.removeFirst(index)
        isLost = false
        return []
      }
      index += 1
    }
    waiting.removeFirst(index)
    return nil
  }

  private static let lengthKey = Array("content-length:".utf8)

  private static func isLengthKey(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, lengthKey).allSatisfy { byte, letter in
      byte == letter || (0x41...0x5A).contains(byte) && byte | 0x20 == letter
    }
  }

  /// An empty line, also one that ends in a bare line feed.
  private mutating func endOfHeaders() -> (start: Int, end: Int)? {
    var index = max(0, searched - 3)
    while index < waiting.count {
      if waiting[index] == 0x0A {
        if index + 1 < waiting.count, waiting[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < waiting.count, waiting[index + 1] == 0x0D, waiting[index + 2] == 0x0A {
          return (index, index + 3)
        }
      }
      index += 1
    }
    searched = waiting.count
    return nil
  }

  private static func length(in headers: [UInt8]) -> Int? {
    let text = String(decoding: headers, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
      return Int(String(digits))
    }
    return nil
  }

  /// A message with its headers.
  public static func framed(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
