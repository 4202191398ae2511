#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Controllers that come on screen by themselves, and are children of another one too.
struct AlsoPartTests {
  @Test func whatAStackOfAContainerBeginsWithPresentsInIt() {
    let facts = Snippet.facts(
      of: """
        class Container: UIViewController {}
        class Bid: UIViewController { @objc func next() { performSegue(withIdentifier: "next", sender: self) } }
        class Details: UIViewController {}
        class Home: UIViewController { func open() { present(Container(), animated: true) } }
        """,
      storyboard: """
        <document><scenes>
        <scene><objects><viewController id="c" customClass="Container"><connections>
        <segue destination="n" kind="embed" id="s1"/></connections></viewController></objects></scene>
        <scene><objects><navigationController id="n"><connections>
        <segue destination="b" kind="relationship" relationship="rootViewController" id="s2"/>
        </connections></navigationController></objects></scene>
        <scene><objects><viewController id="b" customClass="Bid"><connections>
        <segue destination="d" kind="show" identifier="next" id="s3"/></connections></viewController></objects></scene>
        <scene><objects><viewController id="d" customClass="Details"><connections>
        <segue destination="b" kind="show" identifier="again" id="s4"/></connections></viewController></objects></scene>
        </scenes></document>
        """)
    let pushed = facts.edges.filter { $0.target.type == "Details" }
    #expect(pushed.map(\.source.screens) == [["Bid", "Container"]])
    #expect(pushed.map(\.sure) == [.exact])
  }
}
#endif
