// The same in words: of a frame for those who do not see it, of a trace as frames.
function inWords(frame) {
  const { scene } = frame, name = l => data.faces[l.face].title || data.faces[l.face].screen;
  const say = l => {
    const face = data.faces[l.face], shown = face.buttons.map(q => q.off ? `${q.label} (off)` : q.label);
    return [`${name(l)} ${LOOK_WORDS[l.look]}${l.undimmed ? ", what is behind it stays live" : ""}`, l.back !== undefined ? `a back button to ${l.back}` : "", l.tabs ? `tabs: ${l.tabs.map(t => t.title).join(", ")}` : "",
      shown.length ? `buttons: ${shown.join(", ")}` : "no buttons", l.unsaved ? `not saved: ${l.unsaved.join(", ")}` : "", l.guarded ? "guarded against swiping" : ""].filter(Boolean).join("; ");
  };
  const under = scene.layers.slice(0, -1).map(name).reverse();
  return [`${deviceOf(scene).words}, iOS ${scene.ios}.`, `${say(scene.layers.at(-1))}.`, under.length ? `Beneath it: ${under.join(", then ")}.` : "", frame.crash ? "The app has quit." : frame.badge ? `${frame.badge}.` : ""].filter(Boolean).join(" ");
}

/** The frames of a finding: each shows a state and what is done next; the last one what came of it. */
function framesOf(f) {
  const trace = f.trace;
  if (!trace?.scene) return [];
  const scenes = [trace.scene, ...trace.steps.map(x => x.scene)], last = trace.steps.length;
  return scenes.map((scene, i) => {
    const next = trace.steps[i], before = trace.steps[i - 1], incidents = before?.incidents || [], of = kind => incidents.filter(x => x[0] === kind).map(x => x[1]);
    const frame = { scene, touch: next?.touch, refused: next?.incidents?.some(x => x[0] === "refused"), caption: "", change: "" };
    if (next) {
      frame.caption = sentence(next.touch?.gesture === "outside" ? `meanwhile: ${next.action}` : next.action);
      frame.change = i < last - 1 || f.shows ? next.change : "";
    } else {
      const lost = of("lost");
      frame.outcome = true;
      frame.crash = of("crash")[0]; frame.missing = of("missing")[0];
      if (lost.length) frame.badge = lost.length > 2 ? `${lost.length} things lost` : `${capital(lost.join(" and "))} lost`;
      else if (!frame.crash && !frame.missing) { if (f.label && f.label.length < 34) frame.badge = capital(f.label); frame.mark = markOf(f, scene); }
      frame.caption = f.shows || !before ? sentence(f.message) : before.change === "Nothing changes on screen." && f.label ? sentence(f.label) : before.change;
      frame.change = f.shows || !before ? "" : f.label && frame.caption !== sentence(f.label) && !frame.badge ? sentence(f.label) : "";
    }
    return frame;
  });
}

/** The layer or the control that a finding is about, if it can be seen: of a presentation what it presents. */
function markOf(f, scene) {
  const top = scene.layers.length - 1, at = id => scene.layers.findLastIndex(l => data.faces[l.face].screen === id);
  const presented = /\.present\.([^.]+)$/.exec(f.element), shown = presented ? at(presented[1]) : -1;
  if (shown >= 0) return { layer: shown };
  const parts = /^screens\.([^.]+)(?:\.buttons\.([^.]+))?/.exec(f.element);
  const layer = parts ? at(parts[1]) : -1;
  if (layer < 0) return { layer: top };
  const button = parts[2] && data.faces[scene.layers[layer].face].buttons.some(q => q.id === parts[2]);
  return button ? { layer, target: parts[2] } : { layer };
}
