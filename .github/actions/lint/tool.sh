#!/usr/bin/env bash
# The tool for this action: the one that is on the path, else built from the sources that the action came with.
#   key    what the build depends on, as an output of the step; nothing where the tool is on the path
#   build  builds it where the cache did not have it, and puts it on the path of later steps
set -euo pipefail
root=$(cd "${BASH_SOURCE[0]%/*}/../../.." && pwd)
folder=$RUNNER_TEMP/modalflow

case $1 in
  key)
    if command -v modalflow >/dev/null; then exit 0; fi
    key=$(cd "$root" && find Package.swift Sources Rules -type f -print0 | LC_ALL=C sort -z | xargs -0 cat | git hash-object --stdin)
    echo "key=$key" >> "$GITHUB_OUTPUT"
    ;;
  build)
    if [ ! -x "$folder/modalflow" ]; then
      bash "$root/.ci/setup"
      built=$(bash "$root/.ci/release" --package-path "$root" --scratch-path "$RUNNER_TEMP/modalflow-build")
      mkdir -p "$folder"
      cp "$built" "$folder/"
    fi
    echo "$folder" >> "$GITHUB_PATH"
    ;;
esac
