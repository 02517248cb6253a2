import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { CopyError, manifestFolder, manifestPath, readManifest, type Copy } from './manifest.ts';
import { conflictStart, mostSimilar } from './merge.ts';

/** Folder with copied items, usually named `tessera`. */
export interface CopyFolder {
  /** Absolute path. */
  path: string;
  /** Path from where the tool runs, with forward slashes. */
  name: string;
  /** Its items, sorted by name. */
  copies: readonly Copy[];
}

/** File of a copy as it is now. */
export interface CopiedFile {
  /** Its path below the folder: not where it was copied to if the developer has moved it. */
  path: string;
  /** Its text with LF line breaks and without a byte-order mark; undefined if it is not text. */
  text: string | undefined;
  /** Whether it has unresolved conflicts. */
  conflicted: boolean;
  /** How its text is written to a file. */
  encoding: Encoding;
}

/** How a text is written to a file. */
export interface Encoding {
  /** Whether lines end with CR LF, as git writes them on Windows. */
  crlf: boolean;
  /** Whether the file starts with a byte-order mark. */
  mark: boolean;
  /** Permissions of the file, unless it is new. */
  mode?: number;
}

/** Folders that contain no sources of the developer's. */
const skipped = new Set(['node_modules', 'bower_components', 'dist', 'build', 'out', 'coverage']);

/**
 * Finds the copies below a folder, wherever the developer has moved them: each is a folder that contains manifests.
 * @throws {CopyError} If there are none, or if a manifest cannot be read.
 */
export function findCopies(from: string): CopyFolder[] {
  const folders = foldersWithManifests(from);
  if (folders.length === 0) {
    throw new CopyError(
      `There are no copies of Tessera below ${from}. Run this in the folder of your project; a copy contains a folder ${manifestFolder}, which "shadcn add" writes, and one without it must be copied again.`,
    );
  }
  return folders.map((path) => {
    const name = slashed(relative(from, path)) || '.';
    return { path, name, copies: copiesIn(path, name) };
  });
}

/** Returns the file of a copy as it is now; undefined if it is gone. */
export function readCopied(folder: string, path: string): CopiedFile | undefined {
  const place = join(folder, path);
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const decoded = decode(readFileSync(place));
  const text = decoded?.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  const breaks = decoded?.match(/\r?\n/g) ?? [];
  return {
    path,
    text,
    conflicted: text?.split('\n').includes(conflictStart) ?? false,
    encoding: {
      crlf: breaks.filter((one) => one === '\r\n').length * 2 > breaks.length,
      mark: decoded?.startsWith('\uFEFF') ?? false,
      mode: stats.mode,
    },
  };
}

/**
 * Returns a function that finds files of copies: where they were copied to, or where the developer has moved them, which
 * is a file that no item contains and that resembles the missing one.
 */
export function finderIn({ path: folder, copies }: CopyFolder) {
  const listed = new Set(copies.flatMap(({ base }) => [...base.keys()]));
  const found = new Map<string, CopiedFile>();
  let others: CopiedFile[] | undefined;
  const readOthers = () =>
    filesBelow(folder)
      .filter((path) => !listed.has(path))
      .flatMap((path) => readCopied(folder, path) ?? []);
  const findMoved = (path: string, base: string) => {
    others ??= readOthers();
    const best = mostSimilar(
      base,
      others.filter((other) => extensionOf(other.path) === extensionOf(path)),
      ({ text }) => text ?? '',
    );
    others = others.filter((other) => other !== best);
    return best;
  };
  return (path: string, base: string | undefined): CopiedFile | undefined => {
    const known = found.get(path) ?? readCopied(folder, path);
    const file = known ?? (base === undefined ? undefined : findMoved(path, base));
    if (file) found.set(path, file);
    return file;
  };
}

function foldersWithManifests(folder: string): string[] {
  const entries = entriesOf(folder);
  const manifests = entries.some((entry) => entry.isDirectory() && entry.name === manifestFolder)
    ? entriesOf(join(folder, manifestFolder)).filter(({ name }) => name.endsWith('.json'))
    : [];
  if (manifests.length > 0) return [folder];
  return entries
    .filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !skipped.has(entry.name),
    )
    .flatMap(({ name }) => foldersWithManifests(join(folder, name)));
}

/** Returns the entries of a folder in order; none if it cannot be read. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((one, other) =>
      one.name < other.name ? -1 : 1,
    );
  } catch {
    return [];
  }
}

function copiesIn(folder: string, name: string): Copy[] {
  return entriesOf(join(folder, manifestFolder))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => {
      const item = basename(entry.name, '.json');
      const place = `${name}/${manifestPath(item)}`;
      const copy = readManifest(readFileSync(join(folder, manifestPath(item)), 'utf8'), place);
      if (copy.item !== item) throw new CopyError(`${place} is of "${copy.item}": rename it.`);
      return copy;
    });
}

function filesBelow(folder: string, below = ''): string[] {
  return entriesOf(join(folder, below)).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isFile()) return [path];
    const isOwn = entry.isDirectory() && !entry.name.startsWith('.') && !skipped.has(entry.name);
    return isOwn ? filesBelow(folder, path) : [];
  });
}

function decode(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.'));
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
