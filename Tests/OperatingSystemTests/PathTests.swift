import Testing

@testable import OperatingSystem

/// Paths as text.
struct PathTests {
  @Test(arguments: [
    ("", "."), ("./a//b/../c", "a/c"), ("a/../../b", "../b"), (".", "."), ("./", "."), ("a", "a"),
    ("a/", "a"), ("a//b", "a/b"), ("./a", "a"),
    ("a/./b", "a/b"), ("a/../b", "b"), ("..", ".."), ("../a", "../a"), ("a/..", "."), ("a/../..", ".."),
    ("/", "/"), ("//", "/"), ("//a", "/a"), ("/a/", "/a"), ("/..", "/"), ("/../a", "/a"),
    ("/a/b", "/a/b"), ("...", "..."), (".a", ".a"), ("a.", "a."), ("..a/b", "..a/b"),
    ("a/.../b", "a/.../b"), ("/.", "/"), ("a/.", "a"), ("é/ü", "é/ü"),
  ])
  func normalized(_ path: String, _ normal: String) {
    #expect(Path.normalized(path) == normal)
    #expect(Path.normalized(normal) == normal)
  }

  @Test(arguments: [
    ("/a/b/c", "/a", "b/c"), ("/a/b", "/a/b", "."), ("/ab/c", "/a", "../ab/c"), ("/b", "/a/c", "../../b"),
    ("/a/b", "/", "a/b"), ("/a", "/a/b", ".."),
  ])
  func relative(_ path: String, _ folder: String, _ seen: String) {
    #expect(Path.relative(path, to: folder) == seen)
  }
}
