import ExpressionLanguage

/// A small world for expressions: windows with handles, and a stack of them.
enum Toy {
  static let style = EnumType(
    "Style", ["root", "push", "sheet", "formSheet", "pageSheet", "fullScreen", "popover", "alert"])
  static let role = EnumType("Role", ["none", "cancel", "close", "done", "save"])
  static let window = RecordType("Window")
  static let handle = RecordType("Handle")
  static let environment = Environment(
    variables: [
      Environment.Variable("window", .record(window)), Environment.Variable("stack", .list(.record(window))),
      Environment.Variable("flags", .list(.string)), Environment.Variable("oldest", .double),
      Environment.Variable("limit", .int), Environment.Variable("role", .enumeration(role)),
    ])

  final class Window: Sendable {
    let id: String
    let style: UInt8
    let styles: [UInt8]
    let depth: Int
    let modal: Bool
    let handle: Handle?
    let handles: [Handle]

    init(
      _ id: String, style: UInt8 = 0, styles: [UInt8] = [], depth: Int = 0, modal: Bool = false,
      handle: Handle? = nil, handles: [Handle] = []
    ) {
      self.id = id
      self.style = style
      self.styles = styles
      self.depth = depth
      self.modal = modal
      self.handle = handle
      self.handles = handles
    }
  }

  final class Handle: Sendable {
    let label: String
    let role: UInt8
    let works: [String]

    init(_ label: String, role: UInt8 = 0, works: [String] = []) {
      self.label = label
      self.role = role
      self.works = works
    }
  }

  /// Declares the fields, once.
  static let ready: Bool = {
    window.string("id") { (window: Window) in window.id }
    window.enumeration("style", style) { (window: Window) in window.style }
    window.value("styles", .list(.enumeration(style))) { (window: Window) in
      .list(ListValue(window.styles.map { .enumeration(style, $0) }))
    }
    window.enumerationSet("styleSet", style) { (window: Window) in
      window.styles.reduce(0) { $0 | 1 << UInt64($1) }
    }
    window.int("depth") { (window: Window) in window.depth }
    window.bool("modal") { (window: Window) in window.modal }
    window.optionalRecord(
      "handle", handle, impliedBy: [.flag("modal"), .members("style", ["sheet", "popover"])]
    ) {
      (window: Window) in window.handle
    }
    window.records("handles", handle) { (window: Window) in window.handles }
    handle.string("label") { (handle: Handle) in handle.label }
    handle.enumeration("role", role) { (handle: Handle) in handle.role }
    handle.strings("works") { (handle: Handle) in handle.works }
    return true
  }()

  /// A frame with a window, a stack of three and some flags.
  static func frame() -> Frame {
    let close = Handle("Close", role: 2, works: ["stop"])
    let save = Handle("Save", role: 4, works: ["save", "stop"])
    let frame = environment.makeFrame()
    let window = Window(
      "editor", style: 2, styles: [2, 6], depth: 3, modal: true, handle: close, handles: [close, save])
    frame.set(0, record: window)
    frame.set(1, records: [Window("home", style: 0), window, Window("list", style: 1)])
    frame.set(2, strings: ["saved", "dirty"])
    frame.set(3, value: .double(12.5))
    frame.set(4, value: .int(2))
    frame.set(5, value: .enumeration(role, 2))
    return frame
  }
}
