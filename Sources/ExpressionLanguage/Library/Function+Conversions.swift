extension Function {
  static let conversions: [Function] = []
  static let types: [Function] = []
}
