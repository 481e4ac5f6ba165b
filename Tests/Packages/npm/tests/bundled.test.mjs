// Scripts that a build tool has put elsewhere: their files are where `configure` says.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import test from "node:test";

mkdirSync("built here", { recursive: true });
cpSync("node_modules/watchword/source", "built here/scripts", { recursive: true });
// As in a file of CommonJS that esbuild writes, where scripts have no address.
cpSync("node_modules/watchword/source", "built here/nowhere", { recursive: true });
for (const name of readdirSync("built here/nowhere").filter((name) => name.endsWith(".js"))) {
  const file = `built here/nowhere/${name}`;
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("import.meta.url", "undefined"));
}

function run(folder, data) {
  writeFileSync(`built here/${folder}.mjs`, `
    import { configure, lint, Policy } from "./${folder}/node.js";
    ${data === undefined ? "" : `configure({ data: ${data} });`}
    const policy = await Policy.open("strong", { locales: ["pl"] });
    console.log(policy.check("horse", { locale: "pl" }).rules[0].text, (await lint("", { name: "de.po" })).summary.files);
  `);
  return spawnSync(process.execPath, [`built here/${folder}.mjs`], { encoding: "utf8" });
}

test("the folder of the files is a path or an address", () => {
  const data = resolve("node_modules/watchword/data");
  for (const folder of ["scripts", "nowhere"]) {
    for (const given of ["node_modules/watchword/data", "./node_modules/watchword/data/", data, `file://${data}`]) {
      const { stdout, stderr } = run(folder, JSON.stringify(given));
      assert.equal(stdout, "Min. 8 znaków 1\n", `${given}: ${stderr}`);
    }
  }
});

test("files that are not there say what to do", () => {
  for (const folder of ["scripts", "nowhere"]) {
    const { status, stderr } = run(folder);
    assert.equal(status, 1);
    assert.match(stderr, /WatchwordError: .*exclude "watchword" there, or set the folder first: configure\(/);
  }
});
