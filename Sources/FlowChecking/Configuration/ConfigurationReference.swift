/// The reference of configuration files, generated from the table of keys.
enum ConfigurationReference {
  /// The reference as one page of Markdown.
  static func page() -> String {
    var page = opening
    for form in ConfigurationForm.allCases {
      page += "\n### \(heading(of: form))\n\n"
      page += "| key | value | absent means | what it says |\n|---|---|---|---|\n"
      for entry in ConfigurationTable.entries(of: form) {
        page += "| `\(entry.key.rawValue)` | \(entry.type.reference) | \(entry.absent) | \(entry.says) |\n"
      }
    }
    return page + "\n" + meaning
  }

  private static func heading(of form: ConfigurationForm) -> String {
    switch form {
    case .file: "Top of a file"
    case .profile: "profile"
    case .override: "override"
    }
  }

  private static let opening = """
    # Configuration

    A file `.modalflow.yaml` says how the flows below its folder are checked. Nothing needs one: without it, every
    built-in rule is asked.

    ```yaml
    # yaml-language-server: $schema=modalflow-config.schema.json
    edition: 2026-11                 # a newer tool finds nothing new until this is raised
    targets: [Flows]
    exclude: [Flows/Drafts]
    rules: [ModalRules]              # the team's own
    ignore: [several-prominent-actions]
    severity: {accessibility: error, untitled-modal: info}
    parameters: {modal-stack-too-deep: {maximum: 3}}
    mandatory: [data-loss]           # no allow, no baseline, no override
    overrides:
      - {paths: [Flows/Legacy/**], ignore: [styles]}
      - {elements: [screens.onboarding-*], severity: {ways-out: error}}
    profiles:
      release: {fail-on: info}
    ```

    `modalflow config [PATH]` prints what counts for a flow, with the file and line each value came from, and
    `modalflow config [PATH] --rule RULE` why a rule is asked or not. An unknown key, rule or parameter is an error where
    it stands: a configuration that is half understood checks nothing.

    ## Keys

    """

  private static let meaning = """
    ## Which file counts

    - For each flow the nearest `.modalflow.yaml` at or above its root file. The search ends at the folder of the
      repository (the one with `.git`), and outside of a repository at the working folder. Files do not add up by
      themselves: a file that wants another one's settings names it in `extends`.
    - `--config PATH` uses that file for all flows, `--no-config` none, nor the baseline beside it.
    - Paths and patterns start from the folder of the file they stand in. Those of `extends`, `rules`, `baseline` and
      `targets` never lead out of the repository, are never absolute and go through no link, because a configuration may
      come with a pull request. What the command line names may lie anywhere.

    ## Which files are found

    Where no path is given, or that of a folder or a pattern, files are found: YAML files with a flow in them, but none
    whose name or folder begins with a dot, none that a link leads to, none that git leaves out by `.gitignore` or the
    repository’s `info/exclude`, and none of `exclude`. A file that is named is always read; `--no-ignore` finds what git leaves
    out too. Git is not asked: a file under version control is left out as well where a pattern is about it, and a person’s own
    list of patterns (`core.excludesFile`) is not read, so that the same is linted on every desk.

    ## What wins

    Later beats earlier: extended files, the file itself, the profile (`--profile NAME`), the overrides that match, the
    command line, which may also leave mandatory rules out of one run. Lists of `exclude`, `rules` and `mandatory` add up;
    `targets`, `edition`, `fail-on`, `limit-work`, `limit-memory` and `baseline` replace. In each map `select`
    starts anew, `also` adds, `ignore` takes away.

    A selector is a rule's id, a category (`ways-out`), a severity (`info`) or `all`. A severity chooses findings of that
    severity, after `severity` has changed them. Rules that play the flow through are asked unless the command line
    says `--play none`, and even then where a `select` or `also` names them by id.

    An override is for the file and element that a finding stands in. Where several overrides set parameters of one rule,
    the last one that matches counts, on top of what holds everywhere. Findings that an override ignores are counted in
    the summary. A run that looks at everything below the configuration also names the patterns of overrides that meet no
    file and no element; patterns of `exclude` are often for what is not there yet, and are not named.

    ## Editions

    Every built-in rule belongs to the edition that brought it or last widened it. With `edition: 2026-11` a newer version
    of the tool asks no rule of a later edition, so that updating it never turns a build red. Without a pin, all rules the
    tool has are asked. An edition that the tool does not know yet is an error. A team's own rules belong to no edition.

    ## Findings that are meant to be

    A flow says so itself, at the element, with a reason:

    ```yaml
    about:
      title: About
      allow:
        missing-dismiss-button: a tap anywhere closes it
        modal-stack-too-deep: {reason: the tab bar comes in January, owner: Navigation, until: 2027-01-31}
    ```

    The reason is required; `owner` and `until` are not. After its last day the finding is back, with `expired-allowance`
    beside it. An `allow` whose finding is gone is `unused-allowance`; one of a rule under `mandatory` has no effect and is
    `forbidden-allowance`. An `allow` of a rule that does not exist is an error.

    ## Baselines

    `modalflow baseline write` notes all findings there are in `\(BaselineFile.standardName)`, one line for each, by rule,
    flow and element: it stays true when lines move, screens change their order or a file is renamed, and git merges it
    line by line. From then on those findings are in the baseline: counted, shown with `--show-accepted`, marked in every
    report, and no reason to fail. An entry may be given `reason`, `owner` and `until` by hand; `write` keeps them.

    \(BaselineTable.reference)
    - `modalflow baseline check` fails where an entry's finding is gone or its last day has passed.
    - `modalflow baseline prune` takes those entries out.
    - Findings of mandatory rules are never taken in.

    With `\(BaselineFile.standardName) merge=union` in `.gitattributes` two branches never conflict in it.

    ## What is new since a revision

    `modalflow lint --since main` checks the flows as they are and as they were at that revision, both with the rules of
    now, and fails for what is new, by rule and element. `--since main...` compares with where the branch left `main`.
    What was there already is counted. Renamed files are followed; nothing is checked out.

    ## Editors

    With the YAML language server (in VS Code, Neovim, Helix, Zed and others) one comment line gives completion, checks
    and explanations on hover:

        modalflow schema flow > modalflow.schema.json
        modalflow schema config > modalflow-config.schema.json

    and then at the top of a flow `# yaml-language-server: $schema=modalflow.schema.json`, at the top of `.modalflow.yaml`
    `# yaml-language-server: $schema=modalflow-config.schema.json`; paths start from the file.

    """
}
