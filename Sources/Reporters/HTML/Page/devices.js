// Devices and styles: the geometry, all of it, in units that are CSS pixels at scale 1 and not points, so that
// labels stay legible.
const DEVICE = {
  "iphone":           { w: 178, h: 372, bezel: 6, radius: 32, status: 32, bar: 34, side: 12, foot: 22, words: "iPhone, portrait" },
  "iphone-landscape": { w: 372, h: 178, bezel: 6, radius: 32, status: 6,  bar: 32, side: 34, foot: 14, words: "iPhone, landscape" },
  "ipad":             { w: 390, h: 288, bezel: 8, radius: 18, status: 18, bar: 34, side: 16, foot: 14, words: "iPad, landscape" },
  "ipad-portrait":    { w: 288, h: 390, bezel: 8, radius: 18, status: 18, bar: 34, side: 16, foot: 14, words: "iPad, portrait" },
  "ipad-narrow":      { w: 390, h: 288, bezel: 8, radius: 18, status: 18, bar: 34, side: 12, foot: 14, narrow: 168, words: "iPad, in a narrow window" },
  "mac":              { w: 390, h: 270, bezel: 2, radius: 12, status: 20, bar: 34, side: 16, foot: 12, words: "Mac" },
};
const deviceOf = scene => DEVICE[scene.device === "mac" ? "mac" : scene.narrow ? "ipad-narrow" : scene.device === "ipad" ? (scene.landscape ? "ipad" : "ipad-portrait") : scene.landscape ? "iphone-landscape" : "iphone"];
const sizeOf = d => ({ w: d.w + 2 * d.bezel + 4, h: d.h + 2 * d.bezel + 10 });

/** Drawn by themselves, not as a screen with a bar. */
const DIALOG = new Set(["alert", "actionSheet", "confirmationDialog"]);
/** Behind these the rest is darker. */
const DIMS = new Set(["card", "partial", "centred", "alert", "bottomSheet", "custom"]);
/** Behind these nothing is seen. */
const COVERS = new Set(["root", "full"]);

const isTall = layer => layer.look === "card" && (layer.height ?? 100) >= 100;

/** The rectangle of a layer in a window. `covered`: a card lies on it, so it steps back. */
function areaOf(layer, win, d, ios, covered) {
  const round = ios >= 26, lift = covered ? 9 : 0, inset = covered ? 10 : 0;
  switch (layer.look) {
    case "card": case "partial": {
      const height = layer.height ?? 100;
      const y = height >= 100 ? win.y + d.status + 10 - lift * 1.25 : win.y + win.h * (1 - Math.max(height, 24) / 100);
      const floats = round && height < 100 ? 5 : 0;
      return { x: win.x + inset + floats, y, w: win.w - 2 * (inset + floats), h: win.y + win.h - y - floats, r: round ? 22 : 12, top: true, corner: floats ? null : "top" };
    }
    case "centred": {
      const w = Math.min(236, win.w - 24) - 2 * inset, height = Math.min(230, win.h - 20);
      return { x: win.x + (win.w - w) / 2, y: win.y + (win.h - height) / 2 - lift, w, h: height, r: round ? 20 : 12, top: true };
    }
    case "custom": {
      const w = win.w - 20, height = Math.max(120, win.h * .62);
      return { x: win.x + 10, y: win.y + win.h - height - 10, w, h: height, r: round ? 22 : 14, top: true };
    }
    case "pane": {
      const w = win.w > 250 ? win.w * .56 : win.w;
      return { x: win.x + win.w - w, y: win.y, w, h: win.h, r: 0, fill: true, isPane: win.w > 250 };
    }
    default: return { ...win, r: 0, fill: true };
  }
}

const LOOK_WORDS = {
  root: "fills the window", full: "covers the screen", card: "is a card on top", partial: "is a sheet at the bottom", centred: "is a sheet in the middle",
  popover: "is a popover", alert: "is an alert", bottomSheet: "is an action sheet at the bottom", pane: "stands in its part of the window", custom: "is shown in the app’s own way",
};
