/// A part of reading a flow: it goes on with what its builder holds.
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
