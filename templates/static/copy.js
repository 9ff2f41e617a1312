// A button beside each text to copy. Without it the text is selected by hand.
if (navigator.clipboard) {
  for (const text of document.querySelectorAll(".fix pre, .prompt pre, .to-copy pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.setAttribute("aria-label", `Copy ${text.getAttribute("aria-label")}`);
    const said = document.createElement("span");
    said.setAttribute("role", "status");
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(text.textContent);
        said.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(text);
        said.textContent = "Not allowed by the browser; the text is selected";
      }
    });
    const line = document.createElement("p");
    line.className = "copying";
    line.append(button, said);
    text.before(line);
  }
}
