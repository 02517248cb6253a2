// Replaces npm while the CLI runs, so that no network is needed: links the packages that npm would install from the
// repository, adds their ranges to the host's package.json as npm does, and records the requests.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const [command, ...args] = process.argv.slice(2);
const cut = args.indexOf('--');
const flags = args.slice(0, cut);
const specifiers = args.slice(cut + 1);
if (command !== 'install' || cut < 0)
  throw new Error(`Unknown to the shim: npm ${command} ${args}`);

// As npm does, from the nearest package.json above.
let folder = process.cwd();
while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder))
  folder = resolve(folder, '..');
process.chdir(folder);

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const group = flags.includes('-D') ? 'devDependencies' : 'dependencies';
for (const specifier of specifiers) {
  const at = specifier.indexOf('@', 1);
  const name = specifier.slice(0, at);
  if (specifier.includes('@file:')) {
    unpack(name, specifier.slice(at + '@file:'.length));
    manifest[group] = { ...manifest[group], [name]: specifier.slice(at + 1) };
    continue;
  }
  const source = join(process.env.TESSERA_PACKAGES, name);
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const range = specifier.slice(at + 1);
  if (version !== range) throw new Error(`${name} ${range} was asked for and ${version} is there.`);
  manifest[group] = { ...manifest[group], [name]: range };
  link(name);
}

/** Links a package from the repository. */
function link(name) {
  const place = join('node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  try {
    symlinkSync(join(process.env.TESSERA_PACKAGES, name), place, 'junction');
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}

/** Installs a packed package, and links those that it depends on. */
function unpack(name, archive) {
  const place = join('node_modules', name);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', place]);
  const { dependencies } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) link(dependency);
}
writeFileSync('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
appendFileSync(
  process.env.TESSERA_ASKED,
  `${JSON.stringify({ cwd: process.cwd(), group, specifiers })}\n`,
);
