// Swagger UI over our OpenAPI document, in a shadow root: its sheet and ours don't reach each other's elements.
const place = document.getElementById("viewer");

function linkedSheet(href) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return link;
}

// The viewer fills in every example and default; a first request needs what is required, or the first parameter.
function leaveOptionalParametersEmpty(paths) {
  for (const operation of Object.values(paths).flatMap(Object.values)) {
    (operation.parameters ?? []).forEach((parameter, place) => {
      delete parameter.allowEmptyValue;
      if (place && !parameter.required) {
        delete parameter.examples;
        delete parameter.schema.default;
      }
    });
  }
}

const nothing = () => () => null;

async function show() {
  const spec = await (await fetch(place.dataset.document)).json();
  leaveOptionalParametersEmpty(spec.paths);
  spec.servers = [{ url: location.origin }]; // the only one that the page may ask
  const domNode = document.createElement("div");
  const sheets = [place.dataset.librarySheet, place.dataset.sheet].map(linkedSheet);
  place.attachShadow({ mode: "open" }).append(...sheets, domNode);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const shade = () => place.classList.toggle("dark-mode", dark.matches);
  dark.addEventListener("change", shade);
  shade();
  SwaggerUIBundle({
    spec,
    domNode,
    deepLinking: true,
    defaultModelsExpandDepth: -1,
    docExpansion: "list",
    plugins: [{ wrapComponents: { InfoContainer: nothing, ServersContainer: nothing } }], // the page says it
    syntaxHighlight: { theme: "obsidian" }, // the first whose colours all stand out
    tryItOutEnabled: true,
    validatorUrl: null, // else it asks validator.swagger.io
  });
}

show();
