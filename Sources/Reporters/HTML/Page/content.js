// What a screen shows between its bar and its foot: its own rows, and grey shapes where a flow says nothing.
const has = (face, ...words) => words.some(w => face.content?.includes(w));
const kindIs = (face, ...words) => words.includes(face.kind);
const isImmersive = face => kindIs(face, "camera") || has(face, "video", "camera");
const isGrouped = face => has(face, "form") || (face.fields?.length > 0 && !has(face, "text", "drawing", "web")) || kindIs(face, "mail", "messages");

function row(c, g, q, i, x, y, w, tall, last, card) {
  const inset = card ? 10 : 0, mark = legend(c, q, x + inset, y + tall / 2 + 4.2, 12, { weight: 450, max: w - 30, fill: q.role === "destructive" ? "var(--error)" : undefined });
  if (q.off) mark.setAttribute("opacity", .45);
  g.append(mark);
  if (q.leads) g.append(stroke(`M${x + w - (card ? 14 : 6)} ${y + tall / 2 - 4}l4 4-4 4`, "var(--w-soft)", 1.5));
  if (!last) g.append(s("path", { d: `M${x + inset} ${y + tall}H${x + w}`, stroke: "var(--w-line)", "stroke-width": .7 }));
  c.remember(i, q.id, { x: card ? x : x - 4, y: y + 2, w: card ? w : w + 8, h: tall - 4 });
}

/** The part of a list that fits, scrolled so that what is tapped can be seen. */
function visible(c, list, count, i) {
  if (list.length <= count) return { shown: list, more: 0 };
  const at = i === c.touchedLayer ? list.findIndex(q => q.id === c.touched || q.id === c.marked) : -1;
  const from = Math.max(0, Math.min(at - Math.floor(count / 2), list.length - count));
  return { shown: list.slice(from, from + count), more: list.length - count };
}

function content(c, g, face, layer, i, { x, y, w, room, grouped, immersive }) {
  if (room < 14) return;
  const { box, txt, ios } = c, end = y + room, rows = face.buttons.filter(q => q.place === "content"), tall = 29;
  const bars = (yy, list, height = 8, gap = 17) => { for (const f of list) { if (yy + height > end) break; g.append(box(x, yy, w * f, height, "var(--w-fill)", height / 2)); yy += gap; } return yy; };
  const fits = extra => Math.max(1, Math.floor((room - extra) / tall));
  const more = (n, yy) => { if (n > 0 && yy + 12 < end + 8) g.append(txt(`and ${n} more`, x, yy + 10, 10.5, { cls: "soft" })); };
  if (immersive) {
    const shown = visible(c, rows, Math.max(1, Math.floor(room / 90)), i), height = room - 6 - shown.shown.length * 30;
    if (height > 30) {
      const cx = x + w / 2, cy = y + height / 2, r = Math.min(22, height / 3);
      g.append(box(x, y, w, height, "#2c2c31", 10), s("circle", { cx, cy, r, fill: "#fff", opacity: .16 }));
      g.append(kindIs(face, "camera") || has(face, "camera") ? s("circle", { cx, cy, r: r * .55, fill: "none", stroke: "#fff", "stroke-width": 2, opacity: .9 }) : s("path", { d: `M${cx - r * .3} ${cy - r * .45}l${r * .8} ${r * .45}-${r * .8} ${r * .45}z`, fill: "#fff", opacity: .9 }));
    }
    shown.shown.forEach((q, k) => { const yy = y + Math.max(height, 0) + 4 + k * 30; g.append(box(x, yy, w, 26, "#34343a", 13), txt(q.label, x + w / 2, yy + 17, 12, { anchor: "middle", weight: 550, max: w - 16, fill: "#fff" })); c.remember(i, q.id, { x, y: yy, w, h: 26 }); });
  } else if (grouped) {
    const names = (face.fields || []).map(name => ({ id: ` field ${name}`, label: capital(name), field: name })), all = [...names, ...rows.map(q => ({ ...q }))];
    const part = visible(c, all, fits(8), i), dirty = new Set(layer.unsaved || []);
    if (part.shown.length) g.append(box(x, y, w, part.shown.length * tall, "var(--w-screen)", ios >= 26 ? 14 : 8));
    part.shown.forEach((q, k) => {
      const yy = y + k * tall;
      if (q.field === undefined) return row(c, g, q, i, x, yy, w, tall, k === part.shown.length - 1, true);
      const label = fit(q.label, w * .55, 12, 450), lw = Math.max(52, widthOf(label, 12, 450) + 20), on = dirty.has(q.field);
      g.append(txt(label, x + 10, yy + tall / 2 + 4.2, 12, { weight: 450 }), box(x + lw, yy + tall / 2 - 4, Math.max(14, (w - lw - 12) * (on ? 1 : .62)), 8, on ? "var(--warning)" : "var(--w-fill)", 4, { opacity: on ? .75 : 1 }));
      if (k < part.shown.length - 1) g.append(s("path", { d: `M${x + 10} ${yy + tall}H${x + w}`, stroke: "var(--w-line)", "stroke-width": .7 }));
      c.remember(i, q.id, { x: x + 3, y: yy + 3, w: w - 6, h: tall - 6 });
    });
    let yy = y + part.shown.length * tall; more(part.more, yy + 2); yy += part.more ? 24 : 14;
    while (yy + 30 < end) { const k = Math.min(3, Math.floor((end - yy) / 26)); g.append(box(x, yy, w, k * 26, "var(--w-screen)", ios >= 26 ? 14 : 8)); for (let m = 0; m < k; m++) g.append(box(x + 10, yy + m * 26 + 9, w * [.42, .3, .5][m], 8, "var(--w-fill)", 4)); yy += k * 26 + 14; }
  } else {
    const extra = has(face, "photo", "web", "drawing", "color") || kindIs(face, "photoLibrary", "photoPicker", "safari", "share") ? (kindIs(face, "photoLibrary", "photoPicker", "share") && !rows.length ? room : Math.min(room * .5, 120)) : 0;
    let top = y;
    for (const name of face.fields || []) {   // a text that is typed into, a sheet that is drawn on
      const on = (layer.unsaved || []).includes(name), height = Math.min(74, room * .4);
      if (top + height > end) break;
      g.append(box(x, top, w, height, "none", 8, { stroke: on ? "var(--warning)" : "var(--w-line)", "stroke-width": 1.2 }), txt(capital(name), x + 9, top + 16, 11.5, { weight: 550, max: w - 18 }));
      [.86, .7, .8].forEach((f, k) => { if (top + 26 + k * 14 + 8 < top + height) g.append(box(x + 9, top + 26 + k * 14, (w - 18) * f, 7, on ? "var(--warning)" : "var(--w-fill)", 3.5, { opacity: on ? .7 : 1 })); });
      c.remember(i, ` field ${name}`, { x: x + 2, y: top + 2, w: w - 4, h: height - 4 }); top += height + 8;
    }
    if (extra > 34) top = picture(c, g, face, x, top, w, Math.min(extra, end - top)) + 10;
    const part = visible(c, rows, Math.max(rows.length ? 1 : 0, Math.floor((end - top) / tall)), i);
    part.shown.forEach(q => { if (top + tall <= end + 4) row(c, g, q, i, x, top, w, tall, false); top += tall; });
    more(part.more, top);
    if (part.more) return;
    if (has(face, "list", "scroll") || kindIs(face, "tabs", "split", "documentPicker", "contacts", "reference") || (rows.length && !has(face, "text", "web"))) {
      for (const f of [.62, .44, .7, .5, .58, .4, .66, .48, .6]) { if (top + tall > end) break; g.append(box(x, top + tall / 2 - 4, w * f, 8, "var(--w-fill)", 4), s("path", { d: `M${x} ${top + tall}H${x + w}`, stroke: "var(--w-line)", "stroke-width": .7 })); top += tall; }
    } else if (!kindIs(face, "photoLibrary", "photoPicker", "share")) bars(top + 6, [.96, 1, .9, .98, .52, .94, 1, .88, .96, .4, 1, .92, .7, .96]);
  }
}

