import Testing

@testable import SourceFacts

struct ObjectiveCTests {
  @Test func whatPresentsIsFoundByItsText() {
    let text = """
      - (void)presentViewController:(UIViewController *)one animated:(BOOL)flag {
        // [self presentViewController:old animated:YES completion:nil];
        [self presentViewController:one animated:YES completion:nil];
        [self.navigationController pushViewController:two animated:YES];
      }
      """
    let unseen = ObjectiveCPlaces.unseen(in: Array(text.utf8), path: "A.m")
    #expect(unseen.map(\.place.description) == ["A.m:3:3", "A.m:4:3"])
    #expect(unseen.allSatisfy { $0.reason == .objectiveC })
  }

  /// A method on one line is no declaration alone.
  @Test(arguments: [
    ("- (void)go { [self presentViewController:one animated:YES completion:nil]; }", true),
    ("+ (void)go:(id)host { [host showViewController:one sender:nil]; }", true),
    ("- (void)presentViewController:(UIViewController *)one animated:(BOOL)flag {", false),
    ("+ (void)pushViewController:(UIViewController *)one;", false),
    ("  [stack setViewControllers:@[one, two] animated:YES];", true),
    ("  [sheet showFromBarButtonItem:item animated:YES];", true),
    ("  [popover presentPopoverFromRect:rect inView:view];", true),
    ("  [self dismissViewControllerAnimated:YES completion:nil];", true),
    ("  [self.navigationController popToRootViewControllerAnimated:NO];", true),
    ("  self.window.rootViewController = tabs;", true), ("  [self.window setRootViewController:tabs];", true),
    ("  if (self.window.rootViewController == tabs) return;", false),
    ("  UIViewController *top = self.window.rootViewController;", false),
    ("  tabs.viewControllers=@[one, two];", true),
    ("  NSUInteger count = tabs.viewControllers.count;", false),
    ("  [menu presentOptionsMenuFromRect:rect inView:view animated:YES];", true),
    ("  UIAlertView *alert = [[UIAlertView alloc] initWithTitle:title message:nil delegate:nil];", true),
    ("- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^)(void))completion {", false),
  ])
  func aMethodOnOneLinePresents(_ line: String, _ isFound: Bool) {
    let unseen = ObjectiveCPlaces.unseen(in: Array(line.utf8), path: "A.m")
    #expect(unseen.count == (isFound ? 1 : 0))
  }

  /// A message is found where its name stands, however it is broken into lines.
  @Test(arguments: [
    ("[self\n  presentViewController:one\n  animated:YES completion:nil];", [2]),
    ("[self presentViewController\n  :one animated:YES completion:nil];", [1]),
    ("UIAlertView *alert = [[UIAlertView\n  alloc] initWithTitle:title];", [1]),
    ("self.window\n  .rootViewController\n  = tabs;", [2]),
    ("tabs.viewControllers = // two\n  @[one, two];", [1]),
    ("[self.navigationController /* on top */ pushViewController /* of it */ : two animated:YES];", [1]),
    (
      "- (void)presentViewController:(UIViewController *)one\n  animated:(BOOL)flag\n  completion:(id)done {\n}",
      []
    ),
    ("@implementation A\n\n- (void)pushViewController:(id)one\n  animated:(BOOL)flag;\n@end", []),
    (
      "- (void)go {\n  if (width\n    - (inset) > 0) [self presentViewController:one animated:YES completion:nil];\n}",
      [3]
    ),
  ])
  func aMessageOverSeveralLinesIsFound(_ text: String, _ lines: [Int]) {
    #expect(ObjectiveCPlaces.unseen(in: Array(text.utf8), path: "A.m").map(\.place.line) == lines)
  }

  /// What comments and texts say is not sent.
  @Test(arguments: [
    "/* [self presentViewController:one animated:YES completion:nil];\n[self pushViewController:two animated:YES]; */",
    "NSLog(@\"[self presentViewController:%@ \\\" animated:]\", one);",
    "// [self pushViewController:two animated:YES];",
  ])
  func commentsAndTextsAreLeftOut(_ text: String) {
    #expect(ObjectiveCPlaces.unseen(in: Array(text.utf8), path: "A.m").isEmpty)
  }

  /// Any bytes can be read.
  @Test(arguments: ["/*", "\"", "'", "\"\\", "[", "-", "presentViewController", "."])
  func aFileMayEndAnywhere(_ text: String) {
    #expect(ObjectiveCPlaces.unseen(in: Array(text.utf8), path: "A.m").isEmpty)
  }

  /// A line that closes hides no way, unless it brings something as well.
  @Test func whatOnlyClosesIsToldApart() {
    let text = """
      [self dismissViewControllerAnimated:YES completion:nil];
      [self dismissViewControllerAnimated:YES completion:^{ [host presentViewController:next animated:YES completion:nil]; }];
      """
    let unseen = ObjectiveCPlaces.unseen(in: Array(text.utf8), path: "A.m")
    #expect(unseen.map(\.onlyCloses) == [true, false])
  }

  /// A byte that is no UTF-8 took two more than it has, so that a line could begin before its file.
  @Test func columnsCountTheBytesThatAreThere() {
    let text = Array("  [self presentViewController:one animated:YES];".utf8) + [0xFF, 0xFF, 0xFF]
    let unseen = ObjectiveCPlaces.unseen(in: text, path: "A.m")
    #expect(unseen.map(\.place.description) == ["A.m:1:3"])
  }

  /// So much took six seconds once.
  @Test func manyLinesAreReadAtOnce() {
    let lines = Array(
      repeating: "  [self setTitle:[NSString stringWithFormat:format, count]];\n", count: 10_000)
    let last = "[self presentViewController:one animated:YES completion:nil];"
    let unseen = ObjectiveCPlaces.unseen(in: Array((lines.joined() + last).utf8), path: "A.m")
    #expect(unseen.map(\.place.line) == [10_001])
  }
}
