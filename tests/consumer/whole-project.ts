import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryItem } from './built-registry.ts';
import { copyTemplate, repository, runCommand, type Outcome } from './host.ts';
import { giveUsage } from './usage.ts';

/** Way in which a project uses the library. */
export type Way = 'copied' | 'installed';

const steps = {
  types: ['node_modules/typescript/bin/tsc', '--project', '.', '--pretty', 'false'],
  vite: ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'],
  next: ['node_modules/next/dist/bin/next', 'build'],
  webpack: ['node_modules/next/dist/bin/next', 'build', '--webpack'],
} as const;

/** Step by which a project is compiled or built, with the tools that it has installed itself. */
export type Step = keyof typeof steps;

/** Runs npm itself, which contacts its registry; it prints even if the npm that runs the tests is silent. */
export function npm(args: readonly string[], cwd: string): Promise<Outcome> {
  return runCommand('npm', [...args, '--no-audit', '--no-fund', '--loglevel=notice'], cwd);
}

/** Runs a step of a project without network access except to the loopback. */
export function runStep(step: Step, host: string): Promise<Outcome> {
  const [file, ...args] = steps[step];
  const nowhere = 'http://127.0.0.1:9';
  return runCommand(process.execPath, [join(host, file), ...args], host, {
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_USE_ENV_PROXY: '1',
    HTTP_PROXY: nowhere,
    HTTPS_PROXY: nowhere,
    NO_PROXY: '127.0.0.1,localhost',
  });
}

/** Fresh project from the named template, with the packages of its lock file. */
export async function installHost(template: string, folder: string): Promise<string> {
  const host = copyTemplate(template, folder);
  await runOrThrow(npm(['ci'], host));
  return host;
}

/** Output of the command; throws if it failed. */
export async function runOrThrow(outcome: Promise<Outcome>): Promise<string> {
  const { code, output } = await outcome;
  if (code !== 0) throw new Error(output);
  return output;
}

/** Adds the pages that use the library, copied or installed, to a project. */
export function givePages(host: string, items: readonly RegistryItem[], way: Way): void {
  giveUsage(host, items);
  const screens = join(repository, 'tests/consumer/hosts/screens/src/app.tsx.template');
  const none = 'export const App = (_: { page: string }) => null;\n';
  const text = way === 'copied' ? readFileSync(screens, 'utf8') : none;
  writeFileSync(join(host, 'src/screens.tsx'), `'use client';\n${text}`);
  if (way === 'copied') return;
  turnToPackage(host, 'src/**/*.{ts,tsx,jsx}');
}

/**
 * Makes the matching files of a host import the package where they imported a copy.
 * @param home Start of their imports of a copy.
 */
export function turnToPackage(
  host: string,
  pattern: string,
  home = '@/components/ui/tessera',
): void {
  for (const path of globSync(pattern, { cwd: host })) {
    const file = join(host, path);
    writeFileSync(file, fromPackage(readFileSync(file, 'utf8'), `'${home}`));
  }
}

/** Source with the imports of a copy turned into those of the package. */
function fromPackage(source: string, home: string): string {
  return source
    .replaceAll(
      new RegExp(`${home}/(?:components|primitives)/([\\w-]+)(?:/[\\w/-]+)?'`, 'g'),
      "'tessera-ui/$1'",
    )
    .replaceAll(new RegExp(`${home}/(?:components|primitives|tokens|core)/`, 'g'), "'tessera-ui/")
    .replaceAll(new RegExp(`${home}/`, 'g'), "'tessera-ui/");
}
