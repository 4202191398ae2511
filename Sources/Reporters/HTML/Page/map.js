// The map of a flow, with the way of one finding brought out.
const STYLE_WORDS = { push: "Push", sheet: "Sheet", popover: "Popover", full: "Full screen", dialog: "Alert, action sheet", other: "Another way", holds: "Tab or column" };
const KIND_WORDS = { alert: "alert", actionSheet: "action sheet", confirmationDialog: "confirmation", share: "share sheet", tabs: "tab bar", split: "split view", camera: "camera", photoLibrary: "photo library", photoPicker: "photo picker", documentPicker: "document picker", safari: "Safari", mail: "mail", messages: "messages", contacts: "contacts", siri: "Siri", reference: "dictionary" };

/** Large flows open on a part: drawing a hundred boxes helps nobody. */
const LARGE = 40;

function drawMap(k, f, whole) {
  const flow = data.flows[k], path = f?.path || [], on = new Set(path);
  const touched = new Set(f?.over || []);
  const chosen = whole || flow.screens.length <= LARGE ? null : touched.size ? touched : new Set([flow.start]);
  const part = partOf(flow, chosen, touched.size ? 1 : 2), lines = bundled(part.edges), g = layout(flow, part, lines);
  const svg = s("svg", { class: touched.size ? "faded" : null, viewBox: `0 0 ${g.w} ${g.h}`, width: g.w, height: g.h, role: "group", "aria-label": `Flow map of ${flow.name}: ${plural(part.ids.length, "screen")}. The same as a list follows below.` });
  const hot = e => e.all.some(i => on.has(i)), labels = s("g", { "aria-hidden": "true" }), strokes = s("g", { "aria-hidden": "true" });
  const outs = new Map(part.ids.map(id => [id, []])), ins = new Map(part.ids.map(id => [id, []]));
  for (const e of lines) { outs.get(e.from).push(e); ins.get(e.to).push(e); }
  for (const l of outs.values()) l.sort((a, b) => g.pos.get(a.to).y - g.pos.get(b.to).y);
  for (const l of ins.values()) l.sort((a, b) => g.pos.get(a.from).y - g.pos.get(b.from).y);
  const slot = (list, e) => MAP.h * (list.indexOf(e) + 1) / (list.length + 1);
  for (const e of [...lines].sort((a, b) => hot(a) - hot(b))) {
    const a = g.pos.get(e.from), b = g.pos.get(e.to), isHot = hot(e), y1 = a.y + slot(outs.get(e.from), e), y2 = b.y + slot(ins.get(e.to), e);
    let d, mid, tip;
    if (b.col > a.col) { const x1 = a.x + MAP.w, x2 = b.x - 7, c = Math.max(30, (x2 - x1) * .5); d = `M${x1} ${y1}C${x1 + c} ${y1} ${x2 - c} ${y2} ${x2} ${y2}`; mid = [(x1 + x2) / 2, (y1 + y2) / 2]; tip = `M${b.x - 1} ${y2}l-8-4.500v9z`; }
    else if (b.col === a.col) { const x = a.x + MAP.w, x2 = b.x + MAP.w + 7; d = `M${x} ${y1}C${x + 40} ${y1} ${x2 + 34} ${y2} ${x2} ${y2}`; mid = [x + 30, (y1 + y2) / 2]; tip = `M${b.x + MAP.w + 1} ${y2}l8-4.500v9z`; }
    else { const x1 = a.x + MAP.w / 2, x2 = b.x + MAP.w / 2, up = a.y < g.h / 2 ? -1 : 1, ya = a.y + (up > 0 ? MAP.h : 0), yb = b.y + (up > 0 ? MAP.h : 0) + up * 7; d = `M${x1} ${ya}C${x1} ${ya + up * 34} ${x2} ${yb + up * 34} ${x2} ${yb}`; mid = [(x1 + x2) / 2, (ya + yb) / 2 + up * 22]; tip = `M${x2} ${yb - up * 6}l-4.500 ${up * 8}h9z`; }
    strokes.append(s("path", { class: `edge e-${e.style}${isHot ? " on" : ""}`, d }), s("path", { class: `tip e-${e.style}${isHot ? " on" : ""}`, d: tip, stroke: "none" }));
    if (isHot && e.labels.length) { const t = fit(e.labels.join(", "), 96, 12, 500), w = widthOf(t, 12, 500) + 16; labels.append(s("g", { class: "by" }, s("rect", { x: mid[0] - w / 2, y: mid[1] - 11, width: w, height: 22, rx: 11 }), s("text", { x: mid[0], y: mid[1] + 4, "font-size": 12, "font-weight": 500, "text-anchor": "middle" }, t))); }
  }
  svg.append(strokes);
  for (const id of part.ids) svg.append(node(flow, k, id, g.pos.get(id), touched.has(id), f && f.screen === id));
  svg.append(labels);
  return { svg, part, isPart: part.ids.length < flow.screens.length };
}

