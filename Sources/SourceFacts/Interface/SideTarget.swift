/// Targets beside the app itself, by their names: samples, previews, App Clips, watch apps, extensions.
public enum SideTarget {
  private static let words = [
    "sample", "example", "demo", "appclip", "app clip", "playground", "preview", "watch", "widget",
    "extension",
  ]

  /// Whether a target or one of the folders of a path has such a name.
  public static func isNamed(by path: String) -> Bool {
    path.split(separator: "/").contains { folder in
      let name = folder.lowercased()
      return words.contains { name.contains($0) }
    }
  }

  /// Whether a folder of a path is that of a watch app or its extension: `Shop Watch App`, `Shop WatchKit Extension`.
  public static func isOfWatch(_ path: String) -> Bool {
    folders(of: path).split(separator: "/").contains { folder in
      let name = folder.lowercased().filter { $0 != " " }
      return name.contains("watchapp") || name.contains("watchkit")
    }
  }

  /// The folders of a path, without the file.
  public static func folders(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
