import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FlowChecking

struct InputFilesTests {
  @Test func searchesFoldersInOrderAndLeavesOutWhatIsHidden() throws {
    let folder = try TemporaryFolder([
      "b.yaml": "", "a.yml": "", "sub/c.yaml": "", ".hidden/d.yaml": "", "sub/.e.yaml": "", "readme.md": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("sub"))
    let files = InputFiles([folder.url.path])
    #expect(files.problems.isEmpty)
    #expect(files.inputs.map(\.path) == ["a.yml", "b.yaml", "sub/c.yaml"].map(folder.path))
    #expect(files.inputs.allSatisfy { !$0.isNamed })
  }

  @Test func takesEveryFileOnce() throws {
    let folder = try TemporaryFolder(["a.yaml": ""])
    let files = InputFiles([folder.path("a.yaml"), folder.url.path, folder.url.path + "/./a.yaml", "-", "-"])
    #expect(files.inputs.map(\.path) == [folder.path("a.yaml"), "-"])
    #expect(files.inputs[0].isNamed)
  }

  @Test func patternsMustMatch() throws {
    let folder = try TemporaryFolder(["x/a.yaml": "", "y/b.yaml": ""])
    let found = InputFiles([folder.url.path + "/**/*.yaml"])
    #expect(found.inputs.map(\.path) == ["x/a.yaml", "y/b.yaml"].map(folder.path))
    let none = InputFiles([folder.url.path + "/*.yaml"])
    #expect(none.inputs.isEmpty)
    #expect(none.problems.map(\.code) == ["no-match"])
  }

  @Test func whatCannotBeLookedUpIsNotCalledMissing() throws {
    let folder = try TemporaryFolder(["a.yaml": ""])
    for (link, target) in [("nowhere.yaml", "gone.yaml"), ("circle.yaml", "circle.yaml")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
    }
    let long = folder.path(String(repeating: "n", count: 300))
    let files = InputFiles([folder.path("nowhere.yaml"), folder.path("circle.yaml"), long])
    #expect(files.problems.map(\.code) == ["unreadable", "unreadable", "unreadable"])
    let messages = files.problems.map(\.message)
    #expect(messages[0].hasSuffix("it is a symbolic link to ‘gone.yaml’, where nothing is"))
    #expect(messages[1].hasSuffix("too many levels of symbolic links"))
    #expect(messages[2].hasSuffix("file name too long"))
  }

  @Test func aMisspeltPathNamesTheNearest() throws {
    let folder = try TemporaryFolder(["settings.yaml": ""])
    let files = InputFiles([folder.path("setings.yaml")])
    #expect(files.problems.map(\.code) == ["no-such-file"])
    #expect(files.problems.first?.replacement == folder.path("settings.yaml"))
  }
}
