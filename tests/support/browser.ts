import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { fontsConfiguration } from './fonts.ts';

/**
 * Time after which a page of a test hangs, in milliseconds. Playwright's default of 30 s is too short for a busy machine.
 */
export const pageTimeout = 120_000;

/** Options that Playwright and the Vitest browser provider take to start a browser. */
export interface LaunchOptions {
  /** Path of the browser; `undefined` makes Playwright use its own Chromium. */
  executablePath: string | undefined;
  /** Flags for starting the browser, in addition to Playwright's own. */
  args: string[];
  /** Environment of the browser process: that of this process, plus fonts and libraries. */
  env: Record<string, string>;
}

/** Browser that the tests run in, and whether its pictures count. */
export interface BrowserSupply {
  /** Options to start it with. */
  launch: LaunchOptions;
  /** Whether its pictures decide: true only for the pinned browser; those of any other are advisory. */
  comparesBaselines: boolean;
  /** Name of the pinned browser, `chromium-153.0.0`, which the baselines record. */
  pinned: string;
}

/** Facts about the machine that determine the browser. */
export interface Machine {
  /** Value of `process.platform`. */
  platform: string;
  /** Value of `process.arch`. */
  arch: string;
  /** Value of the `CHROMIUM_PATH` variable. */
  chromiumPath: string | undefined;
}

/** Problem that one sentence explains; a command prints that sentence without a stack trace. */
class BrowserMissingError extends Error {
  override name = 'BrowserMissingError';

  constructor(sentence: string) {
    super(sentence);
    this.stack = sentence;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
const libraryFolders = [
  '/lib/x86_64-linux-gnu',
  '/usr/lib/x86_64-linux-gnu',
  '/lib64',
  '/usr/lib64',
  '/usr/lib',
];

// The last four lines make rasterization independent of processor, thread timing and screen.
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--no-default-browser-check',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-gpu',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-partial-raster',
];

let supply: Promise<BrowserSupply> | undefined;

/** Options to start the tests' browser with; the first call on a machine unpacks it (about two seconds). */
export async function launchOptions(): Promise<LaunchOptions> {
  return (await browserSupply()).launch;
}

/** Browser of this machine; throws a `BrowserMissingError` that names the fix if there is none. */
export function browserSupply(): Promise<BrowserSupply> {
  supply ??= prepare({
    platform: process.platform,
    arch: process.arch,
    chromiumPath: process.env.CHROMIUM_PATH,
  });
  return supply;
}

/** Kind of browser for `machine`: the named one, the pinned one, or Playwright's own. */
function chooseBrowser(machine: Machine): 'named' | 'pinned' | 'playwright' {
  if (machine.chromiumPath) return 'named';
  return machine.platform === 'linux' && machine.arch === 'x64' ? 'pinned' : 'playwright';
}

/** Flags of the browser; root has no sandbox, so only root gets the flag for that. */
function browserFlags(isRoot: boolean): string[] {
  return isRoot ? [...flags, '--no-sandbox'] : [...flags];
}

/**
 * `LD_LIBRARY_PATH` that lets the browser find NSS: the system's own if there is one, otherwise the bundled `folder`
 * first.
 */
function libraryPath(
  folder: string,
  current: string | undefined,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  if (libraryFolders.some((system) => exists(join(system, 'libnss3.so')))) return current;
  return current ? `${folder}${delimiter}${current}` : folder;
}

async function prepare(machine: Machine): Promise<BrowserSupply> {
  const kind = chooseBrowser(machine);
  const pinned = `chromium-${await pinnedVersion()}`;
  const args = browserFlags(process.getuid?.() === 0);
  const env = currentEnvironment();
  if (kind === 'playwright') {
    await requirePlaywrightBrowser();
    return { launch: { executablePath: undefined, args, env }, comparesBaselines: false, pinned };
  }
  if (kind === 'named') {
    const executablePath = machine.chromiumPath ?? '';
    if (!existsSync(executablePath)) {
      throw new BrowserMissingError(
        `CHROMIUM_PATH names "${executablePath}", where there is no file: correct it, or unset it to use the pinned browser.`,
      );
    }
    return { launch: { executablePath, args, env }, comparesBaselines: false, pinned };
  }
  const folder = await unpack(pinned);
  const libraries = libraryPath(join(folder, 'al2023', 'lib'), env.LD_LIBRARY_PATH);
  if (libraries !== undefined) env.LD_LIBRARY_PATH = libraries;
  env.FONTCONFIG_FILE = await writeFontsConfiguration(folder);
  return {
    launch: { executablePath: join(folder, 'chromium'), args, env },
    comparesBaselines: true,
    pinned,
  };
}

function currentEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

async function pinnedVersion(): Promise<string> {
  const text = await readFile(join(packageFolder(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function packageFolder(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  } catch {
    throw new BrowserMissingError(
      'The pinned browser is not installed: run `npm ci` (without --omit=dev), then try again.',
    );
  }
}

async function requirePlaywrightBrowser(): Promise<void> {
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return;
  throw new BrowserMissingError(
    "Playwright's own Chromium, which serves on this platform, is not installed: run `npx playwright install chromium`, or name a browser in CHROMIUM_PATH.",
  );
}

/** Unpacks the browser once per version; if two processes do so at the same time, the first rename wins. */
async function unpack(name: string): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'tessera', name);
  if (existsSync(join(folder, 'chromium'))) return folder;
  const staging = `${folder}.${randomUUID()}`;
  await mkdir(staging, { recursive: true });
  try {
    await inflate(staging);
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (existsSync(join(folder, 'chromium'))) return folder;
    throw new BrowserMissingError(
      `The pinned browser could not be unpacked into node_modules/.cache/tessera (${firstLine(error)}): run \`npm ci\` again with 300 MB of free space.`,
    );
  }
  return folder;
}

// The package unpacks into the temporary folder of its process, so it gets a process whose temporary folder is `target`.
async function inflate(target: string): Promise<void> {
  const folder = packageFolder();
  const entry = pathToFileURL(join(folder, 'build', 'index.js')).href;
  const paths = archives.map((archive) => join(folder, 'bin', archive));
  const script = `const { inflate } = await import(${JSON.stringify(entry)});
    await Promise.all(${JSON.stringify(paths)}.map((path) => inflate(path)));`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: target, NODE_OPTIONS: '' },
  });
}

async function writeFontsConfiguration(folder: string): Promise<string> {
  const path = join(folder, 'tessera-fonts.conf');
  const text = fontsConfiguration(join(folder, 'fonts', 'fonts'), join(folder, 'font-cache'));
  const current = await readFile(path, 'utf8').catch(() => '');
  if (current !== text) {
    const staging = `${path}.${randomUUID()}`;
    await writeFile(staging, text);
    await rename(staging, path);
  }
  return path;
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
}
