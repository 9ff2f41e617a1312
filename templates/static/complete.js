// Offers listed hosts and names while one types. Without it the box searches just the same.
for (const form of document.querySelectorAll("form[data-complete]")) {
  const box = form.querySelector("input[type=search]");
  const list = document.createElement("datalist");
  list.id = "listed";
  form.append(list);
  box.setAttribute("list", list.id);
  let timer = 0;
  let asked = "";
  const offer = async () => {
    const typed = box.value.trim();
    if (typed.length < 3 || typed === asked) return;
    asked = typed;
    const answer = await fetch(`${form.dataset.complete}?q=${encodeURIComponent(typed)}`).catch(() => null);
    if (!answer || !answer.ok || asked !== typed) return;
    const { sites } = await answer.json();
    list.replaceChildren(
      ...sites.map((site) => {
        const option = document.createElement("option");
        option.value = site.host;
        option.label = site.name;
        return option;
      }),
    );
  };
  box.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(offer, 150);
  });
}
