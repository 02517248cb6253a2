import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Node modules of the repository. */
export const tools = {
  shadcn: 'node_modules/shadcn/dist/index.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  registry: 'src/registry/write-registry.ts',
} as const;

/** Result of a command. */
export interface Outcome {
  /** Exit code. */
  code: number;
  /** Both outputs, in order. */
  output: string;
}

/** Runs a tool of the repository in `cwd`. */
export function run(
  tool: keyof typeof tools,
  args: readonly string[],
  cwd: string,
  env?: Readonly<Record<string, string>>,
): Promise<Outcome> {
  return runCommand(process.execPath, [join(repository, tools[tool]), ...args], cwd, env);
}

/** Runs a program in `cwd`. */
export function runCommand(
  file: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: '', FORCE_COLOR: '0', ...env },
    shell: process.platform === 'win32' && file === 'npm',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Fresh project from the named template, without its packages. */
export function copyTemplate(template: string, folder: string): string {
  cpSync(join(repository, 'tests/consumer/hosts', template), folder, { recursive: true });
  nameTemplates(folder);
  return folder;
}

/** Removes the suffix that keeps the repository's compiler from resolving modules that only a host has. */
export function nameTemplates(folder: string): void {
  for (const path of globSync('**/*.template', { cwd: folder })) {
    renameSync(join(folder, path), join(folder, path.replace(/\.template$/, '')));
  }
}

/**
 * Fresh project from the named template. It contains only the packages that its own `package.json` names, linked from
 * the repository, so that nothing resolves that the CLI did not request.
 */
export function makeHost(template: string, folder: string): string {
  copyTemplate(template, folder);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(repository, 'node_modules', name), place, 'junction');
  }
  return folder;
}

/** Environment of the CLI: a shim for npm, which writes to `asked`, and no network but the loopback. */
export function offline(folder: string, registryUrl: string): Record<string, string> {
  const bin = join(folder, 'bin');
  if (!existsSync(bin)) {
    mkdirSync(bin);
    const shim = join(repository, 'tests/consumer/npm-shim.mjs');
    writeFileSync(join(bin, 'npm'), `#!/bin/sh\nexec "${process.execPath}" "${shim}" "$@"\n`);
    chmodSync(join(bin, 'npm'), 0o755);
    writeFileSync(join(bin, 'npm.cmd'), `@"${process.execPath}" "${shim}" %*\r\n`);
  }
  const nowhere = 'http://127.0.0.1:9';
  return {
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    REGISTRY_URL: registryUrl,
    TESSERA_PACKAGES: join(repository, 'node_modules'),
    TESSERA_ASKED: join(folder, 'asked.jsonl'),
    HTTP_PROXY: nowhere,
    HTTPS_PROXY: nowhere,
    NO_PROXY: '127.0.0.1',
  };
}

/** Text of every file below a folder, by its path. */
export function readTree(folder: string): Map<string, string> {
  const paths = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths
      .map((path) => path.slice(folder.length + 1).replaceAll('\\', '/'))
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}
