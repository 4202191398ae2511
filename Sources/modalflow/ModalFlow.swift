internal import ArgumentParser

/// The command line: words in, exit code out.
@main struct ModalFlow: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "modalflow")
}
