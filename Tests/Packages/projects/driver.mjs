// Runs the command of the installed npm package, for Tests/Packages/test-projects.py: a question and an answer on each line.

import { writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [, , folder] = process.argv;
process.stdout.setMaxListeners(0);
const cli = pathToFileURL(`${folder}/source/cli.js`).href;
const { answers } = await import(pathToFileURL(`${folder}/source/cli/host.js`).href);
const read = answers.read;
let count = 0;

for await (const line of createInterface({ input: process.stdin })) {
  const { arguments: args, folder: place, input } = JSON.parse(line);
  process.chdir(place);
  process.argv = [process.argv[0], cli, ...args];
  process.exitCode = undefined;
  const streams = { output: "", errors: "" };
  answers.output = (_, bytes) => ((streams.output += Buffer.from(bytes)), "+");
  answers.error = (_, bytes) => ((streams.errors += Buffer.from(bytes)), "+");
  answers.console = () => "0 0";
  answers.read = (path, further) =>
    path.length === 1 && path[0] === 0x2d ? Buffer.concat([Buffer.from("+"), Buffer.from(input, "latin1")]) : read(path, further);
  let rest = Buffer.from(input, "latin1");
  answers.terminal = () => undefined;
  answers.input = () => {
    const part = Buffer.concat([Buffer.from("+"), rest]);
    rest = Buffer.alloc(0);
    return part;
  };
  // Each address is a module of its own, which runs when it is imported.
  await import(`${cli}?${(count += 1)}`);
  writeSync(1, `${JSON.stringify({ code: process.exitCode ?? 0, ...streams })}\n`);
  process.exitCode = 0;
}
