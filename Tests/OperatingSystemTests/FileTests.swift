import TestSupport
import Testing

@testable import OperatingSystem

/// Files, read and written whole.
struct FileTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.read(path, limit: 1 << 20), as: UTF8.self)
  }

  @Test func aFileKeepsItsTextUntilTheNewOneIsWhole() throws {
    let folder = try TemporaryFolder(["a.txt": "old"])
    let path = folder.path("a.txt")
    var file = try WholeFile(path)
    file.write(String(repeating: "new", count: 40_000))
    #expect(try text(path) == "old")
    try file.finish()
    #expect(try text(path).utf8.count == 120_000)
    #expect(try FileSystem.names(in: folder.path("")) == ["a.txt"], "the neighbour is gone")
  }

  @Test func aLinkStaysALink() throws {
    let folder = try TemporaryFolder(["a.txt": "old"])
    #expect(try ChildProcess.run(["ln", "-s", "a.txt", folder.path("link")]).exitCode == 0)
    try WholeFile.write("new", to: folder.path("link"))
    #expect(FileSystem.kind(of: folder.path("link")) == .link)
    #expect(try text(folder.path("a.txt")) == "new")
  }

  @Test func aFileWithAnotherNameStaysTheSameFile() throws {
    let folder = try TemporaryFolder(["a.txt": "a longer text than the new one"])
    let (one, other) = (folder.path("a.txt"), folder.path("b.txt"))
    #expect(try ChildProcess.run(["ln", one, other]).exitCode == 0)
    var file = try WholeFile(one)
    file.write("new")
    #expect(try text(other) == "a longer text than the new one")
    try file.finish()
    #expect(try text(one) == "new" && text(other) == "new")
    #expect(try Set(FileSystem.names(in: folder.path(""))) == ["a.txt", "b.txt"], "the neighbour is gone")
  }

  /// Mode and owner stay, whatever the mask for new files is. Only the system's administrator can make a file somebody else's.
  @Test func aFileKeepsItsOwnerAndMode() throws {
    let folder = try TemporaryFolder(["a.txt": "old"])
    let path = folder.path("a.txt")
    #expect(try ChildProcess.run(["chmod", "662", path]).exitCode == 0)
    _ = try ChildProcess.run(["chown", "12345:12345", path])
    // Mode, links, owner, group.
    let words = {
      String(decoding: try ChildProcess.run(["ls", "-n", path]).output, as: UTF8.self).split(separator: " ")
        .prefix(4)
    }
    let before = try words()
    try WholeFile.write("new", to: path)
    #expect(try words() == before)
    #expect(try text(path) == "new")
  }

  @Test func whatIsRunnableStaysRunnable() throws {
    let folder = try TemporaryFolder(["run": ""])
    try FileSystem.makeExecutable(folder.path("run"))
    try WholeFile.write("#!/bin/sh\n", to: folder.path("run"))
    #expect(FileSystem.isExecutable(folder.path("run")))
  }

  @Test func whatCannotBeReadSaysWhy() throws {
    let folder = try TemporaryFolder(["a.txt": "four"])
    #expect(throws: SystemFailure("no such file or directory")) {
      try FileSystem.read(folder.path("b"), limit: 1)
    }
    #expect(throws: SystemFailure("it is a folder")) { try FileSystem.read(folder.path(""), limit: 1) }
    #expect(throws: SystemFailure("it is larger than 3 bytes, the most that is read", isTooLarge: true)) {
      try FileSystem.read(folder.path("a.txt"), limit: 3)
    }
    #expect(try text(folder.path("a.txt")) == "four")
  }

  @Test func whatWasReadIsAnInput() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    #expect(try ChildProcess.run(["ln", "-s", "a.txt", folder.path("link")]).exitCode == 0)
    _ = try text(folder.path("link"))
    #expect(FileSystem.isInput(folder.path("a.txt")))
    #expect(!FileSystem.isInput(folder.path("b.txt")), "there is no such file")
  }

  @Test func foldersAreMadeAndRemoved() throws {
    let folder = try TemporaryFolder(["kept.txt": "kept"])
    let made = folder.path("one/two")
    try FileSystem.makeFolders(made)
    try FileSystem.makeFolders(made)
    try WholeFile.write("text", to: Path.join(made, "a.txt"))
    #expect(
      try ChildProcess.run(["ln", "-s", folder.path("kept.txt"), Path.join(made, "link")]).exitCode == 0)
    FileSystem.removeFolder(folder.path("one"))
    #expect(FileSystem.kind(of: folder.path("one")) == nil)
    #expect(try text(folder.path("kept.txt")) == "kept")
  }

  @Test func aStampTellsThatAFileChanged() throws {
    let folder = try TemporaryFolder(["a.txt": "one"])
    let before = FileSystem.stamp(of: folder.path("a.txt"))
    #expect(before != nil && before == FileSystem.stamp(of: folder.path("a.txt")))
    try FileSystem.append(" more", to: folder.path("a.txt"))
    #expect(before != FileSystem.stamp(of: folder.path("a.txt")))
    #expect(FileSystem.stamp(of: folder.path("b.txt")) == nil)
  }
}
