// Watches for a probe to end, on a page that says it will. Without it the page's own link does the same.
for (const place of document.querySelectorAll("[data-watch]")) {
  const { watch, since, report, at } = place.dataset;
  const until = Math.max(Date.now(), Date.parse(at) || 0) + 10 * 60 * 1000;
  const look = async () => {
    const answer = await fetch(watch, { cache: "no-store" }).catch(() => null);
    const state = answer && answer.ok ? await answer.json() : {};
    if (state.listed && state.probed_at !== since) {
      const link = document.createElement("a");
      link.href = report;
      link.textContent = "Read the report";
      place.replaceChildren("Probed at " + state.probed_at.slice(0, 16).replace("T", " ") + " UTC. ", link);
    } else if (Date.now() < until) {
      setTimeout(look, Date.parse(at) > Date.now() + 60_000 ? 30_000 : 3000);
    } else {
      place.textContent = "No new report in ten minutes. The queue may be long, or the site may not be listed.";
    }
  };
  place.textContent = "Waiting for the probe …";
  look();
}
