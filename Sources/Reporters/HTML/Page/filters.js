// The findings with their filters and their list.
const state = { rule: "", screen: "", flow: "", text: "", severities: new Set(Object.keys(SEVERITY)), known: false };
let findingsOnly = () => {};

function findingsPart() {
  const all = data.findings, used = [...new Set(all.flatMap(spotsOf).map(f => f.rule))].sort((a, b) => data.rules[a].title.localeCompare(data.rules[b].title, "en"));
  const accepted = all.length - counting.length;
  if (!counting.length) state.known = true;
  const tally = h("span", {}), reset = h("button", { type: "button", class: "plain", on: { click: clear } }, "Clear filters"), index = h("nav", { class: "index", "aria-label": "Findings" }), none = h("p", { class: "none", hidden: true }, "No finding matches these filters.");
  const links = new Map(), here = data.flows.map((_, k) => all.filter(f => f.flow === k));
  [...new Set(all.map(f => f.flow))].forEach(k => {
    const flow = data.flows[k];
    if (!flow) return;
    index.append(h("div", {}, data.flows.length > 1 ? h("p", { class: "group" }, flow.name) : null, h("ul", {}, here[k].map(f => {
      const a = h("a", { href: `#${f.id}`, class: `sev-${f.severity}`, on: { click: () => cards.get(f.id).fold(false) } }, glyph(f.status === "new" ? f.severity : "allowed"), h("span", {}, capital(f.message)));
      const li = h("li", {}, a); links.set(f.id, { li, a }); return li;
    }))));
  });
  const choice = (id, label, options, key) => h("div", { class: "field" }, h("label", { for: id }, label), h("select", { id, on: { change: e => { state[key] = e.target.value; if (key === "flow") screens(); filter(); } } }, h("option", { value: "" }, "All"), options));
  const screenOptions = k => [...new Set(here[k].flatMap(spotsOf).map(f => f.screen))].filter(x => x >= 0).sort((a, b) => called(data.flows[k], a).localeCompare(called(data.flows[k], b), "en")).map(x => h("option", { value: `${k}/${x}` }, called(data.flows[k], x)));
  function screens() {
    state.screen = "";
    $("screen").replaceChildren(h("option", { value: "" }, "All"), ...data.flows.flatMap((flow, k) => !here[k].length || (state.flow && state.flow !== String(k)) ? [] : [data.flows.length > 1 ? h("optgroup", { label: flow.name }, screenOptions(k)) : screenOptions(k)]).flat());
  }
  const box = k => h("span", { class: "pill" }, h("input", { type: "checkbox", checked: true, id: `sev-${k}`, "aria-label": SEVERITY[k][1], on: { change: e => { e.target.checked ? state.severities.add(k) : state.severities.delete(k); filter(); } } }), h("span", { class: `sev-${k}`, "aria-hidden": "true" }, glyph(k), SEVERITY[k][1]));
  const accept = accepted ? h("label", { class: "check" }, h("input", { type: "checkbox", id: "known", checked: state.known, on: { change: e => { state.known = e.target.checked; filter(); } } }), `Also what is accepted (${accepted})`) : null;
  const form = h("form", { class: "filters", role: "search", "aria-label": "Filter the findings", on: { submit: e => e.preventDefault() } },
    h("div", { class: "field" }, h("label", { for: "q" }, "Text"), h("input", { type: "search", id: "q", placeholder: "swipe, landscape, Save…", autocomplete: "off", on: { input: e => { state.text = e.target.value.trim().toLowerCase(); filter(); } } })),
    here.filter(x => x.length).length > 1 ? choice("flow", "Flow", data.flows.flatMap((flow, k) => here[k].length ? [h("option", { value: k }, flow.name)] : []), "flow") : null,
    choice("rule", "Rule", used.map(k => h("option", { value: k }, data.rules[k].title)), "rule"),
    choice("screen", "Screen", [], "screen"),
    h("fieldset", { class: "pills" }, h("legend", { class: "legend" }, "Severity"), Object.keys(SEVERITY).map(box)), accept);
  const list = h("div", { class: "list" }, all.map(finding), none);
  function filter() {
    let n = 0, first = true;
    for (const f of all) {
      const card = cards.get(f.id);
      const ok = (f.status === "new" || state.known) && state.severities.has(f.severity) && (!state.rule || touches(f, Number(state.rule), null)) && (!state.flow || String(f.flow) === state.flow) && (!state.screen || spotsOf(f).some(x => `${f.flow}/${x.screen}` === state.screen)) && state.text.split(/\s+/).every(w => card.hay.includes(w));
      card.el.hidden = !ok; if (links.has(f.id)) links.get(f.id).li.hidden = !ok;
      if (ok) { n++; if (first && narrow.matches) card.fold(false); first = false; }
    }
    for (const g of index.children) g.hidden = ![...g.querySelectorAll("li")].some(li => !li.hidden);
    const total = state.known ? all.length : counting.length;
    tally.textContent = n === total ? plural(n, "finding") : `${n} of ${plural(total, "finding")}`;
    reset.hidden = n === total && !state.text; none.hidden = n > 0 || !all.length;
    $("status").textContent = tally.textContent;
  }
  function clear() {
    Object.assign(state, { rule: "", screen: "", flow: "", text: "", severities: new Set(Object.keys(SEVERITY)) });
    const keep = state.known; form.reset(); if (accept) accept.firstChild.checked = keep;
    screens(); filter(); form.querySelector("input").focus({ preventScroll: true });
  }
  findingsOnly = (flow, screen) => { clear(); state.screen = `${flow}/${screen}`; $("screen").value = state.screen; filter(); };
  const part = h("section", { class: "part", id: "findings", "aria-labelledby": "findings-title", tabindex: "-1" }, h("h2", { id: "findings-title" }, "Findings"),
    all.length ? [h("p", { class: "intro" }, "Each one comes with the shortest way there. The pictures show what the person sees; the blue ring is where they act."),
      h("div", { class: "board" }, h("aside", { class: "side", "aria-label": "Filters and list" }, form, h("div", { class: "tally" }, tally, reset), index), list)] : h("p", { class: "intro" }, "Nothing was found."));
  if (!all.length) return { part, start: () => {} };
  const seen = new IntersectionObserver(es => { for (const e of es) if (e.isIntersecting) for (const [id, l] of links) id === e.target.id ? l.a.setAttribute("aria-current", "true") : l.a.removeAttribute("aria-current"); }, { rootMargin: "-25% 0px -70% 0px" });
  return { part, start() {
    screens(); filter(); $("status").textContent = "";
    const adapt = () => { let first = true; for (const { el, adapt } of cards.values()) { adapt(first && !el.hidden); if (!el.hidden) first = false; } };
    adapt(); narrow.addEventListener("change", adapt);
    for (const { el } of cards.values()) seen.observe(el);
  } };
}
