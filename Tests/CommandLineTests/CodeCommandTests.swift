import Foundation
import TestSupport
import Testing

/// What commands that read an app's sources say where there is nothing to read, or where it cannot be read.
struct CodeCommandTests {
  private static let storyboard = """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="1"><objects>
        <viewController id="a" customClass="FirstViewController"><view key="view" id="v"/></viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test func anEmptyFolderIsNotClean() throws {
    let folder = try TemporaryFolder(["App/README.md": "Nothing.\n"])
    let outcome = try Tool.run(["code", "App"], in: folder.url)
    #expect(outcome.exitCode == 3)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.contains("error[nothing-to-lint]: there are no sources in ‘App’"), "\(outcome.errors)")
  }

  @Test(arguments: ["code", "facts", "draft"]) func aFileThatCannotBeReadIsNamed(_ command: String) throws {
    let folder = try TemporaryFolder(["App/Main.storyboard": "<document><scenes><scene", "App/A.strings": ""])
    let outcome = try Tool.run([command, "App"], in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(!outcome.output.contains("passed"), "\(outcome.output)")
    #expect(outcome.errors.contains("error[unreadable]: ‘App/Main.storyboard’"), "\(outcome.errors)")
  }

  @Test func filesAreCountedAndNotScreens() throws {
    let folder = try TemporaryFolder(["App/Main.storyboard": Self.storyboard])
    let outcome = try Tool.run(["code", "App"], in: folder.url)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("No findings in ‘App’ (1 file)"), "\(outcome.output)")
  }

  @Test func screensThatNothingPresentsAreCounted() throws {
    let folder = try TemporaryFolder(["App/Main.storyboard": Self.storyboard])
    let outcome = try Tool.run(["draft", "App"], in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.contains("nothing in ‘App’ presents the screen there is"), "\(outcome.errors)")
  }
}
