// The matrix of rules and screens, and what was asked of what.

/** A rule on a screen: broken where there is a finding, or one of a narrower rule that stands for it too; else whether it was asked of anything there, as far as that is known. */
function cellsOf(k, r) {
  const flow = data.flows[k], letter = LETTER[flow.verdicts[r]], here = data.findings.filter(f => f.flow === k), own = [...here.flatMap(spotsOf).filter(f => f.rule === r), ...here.filter(f => f.folded?.includes(data.rules[r].id))];
  return flow.screens.map((_, x) => {
    const at = own.filter(f => f.screen === x), broken = at.find(f => f.status === "new");
    if (broken) return ["violated", broken];
    if (at[0]) return ["allowed", at[0]];
    if (flow.asked?.[r] && !flow.asked[r].includes(x) && letter !== "undecided") return ["none"];
    return [letter === "violated" ? "holds" : letter || "none"];
  });
}

const item = (name, title, ...more) => h("li", { class: `k-${name}` }, glyph(name), h("div", {}, title, more.map(m => m && h("small", {}, m))));

/** What could not be read stands first: whatever it hides was not checked. */
function problemsPart() {
  if (!data.problems.length) return null;
  return h("section", { class: "part", id: "problems", "aria-labelledby": "problems-title", tabindex: "-1" }, h("h2", { id: "problems-title" }, "Not understood"),
    h("p", { class: "intro" }, "These places could not be read. What depends on them was not checked, and is not in this report."),
    h("div", { class: "facts2" }, h("ul", { class: "wide" }, data.problems.map(p => item("violated", sentence(p.message), p.line ? `${p.path}:${p.line}:${p.column}` : p.path, p.help && sentence(p.help))))));
}

function matrixPart() {
  const flows = data.flows.map((f, k) => [f, k]).filter(([f]) => f.screens.length);
  if (!flows.length || !data.rules.length) return null;
  const holder = h("div", { class: "scroller", tabindex: "0", role: "group", "aria-label": "Rules and screens, scrollable" });
  const pick = h("select", { id: "matrixflow", on: { change: paint } }, flows.map(([f, k]) => h("option", { value: k }, f.name)));
  const every = h("input", { type: "checkbox", id: "matrixall", on: { change: paint } }), more = h("span", {});
  pick.value = (flows.find(([, k]) => counting.some(f => f.flow === k)) || flows[0])[1];
  const weight = { v: 0, u: 1, h: 2, n: 3 };
  function paint() {
    const k = Number(pick.value), flow = data.flows[k], asked = data.rules.map((r, i) => [r, i]).filter(([, i]) => weight[flow.verdicts[i]] !== undefined);
    const rows = asked.filter(([, i]) => every.checked || weight[flow.verdicts[i]] < 2 || data.findings.some(f => f.flow === k && touches(f, i, null))).sort((a, b) => weight[flow.verdicts[a[1]]] - weight[flow.verdicts[b[1]]] || a[1] - b[1]);
    // Without the rules that found nothing, only screens with something to see are worth a column.
    const cells = new Map(rows.map(([, i]) => [i, cellsOf(k, i)])), columns = flow.screens.map((_, x) => x).filter(x => every.checked || flow.screens.length <= 16 || [...cells.values()].some(c => c[x][1]));
    more.textContent = `All ${plural(asked.length, "rule")} and ${plural(flow.screens.length, "screen")}`;
    holder.replaceChildren(rows.length && columns.length ? h("table", { class: "matrix" }, h("caption", { class: "sr" }, `What each rule came to on each screen of ${flow.name}`),
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Rule"), columns.map(x => h("th", { scope: "col" }, h("span", {}, fit(called(flow, x), 128, 14, 500)))))),
      h("tbody", {}, rows.map(([r, i]) => h("tr", {}, h("th", { scope: "row" }, r.title, h("code", {}, r.id)), columns.map(x => {
        const [name, f] = cells.get(i)[x];
        return h("td", { class: `c-${name} k-${name}` }, f ? h("a", { href: `#${f.id}`, "aria-label": `${VERDICT[name]}: ${f.message}`, title: f.message, on: { click: () => cards.get(f.id).fold(false) } }, glyph(name)) : h("span", { class: "cell", title: VERDICT[name] }, glyph(name), h("span", { class: "sr" }, VERDICT[name])));
      }))))) : h("p", { class: "none" }, "No rule fails here."));
  }
  paint();
  return h("section", { class: "part", id: "matrix", "aria-labelledby": "matrix-title", tabindex: "-1" }, h("h2", { id: "matrix-title" }, "Rules and screens"), h("p", { class: "intro" }, "What every rule found on every screen. A tick: it was asked and nothing was found. A dash: nothing there that it speaks of. Rules about what can happen are asked of the whole flow, so their ticks stand on every screen."),
    h("div", { class: "maphead" }, flows.length > 1 ? h("div", { class: "field narrow" }, h("label", { for: "matrixflow" }, "Flow"), pick) : null, h("label", { class: "check" }, every, more)),
    holder, h("ul", { class: "key-list", "aria-label": "Symbols" }, ["violated", "holds", "allowed", "undecided", "none"].map(k => h("li", { class: `k-${k}` }, glyph(k), VERDICT[k]))));
}

