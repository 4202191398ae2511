import StateExploration

/// What can happen to a stack; `Transition` alone is also the flow’s word for `modalTransitionStyle`.
typealias StackTransition = StateExploration.Transition<FlowSystem>
