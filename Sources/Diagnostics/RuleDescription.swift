/// What there is to say about one rule, in plain text: for `explain`, for lists and for reports.
public struct RuleDescription: Sendable {
  /// A flow that shows the rule, with what it shows.
  public struct Example: Sendable {
    /// What it shows, in a few words.
    public var name: String
    /// The flow as YAML.
    public var flow: String

    /// An example from its name and its YAML.
    public init(name: String, flow: String) {
      self.name = name
      self.flow = flow
    }
  }

  /// Something that a team can set.
  public struct Parameter: Sendable {
    /// Its key.
    public var name: String
    /// Its type as it is written in rule files.
    public var type: String
    /// The value where nothing is set, as it is written.
    public var standard: String
    /// What it means.
    public var says: String

    /// A parameter with all it carries.
    public init(name: String, type: String, standard: String, says: String) {
      self.name = name
      self.type = type
      self.standard = standard
      self.says = says
    }
  }

  /// The rule's id.
  public var id: String
  /// A sentence without full stop.
  public var title: String
  /// A severity's word, or how it depends, such as `error, else warning`.
  public var severity: String
  /// The category it belongs to.
  public var category: String
  /// The edition of the guidance it comes from, `yyyy-mm`.
  public var since: String
  /// What is checked.
  public var what: String
  /// Why it matters.
  public var why: String
  /// What to do instead.
  public var instead: String
  /// What can be set.
  public var parameters: [Parameter]
  /// Where the rule comes from.
  public var sources: [String]
  /// Where the guidance behind it can be read; empty where it is not on the net.
  public var address: String
  /// Broader rules that it folds under itself.
  public var folds: [String]
  /// Flows in which it finds something.
  public var avoid: [Example]
  /// Flows in which it is silent.
  public var prefer: [Example]

  /// The file or folder of rules that the command line named for it; empty where it is found without.
  public var folder = ""

  /// The command that prints the page.
  public var command: String {
    "modalflow explain \(id)" + (folder.isEmpty ? "" : " --rules \(ShellWord.text(folder))")
  }

  /// A page; what is empty is left out of the output.
  public init(
    id: String, title: String, severity: String, category: String = "", since: String = "", what: String = "",
    why: String = "", instead: String = "", parameters: [Parameter] = [], sources: [String] = [],
    folds: [String] = [], address: String = "", avoid: [Example] = [], prefer: [Example] = []
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.category = category
    self.since = since
    self.what = what
    self.why = why
    self.instead = instead
    self.parameters = parameters
    self.sources = sources
    self.address = address
    self.folds = folds
    self.avoid = avoid
    self.prefer = prefer
  }
}
