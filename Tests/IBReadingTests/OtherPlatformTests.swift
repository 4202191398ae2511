import IBReading
import SourceFacts
import Testing

/// Sources of targets for other systems that lie beside the app's.
struct OtherPlatformTests {
  /// A project with an app for iPhone and another target with these build settings.
  private static func files(_ settings: String, folder: String = "Shop TV") -> PlatformFiles {
    let project = """
      {objects = {P = {isa = PBXProject; mainGroup = G; targets = (T, V);};
      G = {isa = PBXGroup; children = (GA, GV, GS); sourceTree = "<group>";};
      GA = {isa = PBXGroup; path = App; children = (FA, FB); sourceTree = "<group>";};
      GV = {isa = PBXGroup; name = Other; path = "\(folder)"; children = (FV, FB2); sourceTree = "<group>";};
      GS = {isa = PBXFileSystemSynchronizedRootGroup; path = Large; exceptions = (E); sourceTree = "<group>";};
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("Both/Shared.swift"); target = T;};
      FA = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>";};
      FB = {isa = PBXFileReference; path = Model.swift; sourceTree = "<group>";};
      FV = {isa = PBXFileReference; path = Big.swift; sourceTree = "<group>";};
      FB2 = {isa = PBXFileReference; path = "App/Other.swift"; sourceTree = SOURCE_ROOT;};
      BA = {fileRef = FA;}; BB = {fileRef = FB;}; BC = {fileRef = FB;}; BV = {fileRef = FV;}; BD = {fileRef = FB2;};
      T = {name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = TL; buildPhases = (S);};
      S = {isa = PBXSourcesBuildPhase; files = (BA, BB);};
      TL = {buildConfigurations = (TC);}; TC = {name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.0;};};
      V = {name = "Shop TV"; productType = "com.apple.product-type.application"; buildConfigurationList = VL; buildPhases = (VS);
      fileSystemSynchronizedGroups = (GS);};
      VS = {isa = PBXSourcesBuildPhase; files = (BV, BC, BD);};
      VL = {buildConfigurations = (VC);}; VC = {name = Release; buildSettings = {\(settings)};};};
      rootObject = P;}
      """
    var reading = InterfaceReading()
    reading.read(Array(project.utf8), path: "Code/Shop.xcodeproj/project.pbxproj")
    return reading.finish().otherPlatforms
  }

  @Test(arguments: [
    "SDKROOT = appletvos;", "SDKROOT = watchos;", "SDKROOT = macosx;", "SDKROOT = xros;",
    "SDKROOT = auto; SUPPORTED_PLATFORMS = \"appletvos appletvsimulator\";",
  ])
  func whatIsBuiltForThemAloneIsLeftOut(_ settings: String) {
    let files = Self.files(settings)
    #expect(files.has("Code/Shop TV/Big.swift") && files.has("Code/App/Other.swift"))
    #expect(files.has("Code/Large/Deep/A.swift"))
    // Both targets have them.
    #expect(!files.has("Code/App/Model.swift") && !files.has("Code/Large/Both/Shared.swift"))
    #expect(!files.has("Code/App/Home.swift") && !files.has("Code/Elsewhere.swift"))
  }

  @Test(arguments: [
    "SDKROOT = iphoneos;", "", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";",
    "SUPPORTED_PLATFORMS = \"$(PLATFORMS)\";",
  ])
  func whatMayBeForIPhoneIsRead(_ settings: String) {
    let files = Self.files(settings)
    #expect(!files.has("Code/Shop TV/Big.swift") && !files.has("Code/Large/Deep/A.swift"))
  }

  @Test(arguments: ["./Shop TV", "../Code//Shop TV/", "App/../Shop TV/."]) func pathsMayGoUp(_ folder: String)
  {
    let files = Self.files("SDKROOT = appletvos;", folder: folder)
    #expect(files.has("Code/Shop TV/Big.swift"))
    #expect(!files.has("Code/App/Home.swift"))
  }
}
