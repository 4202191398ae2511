// The filmstrip and its enlargement.
const PAPER = 690;   // points across an A4 page within its margins, as CSS pixels
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function caption(frame, n, steps) {
  return h("div", { class: "cap" },
    h("p", { class: "no" }, h("b", {}, String(n)), frame.outcome && steps > 1 ? "Here it is" : null),
    h("p", { class: "act" }, frame.caption), frame.change && h("p", { class: "chg" }, frame.change));
}

function filmstrip(f, frames) {
  const steps = frames.length;
  let at = 0, stepping = false;
  const items = frames.map((fr, i) => h("li", { class: `frame${fr.outcome ? " end" : ""}`, on: { click: () => enlarge(f, frames, i) } }, blankFrame(fr), caption(fr, i + 1, steps)));
  // on paper: one row if it stays legible, else as many rows as it takes
  const sizes = frames.map(fr => sizeOf(deviceOf(fr.scene))), widest = sizes.reduce((t, x) => t + x.w, 0), oneRow = (PAPER - 14 * (steps - 1)) / widest;
  const even = new Set(sizes.map(x => x.w)).size === 1;
  const strip = h("ol", { class: even ? "strip even" : "strip", vars: { "--p": (oneRow >= .62 ? Math.min(.86, oneRow) : .68).toFixed(3) }, tabindex: "0", "aria-label": `The way there in ${plural(steps, "picture")}. Arrow keys move from one to the next.` }, items);
  const where = h("span", { class: "where" });
  const back = h("button", { type: "button", class: "round", "aria-label": "Previous step", on: { click: () => go(at - 1) } }, arrow(true));
  const next = h("button", { type: "button", class: "round", "aria-label": "Next step", on: { click: () => go(at + 1) } }, arrow(false));
  function show(speak) {
    items.forEach((li, i) => i === at ? li.setAttribute("aria-current", "step") : li.removeAttribute("aria-current"));
    strip.classList.toggle("stepping", stepping);
    const fr = frames[at];
    where.textContent = `${at + 1} of ${steps}`;
    back.setAttribute("aria-disabled", String(at === 0)); next.setAttribute("aria-disabled", String(at === steps - 1));
    if (!speak) return;
    $("status").textContent = `${where.textContent}. ${fr.caption} ${fr.change || ""}`;
    strip.scrollTo({ left: items[at].offsetLeft - 28, behavior: calm() ? "auto" : "smooth" });
  }
  function go(n) { at = Math.min(Math.max(n, 0), steps - 1); stepping = true; show(true); }
  const keys = e => { const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps - 1 }[e.key]; if (to !== undefined && !e.altKey && !e.metaKey && !e.ctrlKey) { e.preventDefault(); go(to); } };
  show(false);
  return h("div", { class: "film", role: "group", "aria-label": "Filmstrip", on: { keydown: keys } }, strip,
    h("div", { class: "stepper" }, where, steps > 1 ? [back, next] : null, h("button", { type: "button", class: "textbtn", on: { click: () => enlarge(f, frames, at) } }, "Enlarge")));
}

function enlarge(f, frames, index) {
  const dialog = $("enlarged"), from = document.activeElement;
  let at = index;
  const stage = h("div", { class: "stage" }), act = h("p", { class: "act" }), change = h("p", { class: "why" }), where = h("p", { class: "kicker", role: "status" });
  const paint = () => {
    const fr = frames[at];
    stage.replaceChildren(drawFrame(fr, inWords(fr)));
    act.textContent = fr.caption; change.textContent = fr.change || "";
    where.textContent = `${at + 1} of ${frames.length}`;
  };
  const go = n => { if (n >= 0 && n < frames.length) { at = n; paint(); } };
  dialog.replaceChildren(h("div", { class: "big", on: { keydown: e => { if (e.key === "ArrowLeft") go(at - 1); if (e.key === "ArrowRight") go(at + 1); } } }, stage,
    h("div", { class: "say" }, h("h2", { id: "enlarged-title" }, f.message), where, act, change,
      h("div", { class: "row" }, frames.length > 1 ? [h("button", { type: "button", class: "round", "aria-label": "Previous step", on: { click: () => go(at - 1) } }, arrow(true)), h("button", { type: "button", class: "round", "aria-label": "Next step", on: { click: () => go(at + 1) } }, arrow(false))] : null,
        h("button", { type: "button", class: "textbtn", autofocus: true, on: { click: () => dialog.close() } }, "Close")))));
  paint();
  dialog.onclick = e => { if (e.target === dialog) dialog.close(); };
  dialog.onclose = () => { dialog.replaceChildren(); from?.focus?.({ preventScroll: true }); };
  dialog.showModal();
}