function checkedPart() {
  const by = v => data.rules.map((r, i) => [r, data.flows.map((f, k) => [f, k]).filter(([f]) => LETTER[f.verdicts[i]] === v)]).filter(([, flows]) => flows.length);
  const where = flows => data.flows.length === 1 ? "" : flows.length > 4 ? `in ${flows.length} flows` : `in ${flows.map(([f]) => f.name).join(", ")}`;
  const broken = new Set(by("violated").map(([r]) => r.id)), holding = by("holds").filter(([r]) => !broken.has(r.id)), undecided = by("undecided"), accepted = data.findings.filter(f => f.status !== "new");
  const silent = data.rules.filter((_, i) => data.flows.length && data.flows.every(f => LETTER[f.verdicts[i]] === "none"));
  const list = items => items.length ? h("ul", {}, items) : h("p", { class: "soft" }, "Nothing.");
  const folded = (summary, items) => items.length > 12 ? h("details", {}, h("summary", {}, summary), list(items)) : list(items);
  return h("section", { class: "part", id: "checked", "aria-labelledby": "checked-title", tabindex: "-1" }, h("h2", { id: "checked-title" }, "What was checked"),
    h("div", { class: "facts2" },
      h("div", {}, h("h3", {}, `Passed (${holding.length})`), folded("Show the rules", holding.map(([r, flows]) => item("holds", r.title, where(flows))))),
      h("div", {}, h("h3", {}, `Undecided (${undecided.length})`), folded("Show the rules", undecided.map(([r, flows]) => item("undecided", r.title, where(flows), "A limit was hit, or a part of the flow could not be read.")))),
      h("div", {}, h("h3", {}, `Accepted (${accepted.length})`), folded("Show the findings", accepted.map(f => item("allowed", h("a", { href: `#${f.id}`, on: { click: () => { const k = $("known"); if (k && !k.checked) k.click(); cards.get(f.id).fold(false); } } }, sentence(f.message)), data.rules[f.rule].id, f.reason && `“${f.reason}”${f.until ? `, until ${f.until}` : ""}`)))),
      h("div", {}, h("h3", {}, `Not applicable (${silent.length})`), folded("Show the rules", silent.map(r => item("none", r.title)))),
      h("div", { class: "wide" }, h("h3", {}, "Flows"), folded("Show the flows", data.flows.map(f => item("holds", f.name, [f.root, ...f.parts].join(", "), `${plural(f.screens.length || f.count, "screen")}, ${plural(f.edges.length, "connection")}`))))));
}
