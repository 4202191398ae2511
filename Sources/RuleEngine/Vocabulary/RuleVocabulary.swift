internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// The records and enums that conditions use: it connects the expression language with flows.
///
/// Names are those of the flow language in camel case; members of enums are spelled as in flows.
enum RuleVocabulary {
  /// A record type with all its fields.
  struct Record: Sendable {
    let type: RecordType
    let needs: [String: ExplorationNeeds]
    let summaries: [String: SummaryPart]
    /// Whether its objects have a place in a file.
    let isPlaced: Bool

    init<Object: RuleRecord>(_ object: Object.Type) {
      var fields = RecordFields<Object>(record: Object.type)
      Object.declare(&fields)
      type = Object.type
      needs = fields.needs
      summaries = fields.summaries
      isPlaced = Object.isPlaced
      // Elements of a file do not change while rules are evaluated.
      type.isFixed = isPlaced
    }
  }

  /// All records, in the order of the reference page: those of the flow, then those of its behaviour.
  static let records = [
    Record(FlowRecords.self), Record(ScreenRecord.self), Record(PresentationRecord.self),
    Record(ButtonRecord.self), Record(ClosingRecord.self), Record(WayRecord.self), Record(EffectRecord.self),
    Record(CallbackRecord.self), Record(TriggerRecord.self), Record(ConditionRecord.self),
    Record(GuardRecord.self), Record(UnsavedRecord.self), Record(AdaptationRecord.self),
    Record(CustomRecord.self), Record(AllowanceRecord.self),
    Record(EnvironmentRecord.self), Record(FrameRecord.self), Record(BelowRecord.self),
    Record(MoveRecord.self), Record(StepRecord.self), Record(DropRecord.self),
    Record(DismissalRecord.self), Record(ExpectationRecord.self), Record(EventRecord.self),
    Record(GoalRecord.self),
  ]

  /// All enums, in the order of the reference page.
  static let enums = [
    Kind.type, Style.type, Role.type, Placement.type, Purpose.type, TaskSize.type, Content.type, Device.type,
    Framework.type, Host.type, Transition.type, Verb.type, Receiver.type, Truth.type, Fact.type,
    CallbackName.type, TriggerKind.type, CompactAdaptation.type, SizeClass.type, Look.type, Gesture.type,
    MoveKind.type, Actor.type, DropReason.type, Hit.type, Crash.type, Found.type,
  ]

  /// The records whose objects have a place in a file.
  static let placed = records.filter(\.isPlaced).map(\.type)

  /// The vocabulary of archives of rules.
  static let stored = StoredVocabulary(records: records.map(\.type), enums: enums)
}

extension Subject {
  /// The record of its elements, with all its fields.
  var record: RecordType {
    _ = RuleVocabulary.records
    return switch self {
    case .screen: ScreenRecord.type
    case .presentation: PresentationRecord.type
    case .button: ButtonRecord.type
    case .effect: EffectRecord.type
    case .callback: CallbackRecord.type
    case .trigger: TriggerRecord.type
    case .condition: ConditionRecord.type
    case .expectation: ExpectationRecord.type
    case .allowance: AllowanceRecord.type
    }
  }
}
