// One frame: what stands on the device, from the lowest layer that can be seen to the one in front.
function drawFrame(frame, label) {
  const scene = frame.scene, layers = scene.layers, c = canvas(scene, label), { win, glass, d, ios, box } = c, top = layers.length - 1;
  c.touched = frame.touch?.target; c.touchedLayer = frame.touch?.layer ?? frame.mark?.layer ?? top; c.marked = frame.mark?.target;
  let first = 0;
  layers.forEach((l, i) => { if (COVERS.has(l.look)) first = i; });
  const tall = layers.map((l, i) => isTall(l) && i > first ? i : -1).filter(i => i >= 0), card = tall.at(-1);
  layers.forEach((layer, i) => {
    if (i < first) { c.areas[i] = { hidden: true }; return; }
    // Of stacked cards the top one and its presenter are seen.
    if (card !== undefined && i < card - 1) { c.areas[i] = { hidden: true }; return; }
    const peeks = card !== undefined && i === card - 1, above = layers[i + 1], covered = above && (above.look === "card" || above.look === "centred") && isStacked(layer);
    if (i > first && DIMS.has(layer.look) && !layer.undimmed) glass.append(box(win.x, win.y, win.w, win.h, "var(--w-dim)"));
    const g = s("g"), face = data.faces[layer.face];
    let a;
    if (layer.look === "alert") a = drawAlert(c, g, layer, i);
    else if (layer.look === "bottomSheet") a = drawActionSheet(c, g, layer, i);
    else if (layer.look === "popover") a = drawPopover(c, g, layer, i);
    else {
      a = peeks && !isStacked(layer) ? { ...win, x: win.x + 10, y: win.y + d.status - 2, w: win.w - 20, h: win.h - d.status + 2, r: ios >= 26 ? 22 : 12, corner: "top", top: true } : areaOf(layer, win, d, ios, covered);
      if (["centred", "partial", "custom"].includes(layer.look)) glass.append(box(a.x, a.y + (layer.look === "partial" ? -2 : 3), a.w, a.h, "var(--w-shadow)", a.r, { opacity: .5 }));
      g.setAttribute("clip-path", c.clipTo(a));
      drawScreen(c, g, a, layer, i, { peeks, covered });
      if (a.top) g.append(c.outline(a, { fill: "none", stroke: layer.look === "partial" || layer.look === "custom" ? "var(--w-line)" : "var(--w-edge)", "stroke-width": 1.6 }));
    }
    c.areas[i] = a; glass.append(g);
    if (face.kind === "camera") c.dark = true;
  });
  const base = layers[first], night = base && isImmersive(data.faces[base.face]);
  furniture(c, night || card !== undefined, night && card === undefined);
  marks(c, frame);
  return c.svg;
}
const isStacked = l => l.look === "card" || l.look === "centred" || l.look === "partial";

// Frames are drawn when they come near the window; until then a blank of the same size holds the place.
const waiting = new Map();
const near = new IntersectionObserver(es => { for (const e of es) if (e.isIntersecting) develop(e.target); }, { rootMargin: "900px 900px" });
function develop(blank) { const make = waiting.get(blank); if (make) { waiting.delete(blank); near.unobserve(blank); blank.replaceWith(make()); } }
function blankFrame(frame) {
  const label = inWords(frame), { w, h: height } = sizeOf(deviceOf(frame.scene));
  const blank = s("svg", { viewBox: `0 0 ${w} ${height}`, width: w, height, role: "img", "aria-label": label, vars: { "--w": w, "--h": height } });
  waiting.set(blank, () => drawFrame(frame, label)); near.observe(blank);
  return blank;
}
