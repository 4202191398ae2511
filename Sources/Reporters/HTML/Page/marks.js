// What is said about a picture: in the accent what the person does, in red what is wrong, in amber what is refused.
function marks(c, frame) {
  const { svg, d, W, H, win, screen, glass } = c, b = d.bezel, over = s("g"), top = frame.scene.layers.length - 1;
  svg.append(over);
  const put = (...x) => over.append(...x);
  const label = (text, x, y, tone = "error") => {
    const t = fit(text, W - 26, 11.5, 600), w = widthOf(t, 11.5, 600) + 22, x0 = Math.min(Math.max(x - w / 2, 2), W - w - 2);
    put(s("rect", { x: x0, y: y - 12, width: w, height: 24, rx: 12, fill: `var(--${tone})`, stroke: "var(--panel)", "stroke-width": 2 }), s("text", { x: x0 + w / 2, y: y + 4.1, "font-size": 11.5, "font-weight": 600, "text-anchor": "middle", fill: "var(--bg)" }, t));
  };
  if (frame.crash) {
    const cx = screen.x + screen.w / 2, cy = screen.y + screen.h / 2;
    glass.append(c.box(screen.x, screen.y, screen.w, screen.h, "var(--w-behind)", 0, { opacity: .82 }));
    put(stroke(`M${cx - 9} ${cy - 40}l18 18m0-18l-18 18`, "#ff8a84", 3), c.txt("The app quits", cx, cy + 2, 15, { weight: 650, anchor: "middle", fill: "#fff" }));
    wrap(capital(frame.crash), screen.w - 24, 11.5, 400, 3).forEach((t, k) => put(c.txt(t, cx, cy + 22 + k * 15, 11.5, { anchor: "middle", fill: "#c9c9cf" })));
  } else if (frame.missing) {
    const a = c.areas[top] || win, floats = !a.fill && !a.corner, r = { x: win.x + 14, y: win.y + d.status + 14, w: win.w - 28, h: floats ? Math.max(56, a.y - win.y - d.status - 26) : Math.min(120, win.h * .4) };
    put(s("rect", { x: r.x, y: r.y, width: r.w, height: r.h, rx: 14, fill: "var(--bg)", "fill-opacity": .9, stroke: "var(--error)", "stroke-width": 1.8, "stroke-dasharray": "5 5" }));
    const lines = wrap(`“${frame.missing}” never comes`, r.w - 14, 11.5, 600, 4);
    lines.forEach((t, k) => put(s("text", { x: r.x + r.w / 2, y: r.y + r.h / 2 + 4 + (k - (lines.length - 1) / 2) * 16, "text-anchor": "middle", "font-size": 11.5, "font-weight": 600, fill: "var(--error)" }, t)));
  }
  const mark = frame.mark;
  if (mark) {
    const r = mark.target ? c.find(mark.target, mark.layer) : c.areas[mark.layer];
    if (r && mark.target) put(s("rect", { x: r.x - 3, y: r.y - 3, width: r.w + 6, height: r.h + 6, rx: 9, fill: "none", stroke: "var(--error)", "stroke-width": 2.2 }));
    else if (r && r.fill && !r.isPane) put(s("rect", { x: r.x + 1.5, y: r.y + 1.5, width: r.w - 3, height: r.h - 3, rx: d.narrow ? 8 : d.radius - b - 1, fill: "none", stroke: "var(--error)", "stroke-width": 3 }));
    else if (r) put(s("g", { "clip-path": c.inner }, c.outline(r, { fill: "none", stroke: "var(--error)", "stroke-width": 3 })));
  }
  if (frame.badge) label(frame.badge, b + (d.narrow || d.w) / 2, H - 9);
  frame.scene.layers.forEach((l, i) => {
    const a = c.areas[i];
    if (!l.guarded || !a || a.hidden) return;
    put(s("g", { transform: `translate(${a.x + a.w / 2 + 24} ${a.y + 4})` }, s("rect", { x: -2, y: -2.5, width: 13, height: 14, rx: 4, fill: "var(--w-screen)" }), s("rect", { x: 1, y: 3.5, width: 7.5, height: 6, rx: 1.5, fill: "var(--warning)" }), stroke("M2.6 3.500V2.200a2.150 2.150 0 0 1 4.300 0v1.300", "var(--warning)", 1.3)));
  });
  if (frame.touch) gesture(c, put, label, frame, frame.touch);
}

