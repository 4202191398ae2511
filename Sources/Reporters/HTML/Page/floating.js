// What floats above a screen: alerts, action sheets, popovers, share sheets.
function drawAlert(c, g, layer, i) {
  const { win, ios, box, txt } = c, face = data.faces[layer.face], buttons = face.buttons;
  const w = Math.min(196, win.w - 28), inside = w - 28;
  const title = wrap(face.title, inside, 13, 650, 3), body = face.message ? wrap(face.message, inside, 11.5, 400, 3) : [];
  const wide = buttons.length === 2 && buttons.every(q => widthOf(q.label, 12, 600) < w / 2 - 22);
  const bh = c.d.h < 250 && buttons.length > 2 ? 24 : 30, head = 16 + title.length * 17 + body.length * 15 + 8, tall = head + (wide ? 1 : buttons.length) * (bh + 5) + 9;
  const a = { x: win.x + (win.w - w) / 2, y: Math.max(win.y + 4, win.y + (win.h - tall) / 2), w, h: tall, r: ios >= 26 ? 22 : 12 };
  g.append(box(a.x, a.y + 4, w, tall, "var(--w-shadow)", a.r, { opacity: .55 }), box(a.x, a.y, w, tall, "var(--w-float)", a.r));
  title.forEach((t, k) => g.append(txt(t, a.x + w / 2, a.y + 25 + k * 17, 13, { weight: 650, anchor: "middle" })));
  body.forEach((t, k) => g.append(txt(t, a.x + w / 2, a.y + 24 + title.length * 17 + k * 15, 11.5, { anchor: "middle", cls: "soft" })));
  c.remember(i, " title", { x: a.x + 10, y: a.y + 8, w: w - 20, h: head - 10 });
  buttons.forEach((q, k) => {
    const bw = wide ? (w - 27) / 2 : w - 20, bx = a.x + 10 + (wide ? k * (bw + 7) : 0);
    slab(c, g, q, i, bx, a.y + head + (wide ? 0 : k * (bh + 5)), bw, bh);
  });
  return a;
}

function slab(c, g, q, i, x, y, w, tall) {
  g.append(c.box(x, y, w, tall, "var(--w-pill)", c.ios >= 26 ? tall / 2 : 8), c.txt(q.label, x + w / 2, y + tall / 2 + 4.3, 12, { weight: 600, anchor: "middle", max: w - 12, cls: q.role === "destructive" ? "hot" : "ink" }));
  c.remember(i, q.id, { x, y, w, h: tall });
}

function drawActionSheet(c, g, layer, i) {
  const { win, box, txt, d } = c, face = data.faces[layer.face];
  const cancel = face.buttons.find(q => q.role === "cancel"), rest = face.buttons.filter(q => q !== cancel);
  const w = Math.min(win.w - 16, 300), x = win.x + (win.w - w) / 2, title = wrap([face.title, face.message].filter(Boolean).join(" "), w - 28, 11, 450, 3).filter(Boolean);
  const head = title.length ? title.length * 14 + 16 : 0, foot = win.y + win.h - (d.h > 250 ? 16 : 12);
  const bh = Math.max(20, Math.min(36, (win.h - 60 - head) / Math.max(1, face.buttons.length)));
  let y = foot;
  if (cancel) { y -= bh; g.append(box(x, y, w, bh, "var(--w-float)", 11), txt(cancel.label, x + w / 2, y + bh / 2 + 4.6, 13, { weight: 650, anchor: "middle", max: w - 20 })); c.remember(i, cancel.id, { x, y, w, h: bh }); y -= 7; }
  const tall = head + rest.length * bh; y -= tall;
  g.append(box(x, y, w, tall, "var(--w-float)", 11));
  title.forEach((t, k) => g.append(txt(t, x + w / 2, y + 18 + k * 14, 11, { weight: 450, anchor: "middle", cls: "soft" })));
  c.remember(i, " title", { x: x + 8, y: y + 4, w: w - 16, h: Math.max(16, head - 6) });
  rest.forEach((q, k) => {
    const yy = y + head + k * bh;
    if (yy > y) g.append(s("path", { d: `M${x} ${yy}h${w}`, stroke: "var(--w-line)", "stroke-width": .8 }));
    g.append(txt(q.label, x + w / 2, yy + bh / 2 + 4.6, 13, { weight: 500, anchor: "middle", cls: q.role === "destructive" ? "hot" : "ink", max: w - 20 }));
    c.remember(i, q.id, { x: x + 3, y: yy + 2, w: w - 6, h: bh - 4 });
  });
  return { x, y, w, h: foot - y, r: 11 };
}

