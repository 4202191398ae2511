/// A part of the reader of flows, which shares a builder with the others.
protocol FlowBuilding {
  var builder: FlowBuilder { get }
}

extension FlowBuilding {
  var decoder: FormDecoder { builder.decoder }

  var flow: Flow {
    _read { yield builder.flow }
    nonmutating _modify { yield &builder.flow }
  }

  var unresolved: Unresolved {
    _read { yield builder.unresolved }
    nonmutating _modify { yield &builder.unresolved }
  }
}
