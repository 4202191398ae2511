/// All keys of configuration files. The reader, the JSON Schema and the reference are made from this table.
enum ConfigurationTable {
  static let entries: [ConfigurationEntry] = [
    entry(
      .extends, .paths, absent: "nothing", in: [.file],
      "configuration files whose settings come first; what stands in this file wins. Circles are an error"),
    entry(
      .edition, .month, absent: "the newest that the tool knows", in: [.file, .profile],
      "the edition of the built-in rules: those that came or were widened later are not checked, so that a new version of the tool finds nothing new"
    ),
    entry(
      .targets, .patterns, absent: "the working folder", in: [.file, .profile],
      "what is linted where no path is given: files, folders and patterns. Replaces what was extended"),
    entry(
      .exclude, .patterns, absent: "nothing", in: [.file, .profile],
      "files and folders that are left out of folders and patterns; a file that is named itself is always linted"
    ),
    entry(
      .rules, .paths, absent: "the built-in rules only", in: [.file, .profile],
      "rule files, and folders of them, of your own"),
    entry(
      .select, .selectors, absent: "all rules", in: [.file, .profile, .override],
      "the only rules to ask: starts anew, whatever was chosen before"),
    entry(
      .also, .selectors, absent: "nothing more", in: [.file, .profile, .override],
      "rules to ask besides, such as those that an extended file ignores"),
    entry(
      .ignore, .selectors, absent: "nothing", in: [.file, .profile, .override],
      "rules not to ask; comes behind ‘select’ and ‘also’ of the same map"),
    entry(
      .mandatory, .selectors, absent: "none", in: [.file, .profile],
      "rules that nobody gets round: no ‘allow’, baseline, ‘ignore’ or lower severity has an effect on them"),
    entry(
      .severity, .severities, absent: "as the rules say", in: [.file, .profile, .override],
      "how much findings weigh; in one map a rule’s id wins over its category, that over a severity and ‘all’"
    ),
    entry(
      .parameters, .parameters, absent: "as the rules say", in: [.file, .profile, .override],
      "values for the parameters of rules; ‘modalflow explain’ shows what a rule has"),
    entry(
      .failOn, .words(Threshold.allCases.map(\.rawValue)), absent: "`error`", in: [.file, .profile],
      "the least severity that makes the exit code 1"),
    entry(
      .show, .words(LeastShown.allCases.map(\.rawValue)), absent: "`warning`", in: [.file, .profile],
      "the least severity that texts for people show, from the terminal to pull requests; less is counted, and formats for programs hold it. What fails a run is always shown"
    ),
    entry(
      .limitWork, .count(upTo: .max), absent: "`\(PlayLimits.standardFacts)`", in: [.file, .profile],
      "the derived facts, and nodes of diagrams for sets of worlds, after which a flow is explored no further; a rule that found nothing up to then is undecided"
    ),
    entry(
      .limitMemory, .count(upTo: PlayLimits.maximumMiB), absent: "`\(PlayLimits.standardMiB)`",
      in: [.file, .profile],
      "the mebibytes that what is known of a flow may take before it is explored no further"),
    entry(
      .baseline, .path, absent: "`\(BaselineFile.standardName)` beside this file, if there is one",
      in: [.file, .profile],
      "the file of findings that are known; ‘modalflow baseline write’ makes it"),
    entry(
      .overrides, .list(.override), absent: "none", in: [.file, .profile],
      "settings for some files and elements; they come behind all others, in their order"),
    entry(
      .profiles, .map(.profile), absent: "none", in: [.file],
      "settings that count with ‘--profile NAME’; they come behind those of the files"),
    entry(
      .paths, .patterns, absent: "all files", in: [.override],
      "the files it is for, by the file in which a finding stands"),
    entry(
      .elements, .elements, absent: "all elements", in: [.override],
      "the elements it is for, with all that is in them, as findings name them; `*` stands for any part of a name, `**` for any number of names"
    ),
  ]

  private static func entry(
    _ key: ConfigurationKey, _ type: ConfigurationType, absent: String, in forms: [ConfigurationForm],
    _ says: String
  ) -> ConfigurationEntry {
    ConfigurationEntry(key: key, type: type, absent: absent, says: says, forms: forms)
  }

  /// The rows of one map.
  static func entries(of form: ConfigurationForm) -> [ConfigurationEntry] {
    entries.filter { $0.forms.contains(form) }
  }
}
