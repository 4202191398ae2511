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

  /// Half a megabyte took six seconds.
  @Test(.timeLimit(.minutes(1))) func manyLinesAreReadAtOnce() {
    let lines = Array(
      repeating: "  [self setTitle:[NSString stringWithFormat:format, count]];\n", count: 100_000)
    let last = "[self presentViewController:one animated:YES completion:nil];"
    let unseen = ObjectiveCPlaces.unseen(in: Array((lines.joined() + last).utf8), path: "A.m")
    #expect(unseen.map(\.place.line) == [100_001])
  }
}
