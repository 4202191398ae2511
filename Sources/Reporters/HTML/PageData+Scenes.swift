internal import Diagnostics
internal import JSON

extension JSONWriter {
  mutating func pageMembers(of scene: Scene, _ faces: inout FaceTable) {
    value("device", scene.device.rawValue)
    shown("ios", scene.ios)
    mark("landscape", if: scene.isLandscape)
    mark("narrow", if: scene.isNarrow)
    array("layers") { json in
      for layer in scene.layers { json.object { $0.pageMembers(of: layer, &faces) } }
    }
  }

  private mutating func pageMembers(of layer: Scene.Layer, _ faces: inout FaceTable) {
    value("face", faces.number(of: layer.face))
    value("look", layer.look.rawValue)
    if layer.height != 100 { value("height", layer.height) }
    mark("grabber", if: layer.hasGrabber)
    mark("undimmed", if: layer.isUndimmed)
    mark("guarded", if: layer.isGuarded)
    mark("searching", if: layer.isSearching)
    if let back = layer.back { shown("back", back) }
    shown(unlessEmpty: "anchor", layer.anchor)
    pageMembers("tabs", layer.tabs)
    pageMembers("columns", layer.columns)
    shown(unlessEmpty: "unsaved", layer.unsaved)
  }

  private mutating func pageMembers(_ key: String, _ tabs: [Scene.Tab]) {
    guard !tabs.isEmpty else { return }
    array(key) { json in
      for tab in tabs {
        json.object { json in
          json.shown("title", tab.title)
          json.mark("front", if: tab.isFront)
        }
      }
    }
  }

  mutating func pageMembers(of face: Scene.Face) {
    shown("screen", face.screen)
    shown("title", face.title)
    shown(unlessEmpty: "message", face.message)
    if face.kind != "screen" { shown("kind", face.kind) }
    shown(unlessEmpty: "content", face.content)
    mark("bar", if: face.hasBar)
    mark("search", if: face.hasSearch)
    shown(unlessEmpty: "fields", face.fields)
    array("buttons") { json in
      for button in face.buttons { json.object { $0.pageMembers(of: button) } }
    }
  }

  private mutating func pageMembers(of button: Scene.Button) {
    shown("id", button.id)
    shown("label", button.label)
    shown(unlessEmpty: "symbol", button.symbol)
    if button.role != "none" { shown("role", button.role) }
    shown("place", button.placement)
    mark("prominent", if: button.isProminent)
    mark("off", if: !button.isEnabled)
    mark("leads", if: button.leadsOn)
  }
}
