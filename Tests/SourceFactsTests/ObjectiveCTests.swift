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
}
