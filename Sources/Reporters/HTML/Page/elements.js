// The data, and the one way into the page: text only ever goes in as text, attributes as attributes.
let data = JSON.parse(document.getElementById("report").textContent);
// A text is the data compressed: deflate as RFC 1951 has it, in Base64.
if (typeof data === "string") {
  const bytes = Uint8Array.from(atob(data), c => c.charCodeAt(0));
  try { data = JSON.parse(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text()); }
  catch (e) {
    const p = document.createElement("p");
    p.className = "noscript"; p.textContent = "This browser is too old for a report of this size: it cannot undo compression. Chrome and Edge 103, Firefox 113 and Safari 16.4 can, and so does ‘modalflow report’ with fewer flows at a time.";
    document.getElementById("main").append(p);
    throw e;
  }
}
const SVG = "http://www.w3.org/2000/svg";

function put(el, attrs, kids) {
  for (const [k, v] of Object.entries(attrs || {})) {
    if (v === undefined || v === null || v === false) continue;
    if (k === "on") for (const [e, f] of Object.entries(v)) el.addEventListener(e, f);
    else if (k === "vars") for (const [n, x] of Object.entries(v)) el.style.setProperty(n, x);
    else el.setAttribute(k, v === true ? "" : v);
  }
  for (const kid of kids.flat(9)) if (kid !== undefined && kid !== null && kid !== false) el.append(kid);
  return el;
}
const h = (tag, attrs, ...kids) => put(document.createElement(tag), attrs, kids);
const s = (tag, attrs, ...kids) => put(document.createElementNS(SVG, tag), attrs, kids);
const $ = id => document.getElementById(id);

let serial = 0;
const fresh = name => `${name}-${++serial}`;
const plural = (n, one, many = one + "s") => `${n} ${n === 1 ? one : many}`;
const capital = text => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = text => !text ? "" : /[.!?…]$/.test(text) ? capital(text) : capital(text) + ".";

const SEVERITY = { error: ["Error", "Errors"], warning: ["Warning", "Warnings"], info: ["Note", "Notes"] };
const VERDICT = { violated: "Failed", holds: "Passed", none: "Not applicable", undecided: "Undecided", allowed: "Accepted" };
const LETTER = { v: "violated", h: "holds", n: "none", u: "undecided" };

/** A path as a word for a shell. */
const shellWord = text => /^[\w./@%+=:,-]+$/.test(text) && !text.startsWith("-") ? text : `'${text.replaceAll("'", "'\\''")}'`;
/** The command that shows what this page leaves out of a finding. */
const shower = f => `modalflow report ${shellWord((data.flows[f.flow] || {}).root || f.place.path)} --select ${data.rules[f.rule].id} -o finding.html`;

/** What people call a screen of a flow. */
const called = (flow, index) => { const x = flow.screens[index]; return x ? x.title || x.id : "the whole flow"; };
/** Findings that count, and those that somebody accepted. */
const counting = data.findings.filter(f => f.status === "new");
/** A finding and the others of its cause: every rule and screen that it speaks of. */
const spotsOf = f => [f, ...(f.others || []).map(x => ({ ...f, ...x }))];
const touches = (f, rule, screen) => spotsOf(f).some(x => (rule === null || x.rule === rule) && (screen === null || x.screen === screen));

// Flows of one name are told apart by their files.
for (const flow of data.flows) flow.twin = data.flows.some(x => x !== flow && x.name === flow.name);
for (const flow of data.flows) if (flow.twin) flow.name += ` (${flow.root.split("/").at(-1)})`;
