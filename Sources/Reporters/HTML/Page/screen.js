// A screen: its bar, its title, what it shows, its foot and tabs.

/** What is written on a button, or its symbol where one is known. */
function legend(c, q, x, y, size, { weight = 500, anchor = "start", max = 200, fill, cls = "ink" } = {}) {
  const sign = SYMBOL[q.symbol];
  if (!sign) return c.txt(q.label, x, y, size, { weight, anchor, max, fill, cls });
  const left = anchor === "middle" ? x - 7 : x;
  return s("g", { transform: `translate(${left} ${y - 11})` }, stroke(sign, fill || "var(--w-ink)", 1.7));
}
const legendWidth = (q, size, weight, max) => SYMBOL[q.symbol] ? 14 : Math.min(max, widthOf(q.label, size, weight));

function drawScreen(c, g, a, layer, i, { peeks, covered }) {
  const { d, ios, box, txt, remember } = c, face = data.faces[layer.face];
  const immersive = isImmersive(face), grouped = isGrouped(face), capsule = ios >= 26;
  const paper = immersive ? "#17171a" : grouped ? "var(--w-group)" : "var(--w-screen)", ink = immersive ? "#fff" : "var(--w-ink)";
  g.append(box(a.x, a.y, a.w, a.h, paper));
  if (a.isPane) g.append(s("path", { d: `M${a.x} ${a.y}v${a.h}`, stroke: "var(--w-line)", "stroke-width": 1.2 }));
  a = columns(c, g, a, layer, i);
  const side = a.fill ? d.side : 12, ceiling = a.fill ? d.status : 4, low = tabBar(c, g, a, layer, i);
  const barY = a.y + ceiling, cy = barY + d.bar / 2 + (a.top ? 2 : 0);
  if (a.top && !peeks && (layer.grabber || (layer.look === "card" && layer.grabber === undefined && ios < 15))) g.append(box(a.x + a.w / 2 - 15, a.y + 5, 30, 3.5, "var(--w-line)", 1.75));
  if (a.top) remember(i, "grabber", { x: a.x + a.w / 2 - 15, y: a.y + 4, w: 30, h: 6 });

  // the bar
  const lead = face.buttons.filter(q => q.place === "leading"), trail = face.buttons.filter(q => q.place === "trailing");
  if (layer.back !== undefined) lead.unshift({ id: " back", label: layer.back, back: true });
  const large = a.fill && layer.back === undefined && !immersive && a.h > 250 && layer.look === "root" && face.title;
  const control = (q, x, right, room) => {
    const weight = q.role === "done" || q.role === "save" ? 650 : 500, ph = capsule ? (SYMBOL[q.symbol] ? 5 : 9) : 0, chevron = q.back ? 9 : 0;
    const tw = legendWidth(q, 12, weight, Math.max(12, room - 2 * ph - chevron)), w = tw + 2 * ph + chevron, x0 = right ? x - w : x;
    if (capsule) g.append(box(x0, cy - 11.5, w, 23, immersive ? "#34343a" : "var(--w-pill)", 11.5));
    if (q.back) g.append(stroke(`M${x0 + ph + 4.5} ${cy - 5}l-5 5 5 5`, ink, 1.7));
    const mark = legend(c, q, x0 + ph + chevron, cy + 4.2, 12, { weight, max: tw + .5, fill: q.role === "destructive" ? "var(--error)" : ink });
    if (q.off) mark.setAttribute("opacity", .4);
    g.append(mark);
    remember(i, q.id, { x: x0 - (capsule ? 0 : 5), y: cy - 11.5, w: w + (capsule ? 0 : 10), h: 23 });
    return w + (capsule ? 5 : 10);
  };
  const left = a.x + side, right = a.x + a.w - side, room = (a.w - 2 * side) * (lead.length && trail.length ? .5 : .66);
  let xl = left, xr = right;
  for (const q of lead) if (xl - left < room) xl += control(q, xl, false, room - (xl - left));
  const rest = lead.length ? right - xl - 4 : room;
  for (const q of [...trail].reverse()) if (right - xr < rest - 14) xr -= control(q, xr, true, rest - (right - xr));

  // the title, in the bar if it fits between the buttons, else below
  let y = barY + d.bar + 4;
  if (face.title && !large) {
    const want = widthOf(face.title, 12.5, 650), between = xr - xl - 4, half = Math.min(a.x + a.w / 2 - xl, xr - (a.x + a.w / 2));
    const centre = want / 2 <= half - 2 ? a.x + a.w / 2 : (xl + xr) / 2;
    if (want <= between || (d.h < 250 && between > 60)) { g.append(txt(face.title, centre, cy + 4.3, 12.5, { weight: 650, anchor: "middle", max: between, fill: ink })); remember(i, " title", { x: centre - want / 2 - 4, y: cy - 11, w: want + 8, h: 22 }); }
    else { const lines = wrap(face.title, a.w - 2 * side, 15, 700, 2); lines.forEach((t, k) => g.append(txt(t, left, y + 14 + k * 18, 15, { weight: 700, fill: ink }))); y += lines.length * 18 + 4; }
  } else if (large) {
    if (!lead.length && !trail.length) y -= d.bar - 6;
    g.append(txt(face.title, left, y + 18, 20, { weight: 700, max: a.w - 2 * side })); y += 30;
  }
  if (peeks || (covered && a.h < 60)) return;
  if (face.search) {
    const open = layer.searching;
    g.append(box(left, y + 4, a.w - 2 * side - (open ? 44 : 0), 24, "var(--w-pill)", capsule ? 12 : 8), s("g", { transform: `translate(${left + 7} ${y + 9})` }, stroke(SYMBOL.magnifyingglass, "var(--w-soft)", 1.5)));
    g.append(open ? stroke(`M${left + 26} ${y + 10}v12`, "var(--accent)", 1.8) : txt("Search", left + 26, y + 20, 11.5, { cls: "soft" }));
    if (open) g.append(txt("Cancel", right, y + 20, 11.5, { anchor: "end" }));
    remember(i, " search", { x: left, y: y + 4, w: a.w - 2 * side - (open ? 44 : 0), h: 24 }); y += 32;
  }
  y += large ? 4 : 8;
  if (layer.unsaved) y = pill(c, g, left, y, `Not saved: ${layer.unsaved.join(", ")}`, a.w - 2 * side) + 7;
  if (face.message) { const lines = wrap(face.message, a.w - 2 * side, 11, 400, 3); lines.forEach((t, k) => g.append(txt(t, left, y + 10 + k * 14, 11, { cls: immersive ? undefined : "soft", fill: immersive ? "#c9c9cf" : undefined }))); y += lines.length * 14 + 8; }
  const bottom = low ?? a.y + a.h - (a.fill || a.corner === "top" ? d.foot : 12);
  content(c, g, face, layer, i, { x: left, y, w: a.w - 2 * side, room: foot(c, g, a, face, i, left, bottom, immersive) - y - 2, grouped, immersive });
}

