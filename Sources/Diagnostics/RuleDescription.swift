/// The description of one rule, in plain text: for `explain`, for lists and for reports.
public struct RuleDescription: Sendable {
  /// A flow as an example for the rule.
  public struct Example: Sendable {
    /// What it shows, in a few words.
    public var name: String
    /// The flow as YAML.
    public var flow: String

    /// Creates an example.
    public init(name: String, flow: String) {
      self.name = name
      self.flow = flow
    }
  }

  /// A parameter that a team can set.
  public struct Parameter: Sendable {
    /// Its key.
    public var name: String
    /// Its type, as in rule files.
    public var type: String
    /// Its default, as in rule files.
    public var standard: String
    /// Its meaning.
    public var says: String

    /// Creates a parameter.
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
  /// The word for its severity, or for several: `error, else warning`.
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
  /// Its parameters.
  public var parameters: [Parameter]
  /// Its sources.
  public var sources: [String]
  /// The address of the guidance on which it is based; empty if it is not on the web.
  public var address: String
  /// Broader rules whose findings it replaces at the same place.
  public var folds: [String]
  /// Flows in which it has findings.
  public var avoid: [Example]
  /// Flows in which it has none.
  public var prefer: [Example]

  /// The file or folder of rules on the command line that contains it; empty if it is found without.
  public var folder = ""

  /// The command that prints the page.
  public var command: String {
    "modalflow explain \(id)" + (folder.isEmpty ? "" : " --rules \(ShellWord.text(folder))")
  }

  /// Creates a description; empty values are left out of the output.
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
