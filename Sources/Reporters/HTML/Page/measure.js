// Text in pictures is measured, cut and broken here, because SVG does none of it.
const pen = document.createElement("canvas").getContext("2d");
const SANS = getComputedStyle(document.documentElement).getPropertyValue("--sans");
const widths = new Map();
function widthOf(text, size, weight) {
  const key = `${size}|${weight}|${text}`;
  let w = widths.get(key);
  if (w === undefined) { pen.font = `${weight} ${size}px ${SANS}`; widths.set(key, w = pen.measureText(text).width); }
  return w;
}
function fit(text, max, size, weight) {
  if (widthOf(text, size, weight) <= max) return text;
  let low = 1, high = text.length;
  const marks = [...text];
  high = marks.length;
  const cut = n => marks.slice(0, n).join("").trimEnd() + "…";
  while (low < high) { const mid = (low + high + 1) >> 1; if (widthOf(cut(mid), size, weight) <= max) low = mid; else high = mid - 1; }
  return cut(low);
}
function wrap(text, max, size, weight, lines = 3) {
  const out = []; let line = "";
  for (const word of text.split(/\s+/)) {
    const next = line ? line + " " + word : word;
    if (widthOf(next, size, weight) <= max || !line) line = next; else { out.push(line); line = word; }
  }
  if (line) out.push(line);
  if (out.length > lines) return [...out.slice(0, lines - 1), out.slice(lines - 1).join(" ")].map(l => fit(l, max, size, weight));
  return out.map(l => fit(l, max, size, weight));
}
