#!/usr/bin/env bash
# Lints what the inputs of the action say: the log for people, annotations, the summary of the step, and SARIF if wanted.
# Where the sources of the app are named, findings name their lines, and a flow is held against them.
set -euo pipefail

arguments=(--color always --output github=-)
lint=("${arguments[@]}")
if [ -n "$MODALFLOW_SARIF" ]; then
  mkdir -p "$(dirname -- "$MODALFLOW_SARIF")"
  lint+=(--output "sarif=$MODALFLOW_SARIF")
fi
sources=${MODALFLOW_SOURCES:-} flow=${MODALFLOW_FLOW:-}
facts=
if [ -n "$sources" ]; then
  # Read once for both. What it says of Swift that this tool does not read, drift says again and ends with 2.
  facts=$RUNNER_TEMP/modalflow-facts.json
  modalflow facts "$sources" --output "$facts" 2>/dev/null || true
  if [ -s "$facts" ]; then lint+=(--sources "$sources" --facts "$facts"); fi
fi
while IFS= read -r option; do
  if [ -n "$option" ]; then lint+=("$option"); fi
done <<< "$MODALFLOW_OPTIONS"
lint+=(--)
while IFS= read -r path; do
  if [ -n "$path" ]; then lint+=("$path"); fi
done <<< "$MODALFLOW_PATHS"

code=0
modalflow lint "${lint[@]}" || code=$?
if [ -n "$sources" ] && [ -n "$flow" ]; then
  drift=0
  modalflow drift "$flow" --sources "$sources" "${arguments[@]}" || drift=$?
  # Bad input outweighs findings, findings outweigh nothing to lint.
  if [ "$drift" = 2 ] || { [ "$drift" = 1 ] && [ "$code" != 2 ]; }; then code=$drift; fi
fi
echo "exit-code=$code" >> "$GITHUB_OUTPUT"
exit "$code"
