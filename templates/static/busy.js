// Says that a form is under way, since its answer takes long. Without it the form does the same, in silence.
for (const form of document.querySelectorAll("form[data-busy]")) {
  const said = form.querySelector("[role=status]");
  const button = form.querySelector("button");
  form.addEventListener("submit", () => {
    said.textContent = form.dataset.busy;
    button.disabled = true;
  });
  // A page that comes back out of the history is not under way any more.
  addEventListener("pageshow", () => {
    said.textContent = "";
    button.disabled = false;
  });
}