function node(flow, k, id, p, on, end) {
  const sc = flow.screens[id], own = counting.filter(x => x.flow === k && touches(x, null, id)), kind = [KIND_WORDS[sc.kind], id === flow.start ? "start" : ""].filter(Boolean).join(", ");
  const parts = [s("title", {}, `${called(flow, id)} (${sc.id})`), s("rect", { class: "box", x: p.x, y: p.y, width: MAP.w, height: MAP.h, rx: 11 }), s("text", { x: p.x + 12, y: p.y + (kind ? 20 : 28), "font-size": 13, "font-weight": 600 }, fit(called(flow, id), MAP.w - (own.length ? 46 : 24), 13, 600))];
  if (kind) parts.push(s("text", { class: "kind", x: p.x + 12, y: p.y + 36, "font-size": 11.5 }, kind));
  if (own.length) {
    const worst = ["error", "warning", "info"].find(x => own.some(o => o.severity === x)), x = p.x + MAP.w - 19, y = p.y + MAP.h / 2;
    parts.push(s("circle", { cx: x, cy: y, r: 9.5, fill: `var(--${worst === "info" ? "note" : worst})` }), s("text", { x, y: y + 4, "font-size": 11.5, "font-weight": 650, "text-anchor": "middle", class: "count" }, String(own.length)));
  }
  return s("g", { class: `node${on ? " on" : ""}${end ? " end" : ""}` }, own.length ? s("a", { href: "#findings", "aria-label": `${called(flow, id)}: ${plural(own.length, "finding")}. Show them.`, on: { click: () => findingsOnly(k, id) } }, parts) : parts);
}

let showOnMap = () => {};
function mapPart() {
  const flows = data.flows.map((f, k) => [f, k]).filter(([f]) => f.screens.length);
  if (!flows.length) return null;
  const box = h("div", { class: "mapbox", tabindex: "0", role: "group", "aria-label": "Flow map, scrollable" }), table = h("div", { class: "moretable" });
  const flowPick = h("select", { id: "mapflow", on: { change: () => { offer(); paint(); } } }, flows.map(([f, k]) => h("option", { value: k }, f.name)));
  const pathPick = h("select", { id: "mappath", on: { change: paint } }), whole = h("input", { type: "checkbox", id: "mapwhole", on: { change: paint } });
  const wholeBox = h("label", { class: "check", hidden: true }, whole, h("span", {}));
  const first = flows.find(([, k]) => counting.some(f => f.flow === k)) || flows[0];
  flowPick.value = first[1];
  function offer(keep) {
    const list = data.findings.filter(f => f.flow === Number(flowPick.value));
    pathPick.replaceChildren(h("option", { value: "" }, "Nothing"), ...list.map(f => h("option", { value: f.id }, capital(f.message))));
    pathPick.value = keep || (list.find(f => f.trace) || list[0])?.id || "";
  }
  function paint() {
    const k = Number(flowPick.value), flow = data.flows[k], f = data.findings.find(x => x.id === pathPick.value), { svg, part, isPart } = drawMap(k, f, whole.checked);
    box.replaceChildren(svg);
    wholeBox.hidden = flow.screens.length <= LARGE; wholeBox.lastChild.textContent = `All ${flow.screens.length} screens`;
    wholeBox.title = isPart ? `${part.ids.length} screens around the way are shown` : "";
    const open = table.querySelector("details")?.open;
    table.replaceChildren(h("details", { open: !!open }, h("summary", {}, "The map as a list"), h("div", { class: "scroller", tabindex: "0", role: "group", "aria-label": "The map as a list, scrollable" }, h("table", {}, h("thead", {}, h("tr", {}, ["From", "By", "How", "To"].map(t => h("th", { scope: "col" }, t)))), h("tbody", {}, flow.edges.map(e => h("tr", {}, h("td", {}, called(flow, e.from)), h("td", {}, e.label || e.cause, e.if ? ` (if ${e.if})` : ""), h("td", {}, e.styles || STYLE_WORDS[e.style]), h("td", {}, called(flow, e.to)))))))));
    const at = f && svg.querySelector(".node.end");
    if (at) { const r = at.getBBox(); box.scrollTo({ left: Math.max(0, r.x - box.clientWidth / 2), top: Math.max(0, r.y - box.clientHeight / 2) }); }
  }
  showOnMap = f => { flowPick.value = f.flow; offer(f.id); paint(); };
  const line = k => s("svg", { width: 34, height: 10, viewBox: "0 0 34 10", "aria-hidden": "true" }, s("path", { class: `edge e-${k}`, d: "M1 5H33" }));
  const used = new Set(data.flows.flatMap(f => [...f.edges.map(e => e.style), ...(f.screens.some(x => x.in) ? ["holds"] : [])]));
  const part = h("section", { class: "part", id: "map", "aria-labelledby": "map-title", tabindex: "-1" }, h("h2", { id: "map-title" }, "Flow map"), h("p", { class: "intro" }, "Every screen and what opens it. A number on a screen counts its findings."),
    h("div", { class: "maphead" }, flows.length > 1 ? h("div", { class: "field narrow" }, h("label", { for: "mapflow" }, "Flow"), flowPick) : null, h("div", { class: "field" }, h("label", { for: "mappath" }, "Bring out the way to"), pathPick), wholeBox),
    box, h("ul", { class: "key-list", "aria-label": "Line styles" }, Object.keys(STYLE_WORDS).filter(k => used.has(k)).map(k => h("li", {}, line(k), STYLE_WORDS[k]))), table);
  // Laying out a large map takes longer than reading the first lines of the page.
  const late = new IntersectionObserver(es => { if (es.some(e => e.isIntersecting)) { late.disconnect(); paint(); } }, { rootMargin: "600px" });
  offer();
  late.observe(part);
  addEventListener("beforeprint", () => { if (!box.firstChild) { late.disconnect(); paint(); } });
  return part;
}
