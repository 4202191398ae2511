#!/usr/bin/env bash
# The tool for this action: the one that is on the path, else the released one of the action's own tag, else built from
# the sources that the action came with.
#   find   puts the tool on the path of later steps; where it has to be built, says as an output of the step what the build
#          depends on
#   build  builds it where the cache did not have it, and puts it on the path of later steps
set -euo pipefail
root=$(cd "${BASH_SOURCE[0]%/*}/../../.." && pwd)
folder=$RUNNER_TEMP/modalflow
# The tool that reads Swift is a file of its own, twice as large.
kind=${MODALFLOW_SOURCES:+-swift}

# The archive for this machine, as releases name it; nothing where there is none.
system() {
  case "$(uname -s) $(uname -m)" in
    "Linux x86_64") echo linux-x86_64 ;;
    "Linux aarch64" | "Linux arm64") echo linux-aarch64 ;;
    Darwin\ *) echo macos-universal ;;
  esac
}

# The SHA-256 of standard input.
digest() {
  if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -d ' ' -f 1
}

# Downloads and checks the release of the tag that the action is used with; fails where it cannot be used, and says why.
download() {
  local version=${MODALFLOW_REF:-} name address sum
  if ! [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]]; then echo "‘$version’ is no version, so that it has no release."; return 1; fi
  if [ -z "$(system)" ]; then echo "There is no release for $(uname -s) on $(uname -m)."; return 1; fi
  name=modalflow-$version-$(system)$kind
  address=${MODALFLOW_RELEASES:-}/download/$version/$name.tar.gz
  mkdir -p "$folder/download"
  cd "$folder/download"
  curl --fail --silent --show-error --location --retry 3 --max-time 120 --remote-name "$address" ||
    { echo "$address cannot be downloaded."; return 1; }
  curl --fail --silent --show-error --location --retry 3 --max-time 60 --remote-name "$address.sha256" ||
    { echo "$name.tar.gz has no checksum that can be downloaded, so that it is not used."; return 1; }
  # The checksum of this archive and of no other file, whatever else is said there.
  sum=$(digest < "$name.tar.gz")
  if [ -z "$sum" ] || [ "$sum" != "$(head -n 1 "$name.tar.gz.sha256" | cut -d ' ' -f 1)" ]; then
    echo "::error::$name.tar.gz is not what its checksum says."
    return 3
  fi
  if ! { tar -xzf "$name.tar.gz" && mv "$name/modalflow" "$folder/modalflow"; }; then
    echo "$name.tar.gz has no tool in it."; return 1
  fi
  local inside
  inside=$("$folder/modalflow" --version) || inside="that does not run here"
  if [ "$inside" != "$version" ]; then echo "The tool in $name.tar.gz is one $inside, not $version."; return 1; fi
}

case $1 in
  find)
    if command -v modalflow >/dev/null; then exit 0; fi
    code=0
    (download) || code=$?
    case $code in
      0) echo "$folder" >> "$GITHUB_PATH"; exit 0 ;;
      3) exit 1 ;;
    esac
    rm -rf "$folder"
    echo "The tool is built from its sources."
    key=$(cd "$root" && find Package.swift Sources Rules -type f -print0 | LC_ALL=C sort -z | xargs -0 cat | git hash-object --stdin)
    echo "key=$key$kind" >> "$GITHUB_OUTPUT"
    ;;
  build)
    if [ ! -x "$folder/modalflow" ]; then
      bash "$root/.ci/setup"
      options=()
      if [ -n "$kind" ]; then options=(--traits SwiftSources); fi
      built=$(bash "$root/.ci/release" --package-path "$root" --scratch-path "$RUNNER_TEMP/modalflow-build" ${options[@]+"${options[@]}"})
      mkdir -p "$folder"
      cp "$built" "$folder/"
    fi
    echo "$folder" >> "$GITHUB_PATH"
    ;;
esac
