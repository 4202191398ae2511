import Testing

/// Git runs hooks with variables of its own, whose paths start from the working folder.
struct HookEnvironmentTests {
  @Test(arguments: ["GIT_DIR=.git", "GIT_DIR=.git GIT_INDEX_FILE=.git/index GIT_PREFIX="])
  func sinceAsksTheRightRepository(_ variables: String) throws {
    let outcome = try Tool.run(
      shell: """
        cd "$(mktemp -d)" && git init -q . && mkdir flows \
        && printf 'modalflow: 1\\nstart: a\\nscreens:\\n  a: {title: A, buttons: [{label: B, present: b, style: fullScreen}]}\\n  b: {title: B}\\n' > flows/a.yaml \
        && git add -A && git -c user.name=a -c user.email=a@example.com commit -q -m one \
        && printf '# moved\\n' | cat - flows/a.yaml > flows/b.yaml && git rm -q -f flows/a.yaml && git add -A \
        && \(variables) modalflow lint flows --since HEAD --format concise
        """)
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("1 there before"), "\(outcome.errors)")
  }
}