/** Unsaved work, said aloud. */
function pill(c, g, x, y, text, max) {
  const t = fit(text, max - 24, 10.5, 600), w = widthOf(t, 10.5, 600) + 24;
  g.append(c.box(x, y, w, 18, "var(--warning-wash)", 9), s("circle", { cx: x + 10, cy: y + 9, r: 3, fill: "var(--warning)" }), s("text", { x: x + 17, y: y + 12.8, "font-size": 10.5, "font-weight": 600, fill: "var(--warning)" }, t));
  return y + 18;
}

/** Buttons at the bottom: prominent ones as wide as the screen, the others in a toolbar. Returns where they begin. */
function foot(c, g, a, face, i, x, bottom, immersive) {
  const { ios, box, txt, remember } = c, all = face.buttons.filter(q => q.place === "bottom"), w = a.x + a.w - (x - a.x) - x;
  const wide = all.filter(q => q.prominent || all.length === 1), rest = all.filter(q => !wide.includes(q));
  let low = bottom;
  if (rest.length) {
    low -= 26;
    const slot = w / rest.length;
    rest.forEach((q, k) => {
      const tw = legendWidth(q, 12, 500, slot - 8), mid = rest.length === 1 ? x + w / 2 : k === 0 ? x + tw / 2 : k === rest.length - 1 ? x + w - tw / 2 : x + slot * (k + .5);
      g.append(legend(c, q, mid, low + 15, 12, { anchor: "middle", max: slot - 8, fill: immersive ? "#fff" : q.role === "destructive" ? "var(--error)" : undefined }));
      remember(i, q.id, { x: mid - tw / 2 - 6, y: low, w: tw + 12, h: 22 });
    });
    low -= 4;
  }
  for (const q of wide.reverse()) {
    if (low - 30 < a.y + 40) break;
    low -= 30;
    const bw = Math.min(w, 230), bx = x + (w - bw) / 2, filled = q.prominent;
    g.append(box(bx, low, bw, 28, filled ? (immersive ? "#f2f2f4" : "var(--w-strong)") : immersive ? "#34343a" : "var(--w-pill)", ios >= 26 ? 14 : 8, q.off ? { opacity: .45 } : {}));
    g.append(txt(q.label, bx + bw / 2, low + 18.3, 12.5, { weight: 600, anchor: "middle", max: bw - 16, fill: filled ? (immersive ? "#17171a" : "var(--w-on-strong)") : q.role === "destructive" ? "var(--error)" : immersive ? "#fff" : "var(--w-ink)" }));
    remember(i, q.id, { x: bx, y: low, w: bw, h: 28 });
    low -= 6;
  }
  return low;
}

