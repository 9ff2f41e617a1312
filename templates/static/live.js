// Follows a live check on its page. Without it the page looks again by itself, or by its link.
for (const place of document.querySelectorAll("[data-live]")) {
  const said = place.querySelector("[data-said]");
  const words = (state) =>
    state.status === "waiting"
      ? `Place ${state.place} in the queue. The result is expected in about ${state.seconds} seconds.`
      : `The probe asks the host now: ${state.requests} requests so far. An ordinary host takes about 20 seconds.`;
  const look = async () => {
    const answer = await fetch(place.dataset.live, { cache: "no-store" }).catch(() => null);
    if (answer && answer.status === 404) return location.reload();
    const state = answer && answer.ok ? await answer.json() : null;
    if (state && state.status === "done") return location.reload();
    if (state) {
      if (said.textContent !== words(state)) said.textContent = words(state);
      for (const one of state.progress) {
        const row = place.querySelector(`[data-check="${one.check}"]`);
        row.className = one.state;
        row.querySelector(".word").textContent = one.state;
      }
    }
    setTimeout(look, 2000);
  };
  setTimeout(look, 1000);
}
