// Every colour has a shape beside it.
const stroke = (d, color, width, more) => s("path", { d, fill: "none", stroke: color, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round", ...more });
const disc = (cx, cy, r, fill) => s("circle", { cx, cy, r, fill });
const GLYPH = {
  violated: g => [disc(8, 8, 7.2, g), stroke("M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2", "var(--bg)", 1.8)],
  holds: g => [stroke("M2.8 8.6l3.4 3.4 7-8", g, 2)],
  none: g => [stroke("M4.5 8h7", g, 1.8)],
  undecided: g => [stroke("M8 1.4L14.6 8 8 14.6 1.4 8z", g, 1.6), stroke("M6.4 6.7c0-2 3.2-2 3.2-.1 0 1.2-1.6 1.2-1.6 2.3", g, 1.4), disc(8, 10.9, .9, g)],
  allowed: g => [s("circle", { cx: 8, cy: 8, r: 6.2, fill: "none", stroke: g, "stroke-width": 1.6 }), stroke("M3.8 12.2l8.4-8.4", g, 1.6)],
  error: g => [s("path", { d: "M5 .9h6L15.1 5v6L11 15.1H5L.9 11V5z", fill: g }), stroke("M8 4.2v4.6", "var(--bg)", 1.8), disc(8, 11.6, 1.1, "var(--bg)")],
  warning: g => [s("path", { d: "M8 1.3c.5 0 .9.2 1.1.6l6.1 10.9c.5.9-.1 2-1.1 2H1.9c-1 0-1.6-1.1-1.1-2L6.9 1.9c.2-.4.6-.6 1.1-.6z", fill: g }), stroke("M8 5.6v3.7", "var(--bg)", 1.8), disc(8, 11.9, 1.05, "var(--bg)")],
  info: g => [disc(8, 8, 7.2, g), stroke("M8 7.4v3.9", "var(--bg)", 1.8), disc(8, 4.7, 1.1, "var(--bg)")],
};
const glyph = (name, title) => s("svg", { class: `glyph k-${name}`, viewBox: "0 0 16 16", "aria-hidden": title ? null : "true", role: title ? "img" : null, "aria-label": title }, GLYPH[name]("var(--k)"));
const arrow = left => s("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, stroke(left ? "M10 3L5 8l5 5" : "M6 3l5 5-5 5", "currentColor", 1.9));

// SF Symbols that buttons often bear, as lines in a box of 14 by 14; of others the words are drawn.
const SYMBOL = {
  "xmark": "M3 3l8 8M11 3l-8 8", "plus": "M7 2v10M2 7h10", "checkmark": "M2.5 7.5l3 3 6-7", "chevron.left": "M9 2.500L4.500 7 9 11.500",
  "chevron.down": "M2.500 5L7 9.500 11.500 5", "ellipsis": "M2.500 7h.01M7 7h.01M11.500 7h.01", "square.and.arrow.up": "M4.500 5.500H3v6.500h8V5.500H9.500M7 8.500V1.500M4.500 4L7 1.500 9.500 4",
  "trash": "M2.500 4h9M5.500 4V2.500h3V4M3.500 4l.6 8h5.800l.6-8", "pencil": "M3 11l.6-2.600L9.500 2.500l2 2-5.900 5.900z", "square.and.pencil": "M7 3H2.500v8.500H11V7M6 8l.4-1.600L11 1.800l1.200 1.200-4.600 4.600z",
  "magnifyingglass": "M6 2a4 4 0 1 0 .01 0M9 9l3 3", "gearshape": "M7 4.500a2.500 2.500 0 1 0 .01 0M7 1v2M7 11v2M1 7h2M11 7h2M2.800 2.800l1.400 1.400M9.800 9.800l1.400 1.400M2.800 11.200l1.400-1.400M9.800 4.200l1.400-1.400",
  "heart": "M7 12C1 8 1.500 3 4.500 3 6 3 7 4.500 7 4.500S8 3 9.500 3c3 0 3.500 5-2.500 9z", "info.circle": "M7 1.500a5.500 5.500 0 1 0 .01 0M7 6.500V10M7 4.200h.01", "line.3.horizontal.decrease": "M2 4h10M4 7h6M6 10h2",
  "camera": "M1.500 4.500h2.500L5 3h4l1 1.500h2.500v7h-11zM7 6a2 2 0 1 0 .01 0", "arrow.clockwise": "M11.500 7A4.500 4.500 0 1 1 7 2.500h3M8.500 1L10 2.500 8.500 4",
};
SYMBOL["xmark.circle"] = SYMBOL["xmark.circle.fill"] = SYMBOL.xmark;
SYMBOL["ellipsis.circle"] = SYMBOL.ellipsis;
SYMBOL.gear = SYMBOL["gearshape.fill"] = SYMBOL.gearshape;
SYMBOL["plus.circle"] = SYMBOL.plus;
