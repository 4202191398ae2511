// What every part of a picture draws with: the device’s body, its glass, and where on it the controls lie.
function canvas(scene, label) {
  const d = deviceOf(scene), b = d.bezel, W = d.w + 2 * b, H = d.h + 2 * b, pad = 2;
  const svg = s("svg", { class: "w", viewBox: `${-pad} ${-pad - 3} ${W + 2 * pad} ${H + 2 * pad + 6}`, width: W + 2 * pad, height: H + 2 * pad + 6, role: "img", "aria-label": label, vars: { "--w": W + 2 * pad, "--h": H + 2 * pad } });
  const defs = s("defs"), targets = new Map();
  svg.append(defs);
  const box = (x, y, w, height, fill, r = 0, more) => s("rect", { x, y, width: Math.max(0, w), height: Math.max(0, height), rx: r, fill, ...more });
  const c = {
    svg, d, W, H, box, targets, areas: [],
    ios: Number.parseFloat(scene.ios) || 17,
    screen: { x: b, y: b, w: d.w, h: d.h },
    win: { x: b, y: b, w: d.narrow || d.w, h: d.h },
    /** Text of one line. */
    txt: (t, x, y, size, { weight = 400, anchor = "start", cls = "ink", max, fill } = {}) =>
      s("text", { x, y, "font-size": size, "font-weight": weight, "text-anchor": anchor, class: fill ? null : cls, fill, direction: "ltr", "unicode-bidi": "isolate" }, max ? fit(t, max, size, weight) : t),
    clipTo(a) {
      const id = fresh("clip");
      defs.append(s("clipPath", { id }, a.corner === "top" ? s("path", { d: `${topRounded(a)}z` }) : s("rect", { x: a.x, y: a.y, width: Math.max(0, a.w), height: Math.max(0, a.h), rx: a.r })));
      return `url(#${id})`;
    },
    outline: (a, attrs) => a.corner === "top" ? s("path", { d: topRounded(a), ...attrs }) : s("rect", { x: a.x, y: a.y, width: a.w, height: a.h, rx: a.r, ...attrs }),
    /** Notes where a control lies, for the finger, a popover’s arrow and the red frame. */
    remember: (layer, name, r) => targets.set(`${layer}|${name}`, r),
    find: (name, layer) => targets.get(`${layer}|${name}`),
  };
  svg.append(box(0, 0, W, H, "var(--w-bezel)", d.radius));
  c.inner = c.clipTo({ ...c.screen, r: d.radius - b });
  c.glass = s("g", { "clip-path": c.inner });
  svg.append(c.glass);
  c.glass.append(box(c.screen.x, c.screen.y, c.screen.w, c.screen.h, "var(--w-behind)"));
  if (d.narrow) neighbour(c);
  return c;
}
const topRounded = a => `M${a.x} ${a.y + a.h}V${a.y + a.r}a${a.r} ${a.r} 0 0 1 ${a.r} ${-a.r}H${a.x + a.w - a.r}a${a.r} ${a.r} 0 0 1 ${a.r} ${a.r}V${a.y + a.h}`;

/** The other app beside a narrow window. */
function neighbour({ d, glass, box, txt, screen }) {
  const x = screen.x + d.narrow + 5, w = d.w - d.narrow - 5;
  glass.append(box(x, screen.y, w, d.h, "var(--w-group)"), txt("Another app", x + w / 2, screen.y + d.status + 21, 12, { anchor: "middle", cls: "soft" }));
  for (let i = 0; i < 7; i++) glass.append(box(x + 20, screen.y + d.status + 46 + i * 27, (w - 40) * [1, .82, .93, .6, 1, .74, .88][i], 9, "var(--w-fill)", 4.5));
  glass.append(box(screen.x + d.narrow + 1, screen.y + d.h / 2 - 20, 3, 40, "var(--w-soft)", 1.5));
}

/** Clock, camera and home bar, or a Mac’s three lights. */
function furniture(c, dark, darkFoot) {
  const { d, glass, box, screen } = c, ink = dark ? "#fff" : "var(--w-ink)", b = d.bezel;
  if (d === DEVICE.mac) {
    ["#ec6a5e", "#f4bf4f", "#61c554"].forEach((fill, k) => glass.append(s("circle", { cx: b + 12 + k * 13, cy: b + 10, r: 4, fill })));
  } else if (d === DEVICE.iphone) {
    glass.append(box(b + d.w / 2 - 25, b + 9, 50, 14, "#000", 7));
    glass.append(s("text", { x: b + 32, y: b + 20.5, "font-size": 10.5, "font-weight": 600, "text-anchor": "middle", fill: ink }, "9:41"));
    glass.append(box(b + d.w - 42, b + 12, 17, 8.5, "none", 2.5, { stroke: ink, "stroke-width": 1 }), box(b + d.w - 40.5, b + 13.5, 12, 5.5, ink, 1.2));
    glass.append(box(b + d.w / 2 - 32, b + d.h - 7, 64, 3.5, darkFoot ? "#fff" : "var(--w-ink)", 1.75, { opacity: .75 }));
  } else if (d === DEVICE["iphone-landscape"]) {
    glass.append(box(b + 9, b + d.h / 2 - 25, 14, 50, "#000", 7, { stroke: "var(--w-line)", "stroke-width": .5 }));
    glass.append(box(b + d.w / 2 - 50, b + d.h - 6, 100, 3.5, darkFoot ? "#fff" : "var(--w-ink)", 1.75, { opacity: .75 }));
  } else glass.append(s("text", { x: screen.x + 8, y: b + 13, "font-size": 9.5, "font-weight": 600, fill: ink }, "9:41"));
}
