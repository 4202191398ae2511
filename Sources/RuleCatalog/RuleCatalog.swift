// The rules of `Rules/`, embedded by the build plugin.
