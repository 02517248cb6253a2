// Runs a TypeScript file on the Node.js that the project pins. Plain JavaScript, so that an old Node.js can parse it
// and name the problem in one sentence.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Tessera's commands run on Node.js 26, which npm ci puts in node_modules, but this is Node.js ${process.versions.node}: ` +
      'run npm ci with install scripts allowed, then call the command through npm run.',
  );
  process.exit(1);
}
const [file, ...args] = process.argv.slice(2);
if (file) {
  process.argv = [process.argv[0], resolve(file), ...args];
  await import(pathToFileURL(resolve(file)).href);
}
