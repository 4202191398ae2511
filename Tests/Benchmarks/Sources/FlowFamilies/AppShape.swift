/// What differs from app to app and changes the cost of every screen: where it runs, who writes it, how much of it can
/// be lost. By seed, not at random: seeds that follow one another take one head after the other, the widest first.
struct AppShape {
  /// The value of the key `app`, without its name.
  var platforms: String
  /// Of a hundred screens, so many are written in SwiftUI.
  var swiftUI: Int
  /// Of a hundred screens that could have unsaved work, so many have it.
  var unsaved: Int
  /// Of a hundred screens with unsaved work, so many hold it.
  var guarded: Int
  /// What comes without a tap, over anything that is up.
  var interruptions: Int

  init(seed: UInt64) {
    let heads = [
      "sdk: 26, ios: 17...26, devices: [iphone, ipad]",
      "sdk: 18, ios: 16...18, devices: [iphone]",
      "sdk: 18, ios: 15...18, devices: [iphone, ipad], orientations: {iphone: [portrait], ipad: [portrait, landscape]}",
      "sdk: 26, ios: 18...26, devices: [iphone, ipad, mac]",
      "sdk: 15, ios: 12...15, devices: [iphone, ipad], requires-full-screen: true",
      "sdk: 17, ios: 17, devices: [iphone], orientations: [portrait]",
    ]
    platforms = heads[Int(seed % UInt64(heads.count))]
    swiftUI = [25, 0, 50][Int(seed % 3)]
    unsaved = [30, 45, 20][Int(seed / 2 % 3)]
    guarded = [70, 90, 50][Int(seed / 3 % 3)]
    interruptions = [1, 0, 2][Int(seed % 3)]
    // SwiftUI's presentations came with iOS 13; this app has none.
    if platforms.contains("ios: 12") { swiftUI = 0 }
  }
}