function gesture(c, put, label, frame, touch) {
  const { d, win, areas, W } = c, b = d.bezel, layer = Math.min(touch.layer, areas.length - 1), a = areas[layer] || win;
  const finger = (x, y) => put(s("circle", { class: "pulse", cx: x, cy: y, r: 14 }), s("circle", { class: "ring", cx: x, cy: y, r: 14 }), s("circle", { class: "dot", cx: x, cy: y, r: 4.5 }));
  const around = r => put(s("rect", { x: r.x - 2.5, y: r.y - 2.5, width: r.w + 5, height: r.h + 5, rx: Math.min(13, (r.h + 5) / 2), fill: "none", stroke: "var(--accent)", "stroke-width": 2 }));
  const trail = (line, clip) => put(s("g", clip ? { "clip-path": c.inner } : {}, s("path", { class: "halo", d: line }), s("path", { class: "trail", d: line })));
  const tap = name => {
    const r = c.find(name, layer);
    if (!r) return finger(a.x + a.w / 2, a.y + a.h * .6);
    around(r); finger(r.w > 110 ? r.x + r.w - 34 : Math.min(r.x + r.w / 2 + 4, b + d.w - 18), r.w > 110 ? r.y + r.h / 2 : r.y + r.h + 9 > c.H - 20 ? r.y - 6 : r.y + r.h + 9);
  };
  switch (touch.gesture) {
    case "tap": return tap(touch.target);
    case "back": return tap(" back");
    case "tab": return tap(` tab ${touch.target}`);
    case "search": return tap(" search");
    case "choose": return finger(a.x + a.w / 2, a.y + a.h * .55);
    case "edit": {
      const r = c.find(` field ${touch.target}`, layer) || { x: a.x + 14, y: a.y + a.h * .45, w: a.w - 28, h: 26 };
      around(r);
      const x = r.x + r.w - 16;
      return put(s("path", { d: `M${x} ${r.y + 4}v${Math.min(r.h, 26) - 8}M${x - 3} ${r.y + 3}h6M${x - 3} ${r.y + Math.min(r.h, 26) - 3}h6`, class: "trail", "stroke-width": 2 }));
    }
    case "tap-outside": {
      const beside = a.y - win.y > 44 ? [win.x + win.w / 2 + 24, (win.y + a.y) / 2 + 6] : a.x - win.x > 26 ? [(win.x + a.x) / 2, a.y + a.h * .62] : win.y + win.h - a.y - a.h > 40 ? [win.x + win.w / 2, a.y + a.h + 30] : [win.x + win.w - 14, a.y + a.h * .62];
      return finger(...beside);
    }
    case "swipe-down": case "swipe-abandoned": case "resize": {
      const refused = frame.refused, back = touch.gesture === "swipe-abandoned", short = refused || back || touch.gesture === "resize";
      const x = a.x + a.w / 2, y0 = Math.min(a.y + 22, c.H - 120), y1 = Math.min(y0 + (short ? 70 : 128), c.H - 16);
      if (!short) put(s("g", { "clip-path": c.inner }, c.outline({ ...a, y: y1 - 6, h: Math.max(1, a.y + a.h - y1 + 6) }, { fill: "none", stroke: "var(--accent)", "stroke-width": 1.6, "stroke-dasharray": "4 4", opacity: .8 })));
      trail(refused ? `M${x} ${y0}V${y1}` : back ? `M${x} ${y0}V${y1 - 10}a9 9 0 0 0 18 0V${y0 + 16}m-8 8l8-8 8 8` : `M${x} ${y0}V${y1}M${x - 9} ${y1 - 9}l9 9 9-9${touch.gesture === "resize" ? `M${x - 9} ${y0 - 6}l9-9 9 9` : ""}`, true);
      if (refused) { put(stroke(`M${x - 24} ${y1 + 5}h48`, "var(--warning)", 4)); label("Refused", x, y1 + 26, "warning"); }
      return finger(x, y0);
    }
    case "edge-swipe": { const y = a.y + a.h * .55; trail(`M${a.x + 8} ${y}h78m-9-9l9 9-9 9`); return finger(a.x + 10, y); }
    case "escape": {
      const x = a.x + a.w / 2 - 20, y = a.y + a.h * .6; trail(`M${x} ${y}l40-10-40-10 40-10`); finger(x, y); return finger(x + 14, y + 20);
    }
    case "turn": {
      const cx = b + d.w / 2, cy = b + d.h / 2, r = 30;
      return put(s("circle", { cx, cy, r: r + 16, fill: "var(--bg)", opacity: .92 }), s("path", { class: "trail", d: `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${r} ${r}m7-8l-7.500 8 8 7.500` }), s("rect", { x: cx - 7, y: cy - 13, width: 14, height: 26, rx: 3.5, fill: "none", stroke: "var(--accent)", "stroke-width": 2 }));
    }
    case "window": {
      const y = b + d.h / 2, x = b + (d.narrow ? d.narrow + 2 : d.w), way = d.narrow ? 1 : -1;
      put(s("path", { d: `M${x + way * 116} ${b + 10}v${d.h - 20}`, stroke: "var(--accent)", "stroke-width": 2, "stroke-dasharray": "5 5" }));
      trail(`M${x + way * 8} ${y}h${way * 96}m${-way * 9}-9l${way * 9} 9${-way * 9} 9`); return finger(x + way * 12, y);
    }
    default: return label(capital(touch.target || "Meanwhile"), W / 2, 10, "accent");
  }
}
