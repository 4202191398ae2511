#!/usr/bin/env bash
# Lints what the inputs of the action say: the log for people, annotations, the summary of the step, and SARIF if wanted.
set -euo pipefail

arguments=(lint --color always --output github=-)
if [ -n "$MODALFLOW_SARIF" ]; then
  mkdir -p "$(dirname -- "$MODALFLOW_SARIF")"
  arguments+=(--output "sarif=$MODALFLOW_SARIF")
fi
while IFS= read -r option; do
  if [ -n "$option" ]; then arguments+=("$option"); fi
done <<< "$MODALFLOW_OPTIONS"
arguments+=(--)
while IFS= read -r path; do
  if [ -n "$path" ]; then arguments+=("$path"); fi
done <<< "$MODALFLOW_PATHS"

code=0
modalflow "${arguments[@]}" || code=$?
echo "exit-code=$code" >> "$GITHUB_OUTPUT"
exit "$code"
