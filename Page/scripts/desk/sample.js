// The sample: a small Spanish catalogue with six defects of six kinds.

import { xliffFile } from "./xliff-file.js";

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

/** @returns {import("../files/drops.js").InputFile} */
export function sample() {
  const units = texts.map(([id, source, target, note]) => ({ id, source, target, note: note || undefined }));
  return xliffFile("sample-es.xliff", { original: "Map/Localizable.strings", source: "en", target: "es" }, units);
}