function drawPopover(c, g, layer, i) {
  const { win, ios, box, txt } = c, face = data.faces[layer.face], dialog = DIALOG.has(face.kind), share = face.kind === "share";
  const anchor = (layer.anchor && c.find(layer.anchor, i - 1)) || { x: win.x + win.w / 2 - 20, y: win.y + c.d.status + 10, w: 40, h: 20 };
  const bar = face.buttons.filter(q => q.place !== "content"), rows = dialog ? face.buttons : face.buttons.filter(q => q.place === "content");
  const w = Math.min(dialog ? 172 : 190, win.w - 16), title = dialog ? wrap([face.title, face.message].filter(Boolean).join(" "), w - 24, 11, 450, 3).filter(Boolean) : [];
  const fields = dialog ? [] : face.fields || [], body = rows.length + fields.length;
  const want = dialog ? 14 + title.length * 14 + rows.length * 35 + 8 : share ? 190 : (face.title || bar.length ? 40 : 14) + (layer.unsaved ? 25 : 0) + (body ? body * 29 + 8 : 120);
  const ax = anchor.x + anchor.w / 2, space = { below: win.y + win.h - 6 - (anchor.y + anchor.h + 9), above: anchor.y - 9 - win.y - 6 };
  const below = space.below >= Math.min(want, 120) || space.below >= space.above, tall = Math.min(want, below ? space.below : space.above);
  const a = { x: Math.min(Math.max(ax - w / 2, win.x + 8), win.x + win.w - w - 8), y: below ? anchor.y + anchor.h + 9 : anchor.y - 9 - tall, w, h: tall, r: ios >= 26 ? 18 : 11 };
  const tip = Math.min(Math.max(ax, a.x + a.r + 8), a.x + w - a.r - 8), ty = below ? a.y : a.y + tall, dir = below ? -1 : 1, edge = { stroke: "var(--w-line)", "stroke-width": .8 };
  g.append(box(a.x, a.y + 5, w, tall, "var(--w-shadow)", a.r, { opacity: .6 }), box(a.x, a.y, w, tall, "var(--w-float)", a.r, edge));
  if (layer.anchor) g.append(s("path", { d: `M${tip - 9} ${ty - dir * .6}L${tip} ${ty + dir * 8.5}L${tip + 9} ${ty - dir * .6}z`, fill: "var(--w-float)" }), s("path", { d: `M${tip - 9} ${ty}L${tip} ${ty + dir * 8.5}L${tip + 9} ${ty}`, fill: "none", ...edge }));
  const inside = s("g", { "clip-path": c.clipTo(a) });
  g.append(inside);
  if (dialog) {
    title.forEach((t, k) => inside.append(txt(t, a.x + w / 2, a.y + 19 + k * 14, 11, { weight: 450, anchor: "middle", cls: "soft" })));
    c.remember(i, " title", { x: a.x + 8, y: a.y + 6, w: w - 16, h: Math.max(16, title.length * 14 + 2) });
    rows.forEach((q, k) => slab(c, inside, q, i, a.x + 8, a.y + 14 + title.length * 14 + k * 35, w - 16, 31));
    return a;
  }
  let left = a.x + 12, right = a.x + w - 12;
  for (const q of bar) {
    const tw = legendWidth(q, 11.5, 550, 62), lead = q.place === "leading", x = lead ? left : right - tw;
    inside.append(legend(c, q, x, a.y + 21, 11.5, { weight: 550, max: 62.5 })); c.remember(i, q.id, { x: x - 4, y: a.y + 7, w: tw + 8, h: 20 });
    if (lead) left += tw + 8; else right -= tw + 8;
  }
  if (face.title) inside.append(txt(face.title, (left + right) / 2, a.y + 21, 12.5, { weight: 650, anchor: "middle", max: Math.max(20, right - left) }));
  c.remember(i, " title", { x: left, y: a.y + 7, w: Math.max(20, right - left), h: 20 });
  let y = a.y + (face.title || bar.length ? 36 : 8);
  if (layer.unsaved) y = pill(c, inside, a.x + 12, y, `Not saved: ${layer.unsaved.join(", ")}`, w - 24) + 7;
  content(c, inside, face, layer, i, { x: a.x + 12, y, w: w - 24, room: a.y + tall - y - 4, grouped: false, immersive: false });
  return a;
}
