// Where the screens of a map stand: columns by how far they are from the start, rows so that few lines cross.
const MAP = { w: 156, h: 46, gapX: 116, gapY: 20, pad: 14 };

/** The screens and edges of a part of a flow: all of it, or what lies within `reach` steps of the chosen screens. */
function partOf(flow, chosen, reach) {
  const edges = flow.edges.map((e, i) => ({ ...e, i })), holds = flow.screens.flatMap((sc, to) => (sc.in || []).map(from => ({ from, to, style: "holds", label: "", i: -1 })));
  const all = [...edges, ...holds];
  if (!chosen) return { ids: flow.screens.map((_, i) => i), edges: all };
  const kept = new Set(chosen);
  for (let k = 0; k < reach; k++) for (const e of all) { if (chosen.has(e.from)) kept.add(e.to); if (chosen.has(e.to)) kept.add(e.from); }
  return { ids: [...kept].sort((a, b) => a - b), edges: all.filter(e => kept.has(e.from) && kept.has(e.to)) };
}

/** One line for each pair of screens and style, whatever number of buttons leads there. */
function bundled(edges) {
  const bundles = new Map();
  for (const e of edges) {
    if (e.from === e.to) continue;
    const key = `${e.from}>${e.to}>${e.style}`, known = bundles.get(key);
    if (known) { known.all.push(e.i); if (e.label && !known.labels.includes(e.label)) known.labels.push(e.label); } else bundles.set(key, { from: e.from, to: e.to, style: e.style, all: [e.i], labels: e.label ? [e.label] : [] });
  }
  return [...bundles.values()];
}

function layout(flow, part, lines) {
  const next = new Map(part.ids.map(id => [id, []])), into = new Map(part.ids.map(id => [id, []]));
  for (const e of lines) { next.get(e.from).push(e.to); into.get(e.to).push(e.from); }
  const depth = new Map(), roots = part.ids.includes(flow.start) ? [flow.start] : [];
  const spread = from => { const queue = [from]; for (const at of queue) for (const to of next.get(at)) if (!depth.has(to)) { depth.set(to, depth.get(at) + 1); queue.push(to); } };
  for (const id of [...roots, ...part.ids.filter(id => !into.get(id).length), ...part.ids]) if (!depth.has(id)) { depth.set(id, 0); spread(id); }
  let cols = [];
  for (const id of part.ids) (cols[depth.get(id)] ||= []).push(id);
  cols = [...cols].map(c => c || []);
  const rank = new Map(), renumber = c => c.forEach((id, k) => rank.set(id, k - (c.length - 1) / 2));
  cols.forEach(renumber);
  for (let pass = 0; pass < 10; pass++) for (const c of pass % 2 ? [...cols].reverse() : cols) {
    const want = new Map(c.map(id => {
      const side = [...next.get(id), ...into.get(id)].filter(n => pass % 2 ? depth.get(n) > depth.get(id) : depth.get(n) < depth.get(id));
      return [id, side.length ? side.reduce((t, n) => t + rank.get(n), 0) / side.length : rank.get(id)];
    }));
    c.sort((a, b) => want.get(a) - want.get(b) || rank.get(a) - rank.get(b)); renumber(c);
  }
  // A column higher than the window is broken into several beside each other.
  const limit = Math.max(9, Math.ceil(Math.sqrt(part.ids.length) * 1.6)), places = [];
  for (const c of cols) { const n = Math.max(1, Math.ceil(c.length / limit)), each = Math.ceil(c.length / n); for (let k = 0; k < n; k++) places.push(c.slice(k * each, (k + 1) * each)); }
  const turn = lines.some(e => depth.get(e.to) < depth.get(e.from)) ? 34 : 0, tall = Math.max(1, ...places.map(c => c.length));
  const height = tall * (MAP.h + MAP.gapY) - MAP.gapY + 2 * (MAP.pad + turn), pos = new Map();
  places.forEach((c, x) => c.forEach((id, k) => pos.set(id, { x: MAP.pad + x * (MAP.w + MAP.gapX), col: x, y: height / 2 - MAP.h / 2 + (k - (c.length - 1) / 2) * (MAP.h + MAP.gapY) * (c.length < tall ? Math.min(1.3, (tall - 1) / Math.max(1, c.length - 1)) : 1) })));
  return { pos, w: places.length * (MAP.w + MAP.gapX) - MAP.gapX + 2 * MAP.pad + 36, h: height };
}