/** The tab bar at the bottom; only the tab in front and the one that is tapped bear their names. */
function tabBar(c, g, a, layer, i) {
  if (!layer.tabs || !a.fill) return undefined;
  const { d, box, txt, remember, ios } = c, tall = d.h < 250 ? 24 : 32, y = a.y + a.h - tall - (d.h < 250 ? 8 : 12), named = layer.tabs.map(t => t.front || t.title === c.touched);
  const wide = named.filter(Boolean).length, plain = layer.tabs.length - wide, inner = a.w - 2 * Math.max(8, d.side - 4), small = Math.min(30, plain ? (inner - wide * 58) / plain : 30);
  const each = Math.min(96, (inner - plain * small) / Math.max(1, wide));
  const total = wide * each + plain * small;
  g.append(ios >= 26 ? box(a.x + (a.w - total) / 2 - 6, y - 1, total + 12, tall - 4, "var(--w-float)", (tall - 4) / 2, { stroke: "var(--w-line)", "stroke-width": .8 }) : box(a.x, y - 2, a.w, a.y + a.h - y + 2, "var(--w-bar)"));
  if (ios < 26) g.append(s("path", { d: `M${a.x} ${y - 2}h${a.w}`, stroke: "var(--w-line)", "stroke-width": .7 }));
  let x = a.x + (a.w - total) / 2;
  layer.tabs.forEach((t, k) => {
    const w = named[k] ? each : small, mid = y + (tall - 6) / 2;
    if (t.front) g.append(box(x + 1, y + 2, w - 2, tall - 10, "var(--w-pill)", (tall - 10) / 2));
    const tone = t.front ? "var(--w-ink)" : "var(--w-soft)", label = named[k] ? fit(t.title, w - 24, 10.5, 600) : "", lw = named[k] ? widthOf(label, 10.5, 600) + 4 : 0, ix = x + (w - 10 - lw) / 2;
    g.append(box(ix, mid - 4, 9, 9, "none", 2.5, { stroke: tone, "stroke-width": 1.6 }));
    if (named[k]) g.append(txt(label, ix + 13, mid + 4, 10.5, { weight: 600, fill: tone }));
    remember(i, ` tab ${t.title}`, { x: x + 1, y: y + 1, w: w - 2, h: tall - 8 });
    x += w;
  });
  return y - 4;
}

/** Columns beside the one in front, where the window is wide. Returns the rectangle of the one in front. */
function columns(c, g, a, layer, i) {
  if (!layer.columns || a.w < 250 || c.d.narrow || !a.fill) return a;
  const { d, box, txt, remember } = c, others = layer.columns.filter(t => !t.front).length, w = Math.min(108, (a.w * .62) / Math.max(1, others));
  let x = a.x, rest = a;
  for (const t of layer.columns) {
    if (t.front) { rest = { ...a, x, w: a.w - others * w }; x += rest.w; continue; }
    g.append(box(x, a.y, w, a.h, "var(--w-group)"), txt(t.title, x + 10, a.y + d.status + 22, 12, { weight: 650, max: w - 18 }));
    for (let k = 0; k < 6; k++) g.append(box(x + 10, a.y + d.status + 40 + k * 24, (w - 24) * [.8, .6, .9, .7, .5, .8][k], 7, "var(--w-fill)", 3.5));
    g.append(s("path", { d: `M${x + (x > a.x ? 0 : w)} ${a.y}v${a.h}`, stroke: "var(--w-line)", "stroke-width": .8 }));
    remember(i, ` tab ${t.title}`, { x: x + 4, y: a.y + d.status + 6, w: w - 8, h: 24 });
    x += w;
  }
  return rest;
}
