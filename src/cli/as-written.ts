import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distanceOf } from './merge.ts';

// A formatter, or a rule about imports, changes most lines of a file without a change that anybody made. The merge sees
// only real edits if the texts of Tessera are first written the way the developer's file is written.

/** Formats a text as if it were the file at the path; undefined if it cannot. */
export type Formatter = (text: string, file: string) => Promise<string | undefined>;

/** The two texts of Tessera, in the way of writing of the developer's file. */
export interface Written {
  /** The text that was copied. */
  base: string;
  /** The new text. */
  next: string;
}

/** Files of a comparison. */
interface Compared extends Written {
  /** The developer's text. */
  yours: string;
  /** Path below the folder `tessera`. */
  path: string;
  /** Place of the developer's file. */
  file: string;
}

/**
 * Returns the texts of Tessera as the developer's file is written: with its aliases in place of relative imports, and
 * formatted with the formatter of the project if that brings the copied text closer to the file.
 */
export async function asWritten(
  { yours, base, next, path, file }: Compared,
  formatters: readonly Formatter[],
): Promise<Written> {
  const plain = { base, next };
  if (yours === base) return plain;
  const alias = aliasesOf(yours, base, path);
  const named = alias ? [plain, { base: alias(base), next: alias(next) }] : [plain];
  const formatted = await Promise.all(
    named.flatMap((texts) => formatters.map((formatter) => bothFormatted(texts, file, formatter))),
  );
  const variants = [...named, ...formatted.flatMap((texts) => texts ?? [])];
  const distances = variants.map((variant) => distanceOf(variant.base, yours));
  return variants[distances.indexOf(Math.min(...distances))] ?? plain;
}

async function bothFormatted(
  { base, next }: Written,
  file: string,
  formatter: Formatter,
): Promise<Written | undefined> {
  const before = await formatter(base, file);
  if (before === undefined) return undefined;
  const after = await formatter(next, file);
  return after === undefined ? undefined : { base: before, next: after };
}

/** Returns the formatters of the project that contains a folder: Prettier and Biome, if they are installed. */
export async function formattersOf(folder: string): Promise<Formatter[]> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const find = (name: string) => {
    try {
      return resolve(name);
    } catch {
      return undefined;
    }
  };
  const prettier = find('prettier');
  const wrapper = find('@biomejs/biome/bin/biome');
  const found: Formatter[] = [];
  if (prettier !== undefined) found.push(await prettierAt(prettier));
  if (wrapper !== undefined) found.push(biomeAt(biomeCommand(wrapper)));
  return found.map(remembering);
}

/** Parts of Prettier's API that are used. */
interface Prettier {
  format: (text: string, options: object) => string | Promise<string>;
  resolveConfig: (file: string, options: object) => Promise<object | null>;
}

async function prettierAt(place: string): Promise<Formatter> {
  const module = (await import(pathToFileURL(place).href)) as Prettier & { default?: Prettier };
  const { format, resolveConfig } = module.default ?? module;
  return async (text, file) => {
    try {
      const config = await resolveConfig(file, { editorconfig: true });
      const formatted = await format(text, { ...config, endOfLine: 'lf', filepath: file });
      return formatted;
    } catch {
      // A text that it does not understand is left as it is.
      return undefined;
    }
  };
}

/**
 * Returns the command of Biome: its program, because the script that starts it takes five times as long, which matters if
 * every file of a copy was formatted.
 */
function biomeCommand(wrapper: string): [file: string, ...args: string[]] {
  const { platform, arch } = process;
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  const isMusl = platform === 'linux' && header?.glibcVersionRuntime === undefined;
  const program = platform === 'win32' ? 'biome.exe' : 'biome';
  try {
    const name = `@biomejs/cli-${platform}-${arch}${isMusl ? '-musl' : ''}/${program}`;
    return [createRequire(wrapper).resolve(name)];
  } catch {
    return [process.execPath, wrapper];
  }
}

function biomeAt([program, ...start]: [file: string, ...args: string[]]): Formatter {
  return (text, file) =>
    new Promise((done) => {
      const args = [...start, 'format', `--stdin-file-path=${file}`, '--line-ending=lf'];
      const child = execFile(
        program,
        args,
        { cwd: nearestFolder(file), maxBuffer: 64_000_000 },
        (error, stdout) => done(error || stdout === '' ? undefined : stdout),
      );
      // Without a listener, a Biome that ends early would end this process, too.
      child.stdin?.on('error', () => {});
      child.stdin?.end(text);
    });
}

/** The nearest existing folder of a file. */
function nearestFolder(file: string): string {
  const folder = dirname(file);
  return existsSync(folder) || folder === dirname(folder) ? folder : nearestFolder(folder);
}

/** Remembers results: several items contain the same files. */
function remembering(formatter: Formatter): Formatter {
  const known = new Map<string, Promise<string | undefined>>();
  return (text, file) => {
    const key = `${file}\n${text}`;
    const result = known.get(key) ?? formatter(text, file);
    known.set(key, result);
    return result;
  };
}

const specifier = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\2/g;

/**
 * Returns how the developer's file names what a text of Tessera imports by a relative path, if it uses an alias:
 * `@/components/ui/tessera/core/dates` for `../../core/dates`.
 */
function aliasesOf(yours: string, base: string, path: string) {
  const used = new Set(specifiersIn(yours));
  const before = specifiersIn(base).filter(isRelative);
  const aliases = new Map<string, string>();
  const prefixes = new Map<'./' | '../', string>();
  for (const relative of before.filter((one) => !used.has(one))) {
    const target = targetOf(path, relative);
    const alias = [...used].find((one) => !isRelative(one) && one.endsWith(`/${target}`));
    if (alias === undefined) continue;
    aliases.set(relative, alias);
    prefixes.set(kindOf(relative), alias.slice(0, -target.length));
  }
  if (aliases.size === 0) return undefined;
  const nameOf = (relative: string) => {
    const prefix = prefixes.get(kindOf(relative));
    // An import that only the new text has is written like those of its kind.
    if (before.includes(relative) || prefix === undefined) return aliases.get(relative) ?? relative;
    return prefix + targetOf(path, relative);
  };
  return (text: string) =>
    text.replaceAll(specifier, (whole, start: string, quote: string, from: string) =>
      isRelative(from) ? `${start}${quote}${nameOf(from)}${quote}` : whole,
    );
}

function specifiersIn(text: string): string[] {
  return [...text.matchAll(specifier)].map(([, , , from = '']) => from);
}

function isRelative(from: string): boolean {
  return from.startsWith('.');
}

function kindOf(relative: string): './' | '../' {
  return relative.startsWith('../') ? '../' : './';
}

function targetOf(path: string, relative: string): string {
  return posix.join(posix.dirname(path), relative);
}

/** Runs the tasks a few at a time, because a formatter may be a process each. */
export async function inBatches<Result>(
  tasks: ReadonlyArray<() => Promise<Result | undefined>>,
): Promise<Result[]> {
  const results: Array<Result | undefined> = [];
  for (let start = 0; start < tasks.length; start += 8) {
    results.push(...(await Promise.all(tasks.slice(start, start + 8).map((task) => task()))));
  }
  return results.flatMap((result) => result ?? []);
}
