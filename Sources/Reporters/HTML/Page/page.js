// The head of the page, its parts in order, and what the address bar and the printer ask for.
function header() {
  const count = { violated: 0, allowed: 0, holds: 0, none: 0, undecided: 0 };
  // A rule that found nothing but what is accepted has not failed.
  const number = new Map(data.rules.map((r, i) => [r.id, i]));
  const spoken = findings => new Set(findings.flatMap(f => [...spotsOf(f).map(x => x.rule), ...(f.folded || []).map(id => number.get(id))].map(i => `${f.flow}/${i}`)));
  const counts = spoken(counting), accepts = spoken(data.findings.filter(f => f.status !== "new"));
  data.flows.forEach((f, k) => [...f.verdicts].forEach((v, i) => {
    const name = LETTER[v], at = `${k}/${i}`;
    if (name) count[name === "violated" && accepts.has(at) && !counts.has(at) ? "allowed" : name]++;
  }));
  const answers = Math.max(1, Object.values(count).reduce((a, c) => a + c, 0));
  const per = Object.keys(SEVERITY).map(k => [SEVERITY[k][0].toLowerCase(), counting.filter(f => f.severity === k).length]).filter(([, n]) => n);
  const serious = counting.filter(f => f.severity !== "info").length, notes = counting.length - serious;
  const apart = counting.every(f => data.rules[f.rule].id.startsWith("drift-"));
  const bare = data.findings.filter(f => f.unpictured || f.brief);
  const screens = data.flows.reduce((a, f) => a + (f.screens.length || f.count), 0), accepted = data.findings.length - counting.length;
  const what = {
    violated: counting.length ? `${plural(counting.length, "finding")}: ${per.map(([k, n]) => plural(n, k)).join(", ")}` : "nothing that counts",
    allowed: "all that was found is accepted",
    holds: "checked wherever it applies, and nothing found",
    none: "nothing in the flow that the rule applies to",
    undecided: "a limit was hit, or something could not be read",
  };
  const bar = s("svg", { class: "share", viewBox: "0 0 1000 8", preserveAspectRatio: "none", "aria-hidden": "true" });
  const fill = { violated: "var(--error)", allowed: "var(--note)", holds: "var(--good)", none: "var(--line)", undecided: "var(--warning)" };
  let x = 0;
  for (const k of ["violated", "undecided", "allowed", "holds", "none"]) { const w = 1000 * count[k] / answers; if (count[k]) bar.append(s("rect", { x, y: 0, width: Math.max(2, w - 3), height: 8, fill: fill[k] })); x += w; }
  document.title = `${data.title}: modal flow report`;
  const lead = data.problems.length && !data.flows.length ? "Nothing could be checked." : serious ? `${plural(serious, "place")} ${apart ? "where flow and code part" : "where a modal breaks"}.` : counting.length ? "Nothing breaks." : data.problems.length ? "Not everything could be checked." : count.undecided ? "Nothing was found, but not all is decided." : "Nothing breaks.";
  $("top").append(
    h("p", { class: "eyebrow" }, "Modal flow report"), h("h1", {}, data.title),
    h("p", { class: "lead" }, h("strong", {}, lead), ` ${plural(data.asked, "rule")} checked on ${plural(data.flows.length, "flow")} with ${plural(screens, "screen")}.`,
      notes ? ` ${plural(notes, "note")} ${serious ? "more " : ""}${notes === 1 ? "is" : "are"} worth a thought.` : "", accepted ? ` ${plural(accepted, "finding")} more ${accepted === 1 ? "is" : "are"} accepted.` : "", data.problems.length ? ` ${plural(data.problems.length, "problem")} kept part of it from being checked.` : ""),
    bar,
    h("dl", { class: "verdicts", "aria-label": "The outcome of the rules: each rule on each flow" }, Object.keys(what).filter(k => k !== "allowed" || count.allowed).map(k =>
      h("div", { class: `k-${k}` }, h("dt", {}, glyph(k), VERDICT[k]), h("dd", {}, h("span", { class: "n" }, String(count[k])), h("span", { class: "what" }, what[k]))))),
    ...(data.flows.length > 1 ? [h("p", { class: "per" }, "These count rules: each once for each flow that it is checked on.")] : []),
    ...(bare.length ? [h("p", { class: "per" }, `So that this page stays under 1 MB, it leaves out the pictures${bare.some(f => f.brief) ? " and other details" : ""} of ${bare.length} of ${plural(data.findings.length, "finding")}, the least severe. Each of them names the command that shows what is left out.`)] : []));
  $("top").nextElementSibling.append(h("ul", {}, [["problems", "Not understood"], ["findings", "Findings"], ["map", "Flow map"], ["matrix", "Rules and screens"], ["checked", "What was checked"]].filter(([id]) => $(id)).map(([id, t]) => h("li", {}, h("a", { href: `#${id}` }, t)))));
  document.querySelector(".foot").append(h("p", {}, `Made by ${data.tool.name} ${data.tool.version}. This file is complete in itself: it loads nothing and sends nothing.`));
}

const list = findingsPart();
$("main").append(...[problemsPart(), list.part, mapPart(), matrixPart(), checkedPart()].filter(Boolean));
list.start();
header();
const spots = new IntersectionObserver(es => { for (const e of es) if (e.isIntersecting) for (const a of document.querySelectorAll(".sections a")) a.hash === `#${e.target.id}` ? a.setAttribute("aria-current", "true") : a.removeAttribute("aria-current"); }, { rootMargin: "-20% 0px -75% 0px" });
document.querySelectorAll("section.part").forEach(x => spots.observe(x));
// What was gone to stays where it is while what stands above it is still drawn, until the person moves.
let held = null, until = 0;
function keep() {
  const now = performance.now();
  if (!held || now > until) { held = null; return; }
  const off = held.getBoundingClientRect().top - (parseFloat(getComputedStyle(held).scrollMarginTop) || 0);
  if (Math.abs(off) > 1) { held.scrollIntoView({ behavior: "instant" }); until = Math.max(until, now + 500); }
}
const settle = () => { keep(); if (held) requestAnimationFrame(settle); };
for (const move of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(move, () => { held = null; }, { passive: true });
function arrive() {
  let id = ""; try { id = decodeURIComponent(location.hash.slice(1)); } catch { return; }
  const card = cards.get(id);
  if (card) { if (card.el.hidden) card.el.hidden = false; card.fold(false); card.fill(); }
  held = card?.el || (id && $(id)) || null;
  until = performance.now() + 1500;
  settle();
}
addEventListener("hashchange", arrive); arrive();
// A link to where the address is already changes no address.
addEventListener("click", e => { const a = e.target.closest?.('a[href^="#"]'); if (a && a.hash === location.hash) arrive(); });
addEventListener("beforeprint", () => { for (const { fill } of cards.values()) fill(); for (const b of [...waiting.keys()]) develop(b); });
// What was not scrolled to yet is made while nothing else is to be done, for those who search the page or have it read.
const idle = globalThis.requestIdleCallback || (f => setTimeout(() => f({ timeRemaining: () => 8 }), 60));
const rest = [...cards.values()];
const more = slice => { do rest.shift()?.fill(); while (rest.length && slice.timeRemaining() > 4); if (rest.length) idle(more); };
idle(more);
document.documentElement.setAttribute("data-ready", "");
