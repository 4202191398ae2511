import FlowModel

extension Frame {
  /// The frame as rules see the one in front before an event, for records of the event that are told where other frames
  /// have come to the front: without what it only remembers for steps to come.
  ///
  /// An event that goes on through many frames carries it with it. Told in full, every frame beneath would be told apart by
  /// all that the one in front remembered.
  func told(_ tables: MachineTables) -> Frame {
    var frame = self
    frame.asideLower = []
    frame.worksBeneath = []
    frame.exposes = nil
    frame.hearsBeneath = false
    frame.rootHidden = 0
    frame.kept = 0
    if !tables.conditionsReadStack {
      frame.tracked = []
      frame.trackedAside = []
      frame.trackedLower = []
    }
    return frame
  }
}

extension Condition.Term {
  /// Whether it asks which screens are up, which frames know by what they remember of those beneath.
  var readsStack: Bool {
    contains { word in
      switch word {
      case .presents, .up: true
      default: false
      }
    }
  }
}
