// A finding from top to bottom: what happens, why it matters, the pictures, what to do, where it is written.
const narrow = matchMedia("(max-width: 700px)");
const cards = new Map();

const SOURCES = {
  S0: "Geoff Hackworth: View Controller Presentation Changes in iOS 13", S1: "Apple: UIPresentationController", S2: "Apple: Human Interface Guidelines, Modality, as of iOS 13",
  S3: "UIAdaptivePresentationControllerDelegate, as documented in Swift/Win32", S4: "Dave Smith: A Short Note About Modal Presentation", HV: "Apple: UIViewController.h", HS: "Apple: UISheetPresentationController.h", ALG: "Apple: Adopting Liquid Glass",
};

/** Where a rule comes from, as a link if it is one of the places that are known. */
function source(text) {
  const guideline = /^HIG26:([a-z-]+)$/.exec(text), issue = /^([A-Za-z0-9][\w.-]*\/[\w.-]+)#(\d+)$/.exec(text);
  if (guideline) return h("a", { href: `https://developer.apple.com/design/human-interface-guidelines/${guideline[1]}` }, `Human Interface Guidelines: ${capital(guideline[1].replaceAll("-", " "))}`);
  if (issue) return h("a", { href: `https://github.com/${issue[1]}/issues/${issue[2]}` }, `A report of the same: ${text}`);
  return h("span", {}, SOURCES[text] ? SOURCES[text] : /^F\d/.test(text) ? `Fact ${text} of how UIKit behaves` : text);
}

function excerpt(f) {
  const place = f.place, pre = h("pre", { tabindex: "0", role: "group", "aria-label": `Lines of ${place.path}` });
  const inked = text => { const key = /^(\s*(?:- )?)([\w-]+:)(.*)$/.exec(text); return key ? [key[1], h("span", { class: "key" }, key[2]), key[3]] : [text]; };
  place.lines.forEach((text, k) => {
    const n = place.first + k, hit = n === place.line, from = place.from - 1, to = Math.max(place.to - 1, from + 1);
    pre.append(h("span", { class: hit ? "ln hit" : "ln" }, h("i", { "aria-hidden": "true" }, String(n)), h("code", {}, hit ? [text.slice(0, from), h("mark", {}, text.slice(from, to) || " "), text.slice(to)] : inked(text)), "\n"));
  });
  return h("div", { class: "excerpt" }, h("span", { class: "file" }, `${place.path}:${place.line}:${place.column}`, h("small", {}, f.element)), pre);
}

function environment(f, frames) {
  const scene = frames.at(-1)?.scene;
  const shown = scene ? [...deviceOf(scene).words.split(", "), `iOS ${scene.ios}`] : [];
  return h("div", { class: "envs" }, shown.length ? [h("span", {}, "Shown on"), h("ul", { class: "chips", "aria-label": "Shown on" }, shown.map(e => h("li", { class: "chip" }, e)))] : null,
    f.trace && !f.shows ? h("span", {}, f.trace.environment ? ["occurs: ", h("strong", {}, f.trace.environment)] : "occurs everywhere the app can run") : null);
}

function because(f) {
  const reasons = [...new Set((f.trace?.steps || []).flatMap(x => x.because || []))];
  return reasons.length ? h("dl", { class: "because" }, reasons.map((x, k) => [h("dt", {}, k ? "and" : "Because"), h("dd", {}, sentence(x))])) : null;
}

/** What had no room on the page, and the command that shows it. */
function leftOut(f) {
  if (!f.unpictured && !f.brief) return null;
  const what = [f.unpictured && "pictures and steps", f.brief && "lines of the file and what else belongs to it"].filter(Boolean).join(", ");
  return h("p", { class: "omitted" }, `Left out, so that this page stays under 1 MB: its ${what}. `, h("code", {}, shower(f)), " shows them.");
}

function known(f) {
  if (f.status === "new") return null;
  const word = { allowed: "Allowed in the flow", baselined: "In the baseline", carried: "There before" }[f.status] || capital(f.status);
  return h("p", { class: "known" }, glyph("allowed"), h("span", {}, h("strong", {}, word), f.reason ? `: “${f.reason}”` : "", f.owner ? `, says ${f.owner}` : "", f.until ? `, until ${f.until}` : "", ". It does not count."));
}

