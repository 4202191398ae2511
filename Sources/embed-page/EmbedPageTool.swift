import OperatingSystem

/// `embed-page FOLDER PAGE`: makes one page of `page.html` and the styles and scripts it names, and writes it as a
/// Swift file. What is wrong is printed as compilers print errors, and ends the build.
@main struct EmbedPageTool {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { fail("usage: embed-page FOLDER PAGE", code: 2) }
    do {
      let page = try PageAssembly.page { name in
        String(decoding: try FileSystem.read(Path.join(arguments[1], name), limit: 1 << 24), as: UTF8.self)
      }
      try WholeFile.write(page.swift, to: arguments[2])
    } catch {
      fail("\(Path.join(arguments[1], "page.html")):1:1: error: \(error)", code: 1)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    try? StandardStream.error.write(Array((message + "\n").utf8))
    CurrentProcess.exit(code)
  }
}
