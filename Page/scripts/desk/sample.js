// The sample: a small Spanish catalogue with six defects of six kinds.

/** @type {[string, string, string | undefined, string][]} id, source, translation, note */
const texts = [
  ["alert.open", "%1$@ wants to open %2$@", "%2$@ se va a abrir", "An app asks to open another one"],
  ["button.cancel", "Cancel", "Cancelar", ""],
  ["button.delete", "Delete", undefined, ""],
  ["map.nodes", "%lld nodes", "%lld nodos  seleccionados", "How many points of the map are chosen"],
  ["map.zoom", "Zoom in to see the data.", "Acércate para ver los datos", ""],
  ["photo.count", "You have 12 photos", "Tienes 12 fotos", ""],
  ["settings.share", "Share your location", "Comparte tu ubicación ", ""],
  ["settings.title", "Settings", "Ajustes", ""],
  ["upload.done", "Uploaded to <b>%@</b>", "Subido a <b>%@", "The name of a server"],
];

const escaped = (/** @type {string} */ text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** @returns {import("../files/drops.js").InputFile} */
export function sample() {
  const units = texts.map(([id, source, target, note]) => `      <trans-unit id="${id}" xml:space="preserve">
        <source>${escaped(source)}</source>${target === undefined ? "" : `\n        <target state="translated">${escaped(target)}</target>`}${note === "" ? "" : `\n        <note>${note}</note>`}
      </trans-unit>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="Map/Localizable.strings" source-language="en" target-language="es" datatype="plaintext">
    <body>
${units.join("\n")}
    </body>
  </file>
</xliff>
`;
  return { path: "sample-es.xliff", bytes: async () => new TextEncoder().encode(text) };
}
