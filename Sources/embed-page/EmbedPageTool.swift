import Foundation

/// `embed-page FOLDER PAGE`: makes one page of `page.html` and the styles and scripts it names, and writes it as a
/// Swift file. What is wrong is printed as compilers print errors, and ends the build.
@main struct EmbedPageTool {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: embed-page FOLDER PAGE\n".utf8))
      exit(2)
    }
    let folder = URL(filePath: arguments[1])
    do {
      let page = try PageAssembly.page { name in
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      try page.swift.write(toFile: arguments[2], atomically: true, encoding: .utf8)
    } catch {
      let message = "\(folder.appending(path: "page.html").path):1:1: error: \(error)\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(1)
    }
  }
}