function finding(f) {
  const r = data.rules[f.rule], flow = data.flows[f.flow], body = fresh("body"), title = fresh("title"), el = h("article", { class: `finding sev-${f.severity}`, id: f.id, "aria-labelledby": title, tabindex: "-1" });
  const toggle = h("button", { type: "button", "aria-controls": body }, h("span", {}, sentence(f.message).replace(/\.$/, "")), h("span", { class: "foldmark", "aria-hidden": "true" }));
  const holder = h("div", { class: "body", id: body });
  let filled = false;
  // Its content is made when it is first seen: hundreds of findings must open at once.
  const fill = () => {
    if (filled) return;
    filled = true; lazy.unobserve(el);
    const frames = framesOf(f), sources = r.sources || [], why = f.why || r.why, instead = f.fix || r.instead;
    holder.replaceChildren(...[
      known(f), h("p", { class: "why" }, why), environment(f, frames), frames.length ? filmstrip(f, frames) : leftOut(f), because(f), ...(f.reservations || []).map(x => h("p", { class: "reservation" }, h("strong", {}, "It weighs less: "), `${sentence(x).replace(/\.$/, "")}.`)),
      h("div", { class: "cols" },
        h("div", {}, h("h4", {}, "What to do instead"), h("p", {}, instead),
          f.repair ? [h("h4", {}, "A repair that was tried"), h("p", {}, sentence(f.repair.says), " ", h("code", {}, f.repair.unsafe ? "modalflow lint --unsafe-fixes" : "modalflow lint --fix"), " writes it."), h("div", { class: "excerpt" }, h("pre", { tabindex: "0" }, h("code", {}, f.repair.lines.join("\n"))))] : null,
          f.related?.length ? [h("h4", {}, "Belongs to it"), h("ul", { class: "sources" }, f.related.map(x => h("li", {}, `${capital(x.text)}: `, h("code", {}, `${x.path}:${x.line}`))))] : null,
          f.code?.length ? [h("h4", {}, "In code"), h("ul", { class: "sources" }, f.code.map(x => h("li", {}, `${capital(x.text)}: `, h("code", {}, `${x.path}:${x.line}`))))] : null,
          f.others?.length ? [h("h4", {}, "The same cause"), h("ul", { class: "sources" }, f.others.map(x => h("li", {}, `${sentence(x.message).replace(/\.$/, "")}: `, h("code", {}, `${x.path}:${x.line}`))))] : null,
          sources.length ? [h("h4", {}, "Where this comes from"), h("ul", { class: "sources" }, sources.map(x => h("li", {}, source(x))))] : null),
        h("div", {}, h("h4", {}, "In the flow file"), f.brief ? h("p", {}, h("code", {}, `${f.place.path}:${f.place.line}:${f.place.column}`)) : excerpt(f), f.folded?.length ? h("p", { class: "folded" }, "Stands also for ", f.folded.map((x, k) => [k ? ", " : "", h("code", {}, x)]), ".") : null)),
      h("p", { class: "tools" }, flow?.screens.length ? h("a", { href: "#map", on: { click: () => showOnMap(f) } }, "Show on the flow map") : null, h("a", { href: `#${f.id}`, class: "anchor" }, "Link to this finding")),
      r.what ? h("details", { class: "steps-text" }, h("summary", {}, "What the rule checks"), h("p", {}, r.what)) : null,
      frames.length ? h("details", { class: "steps-text" }, h("summary", {}, "The steps as text"), h("ol", {}, frames.map(fr => h("li", {}, [fr.caption, fr.change].filter(Boolean).join(" "), h("span", { class: "says" }, inWords(fr)))))) : null,
    ].filter(Boolean));
  };
  el.append(h("div", { class: "head" },
    h("p", { class: "kicker" }, h("span", { class: "sev" }, glyph(f.severity), SEVERITY[f.severity][0]), h("code", {}, r.id), data.flows.length > 1 && flow ? h("span", {}, flow.name) : null, f.status !== "new" ? h("span", {}, f.status === "allowed" ? "Allowed" : f.status === "baselined" ? "Baseline" : VERDICT.allowed) : null),
    h("h3", { id: title }, toggle)), holder);
  const fold = closed => { if (!closed) fill(); closed ? holder.setAttribute("data-folded", "") : holder.removeAttribute("data-folded"); toggle.setAttribute("aria-expanded", String(!closed)); };
  toggle.addEventListener("click", () => { if (narrow.matches) fold(toggle.getAttribute("aria-expanded") === "true"); });
  const adapt = first => {
    if (narrow.matches) { fold(!first); toggle.removeAttribute("tabindex"); lazy.unobserve(el); }
    else { holder.removeAttribute("data-folded"); toggle.setAttribute("tabindex", "-1"); toggle.removeAttribute("aria-expanded"); if (!filled) lazy.observe(el); }
  };
  const hay = [f.message, r.id, r.title, r.why, r.instead, flow?.name, flow && f.screen >= 0 ? called(flow, f.screen) + " " + flow.screens[f.screen].id : "", f.place.path, ...(f.others || []).map(x => x.message), f.trace?.environment, ...(f.trace?.steps || []).map(x => `${x.action} ${x.change || ""}`)].join(" ").toLowerCase();
  cards.set(f.id, { el, fold, fill, adapt, hay });
  return el;
}
const lazy = new IntersectionObserver(es => { for (const e of es) if (e.isIntersecting) cards.get(e.target.id).fill(); }, { rootMargin: "1200px 0px" });