/** Photos, a page, a canvas, a palette. */
function picture(c, g, face, x, y, w, height) {
  const { box } = c;
  if (kindIs(face, "photoLibrary", "photoPicker")) {
    const n = w > 250 ? 7 : 4, k = (w - (n - 1) * 3) / n;
    for (let r = 0; (r + 1) * (k + 3) <= height + 3; r++) for (let m = 0; m < n; m++) g.append(box(x + m * (k + 3), y + r * (k + 3), k, k, "var(--w-fill)", 3, { opacity: [1, .7, .85, .6][(r + m) % 4] }));
  } else if (kindIs(face, "share")) {
    const n = Math.max(1, Math.floor((w + 12) / 42));
    for (let k = 0; k < n; k++) g.append(box(x + k * 42, y, 30, 30, "var(--w-fill)", 8), box(x + k * 42 + 3, y + 35, 24, 5, "var(--w-fill)", 2.5));
    for (let k = 0; y + 52 + k * 27 + 22 <= y + height; k++) g.append(box(x, y + 52 + k * 27, w, 22, "var(--w-pill)", 7));
  } else if (has(face, "color")) {
    ["#c85a54", "#d39b4a", "#6f9e5f", "#4f86b8", "#8a6bb1"].forEach((fill, k) => g.append(s("circle", { cx: x + 14 + k * Math.min(34, (w - 28) / 4), cy: y + height / 2, r: 11, fill, opacity: .75 })));
  } else {
    g.append(box(x, y, w, height, "var(--w-fill)", 8));
    g.append(has(face, "drawing") ? stroke(`M${x + w * .15} ${y + height * .7}c${w * .2} ${-height * .8} ${w * .3} ${height * .5} ${w * .7} ${-height * .4}`, "var(--w-soft)", 2, { opacity: .5 })
      : s("path", { d: `M${x + w * .18} ${y + height * .82}l${w * .2} ${-height * .42} ${w * .15} ${height * .25} ${w * .1} ${-height * .15} ${w * .2} ${height * .32}z`, fill: "var(--w-soft)", opacity: .32 }));
  }
  return y + height;
}
