// Follows a live check on its page. Without it the page looks again by itself, or by its link.
const symbols = { yes: "✓", no: "✕", unknown: "?" };
for (const place of document.querySelectorAll("[data-live]")) {
  const said = place.querySelector("[data-said]");
  const words = (state) =>
    state.status === "waiting"
      ? `Place ${state.place} in the queue. The result is expected in about ${state.seconds} seconds.`
      : `The probe asks the host now: ${state.requests} request${state.requests === 1 ? "" : "s"} so far, ` +
        `${state.progress.filter((one) => one.answer).length} of ${state.progress.length} answers known. ` +
        "An ordinary host takes about 20 seconds.";
  const show = (row, { state, answer }) => {
    const word = row.querySelector(".word");
    row.className = state;
    word.className = answer ? `word answer ${answer}` : "word";
    const symbol = document.createElement("span");
    symbol.ariaHidden = "true";
    symbol.textContent = symbols[answer];
    word.replaceChildren(...(answer ? [symbol, ` ${answer}`] : [state]));
  };
  const look = async () => {
    const answer = await fetch(place.dataset.live, { cache: "no-store" }).catch(() => null);
    if (answer && answer.status === 404) return location.reload();
    const state = answer && answer.ok ? await answer.json() : null;
    if (state && state.status === "done") return location.reload();
    if (state) {
      if (said.textContent !== words(state)) said.textContent = words(state);
      const rows = place.querySelector(".progress");
      state.progress.forEach((one, at) => {
        const row = rows.querySelector(`[data-check="${one.check}"]`);
        if (rows.children[at] !== row) rows.insertBefore(row, rows.children[at]);
        show(row, one);
      });
    }
    setTimeout(look, 2000);
  };
  setTimeout(look, 1000);
}

// Counts down to the second at which a host may be checked again, and follows a check that is repeated then.
// Without it the time stands in the text, and the page looks again by itself.
for (const place of document.querySelectorAll("[data-again]")) {
  const { again, until, now, wished } = place.dataset;
  const behind = until ? Date.parse(now) - Date.now() : 0;
  const left = () => (until ? Math.ceil((Date.parse(until) - Date.now() - behind) / 1000) : 0);
  const shown = place.querySelector("[data-left]");
  let looks = 0;
  const follow = async () => {
    const answer = await fetch(`${again}.json`, { cache: "no-store" }).catch(() => null);
    const state = answer && answer.ok ? await answer.json() : null;
    if (state && state.next) location.assign(`${new URL(state.next).pathname}?since=${state.id}`);
    else if (++looks === 5) location.reload(); // it may wait longer, and the page says until when
    else setTimeout(follow, 2000);
  };
  const tick = () => {
    const seconds = left();
    if (seconds > 0) {
      shown.textContent = `In ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}.`;
      setTimeout(tick, 1000 - ((Date.now() + behind) % 1000));
      return;
    }
    shown.textContent = "Now.";
    const button = place.querySelector("[data-then]");
    if (button) button.textContent = button.dataset.then;
    if (wished !== undefined) follow();
  };
  tick();
}
