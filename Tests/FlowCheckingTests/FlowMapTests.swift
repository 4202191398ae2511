import Diagnostics
import FlowChecking
import Foundation
import TestSupport
import Testing

/// The map of a flow has every screen and every place that leads to one.
struct FlowMapTests {
  static let flows = FlowCheck(
    paths: [Repository.root.appending(path: "Tests/Fixtures/flows").path],
    configuration: oneRule, drawing: true
  ).run().report.flows

  private static var oneRule: ConfigurationRequest {
    var request = ConfigurationRequest()
    request.select = ["vague-alert-title"]
    return request
  }

  /// The map of a flow that stands in a temporary folder.
  private func map(_ text: String) throws -> FlowMap {
    let folder = try TemporaryFolder(["flow.yaml": text])
    let flows = FlowCheck(paths: [folder.path("flow.yaml")], drawing: true).run()
    return try #require(flows.report.flows.first?.map)
  }

  private func lines(_ map: FlowMap) -> [String] {
    map.edges.map { edge in
      let by = edge.performers.map { map.screens[$0].id }.joined(separator: "+")
      let ways = [edge.way.rawValue, edge.styles.joined(separator: "/")].filter { !$0.isEmpty }
      let cause = "\(edge.cause.rawValue) \(edge.label)"
      let condition = edge.condition.isEmpty ? "" : " if \(edge.condition)"
      return "\(map.screens[edge.from].id) > \(map.screens[edge.to].id): "
        + "\(ways.joined(separator: " ")), \(cause)\(condition), by \(by)"
    }
  }

  @Test func isMadeOnlyWhenAskedFor() throws {
    let path = Repository.root.appending(path: "Tests/Fixtures/flows/000-pommie-before.yaml").path
    let report = FlowCheck(paths: [path]).run().report
    #expect(report.flows.count == 1 && report.flows.allSatisfy { $0.map == nil })
  }

  @Test func saysWhatLeadsWhere() throws {
    let map = try map(
      """
      modalflow: 1
      app: {name: Shop}
      start: home
      triggers:
        - {when: deep-link, label: offer link, present: offer}
      screens:
        home: {kind: tabs, tabs: [shelf, account]}
        shelf:
          in: navigation
          title: Shelf
          buttons:
            - {label: Item, push: item}
            - {label: Sort, present: sort, style: popover, anchor: sender}
        account:
          in: navigation
          buttons: [{label: Log Out, set-root: login}]
        item:
          title: Item
          unsaved: [note]
          back: {does: [{present: ask}]}
          callbacks: {did-appear: {present: offer, style: {regular: formSheet, else: fullScreen}}}
        sort: {buttons: [{label: Done, role: done, does: [dismiss]}]}
        ask:
          kind: alert
          title: Leave?
          buttons:
            - {label: Offer, present: offer, if: unsaved, else: pop}
            - {label: Stay, role: cancel}
        offer: {buttons: [{symbol: xmark, accessibility-label: Close, role: close, does: [dismiss]}]}
        login: {buttons: [{label: Log In, set-root: home}]}
      """)
    #expect(map.name == "Shop")
    #expect(map.screens[map.start].id == "home")
    #expect(map.screens[map.start].children.map { map.screens[$0].id } == ["shelf", "account"])
    #expect(map.screens.filter { !$0.containers.isEmpty }.map(\.id) == ["shelf", "account"])
    #expect(map.screens.filter(\.isDialog).map(\.id) == ["ask"])
    #expect(
      lines(map).sorted() == [
        "account > login: set-root, button Log Out, by account",
        "ask > offer: present automatic, button Offer if unsaved, by item",
        "home > offer: present automatic, trigger offer link, by home",
        "item > ask: present automatic, back Back, by item",
        "item > offer: present formSheet/fullScreen, callback did-appear, by item",
        "login > home: set-root, button Log In, by login",
        "shelf > item: push, button Item, by shelf",
        "shelf > sort: present popover, button Sort, by shelf",
      ])
    let sort = try #require(map.edges.first { $0.label == "Sort" })
    #expect(sort.owner.text == "screens.shelf.buttons.sort")
    #expect(sort.owner.contains(sort.element) && sort.element.text.hasSuffix("present.sort"))
  }

  @Test(arguments: flows) func hasEverything(_ flow: CheckedFlow) throws {
    let map = try #require(flow.map)
    #expect(map.screens.count == flow.screens)
    #expect(map.edges.count { $0.way == .present } == flow.presentations)
    #expect(Set(map.screens.map(\.id)).count == map.screens.count)
    #expect(Set(map.edges.map(\.element)).count == map.edges.count)
    for edge in map.edges {
      #expect(map.screens.indices.contains(edge.from) && map.screens.indices.contains(edge.to))
      #expect(!edge.performers.isEmpty && !edge.label.isEmpty)
      #expect(edge.owner.contains(edge.element), "\(edge.owner) does not hold \(edge.element)")
      #expect(edge.styles.isEmpty == (edge.way != .present))
    }
    for (index, screen) in map.screens.enumerated() {
      #expect(screen.children.allSatisfy { map.screens[$0].containers.contains(index) })
      #expect(screen.containers.allSatisfy { map.screens[$0].children.contains(index) })
    }
  }
}
