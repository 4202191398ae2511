// The module's first file arrives with it.
