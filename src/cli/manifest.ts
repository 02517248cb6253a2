import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';

/** Where an item comes from, below the address of its registry: linked, standalone, and the same as JavaScript. */
export type CopySource = (typeof sources)[number];

const sources = ['', 'standalone/', 'js/', 'js/standalone/'] as const;

/** What a manifest says of the item that was copied. */
export interface CopyOrigin {
  /** Name of the item, such as `date-picker`. */
  item: string;
  /** Folder of the item below the registry. */
  source: CopySource;
  /** Version of Tessera from which it was copied, such as `0.1.0`. */
  version: string;
  /** Address or absolute folder of the registry; omitted if it is unknown. */
  registry?: string | undefined;
}

/** Item that was copied, and the text of its files at that time. */
export interface Copy extends CopyOrigin {
  /** Text of each file as copied, by its path below the folder `tessera`. */
  base: ReadonlyMap<string, string>;
}

/** Error with a sentence for the developer: what is wrong, and what to do. */
export class CopyError extends Error {}

/** Folder of the manifests, below the folder `tessera`. */
export const manifestFolder = '.copies';

/** Version of the shape of a manifest. A tool refuses later ones instead of misreading them. */
const format = 1;

/** A manifest that expands to more than this many bytes is not ours. */
const maxBytes = 64_000_000;

/** Path of the manifest of an item, below the folder `tessera`. */
export function manifestPath(item: string): string {
  return `${manifestFolder}/${item}.json`;
}

/**
 * Returns the text of the manifest that an item writes beside its files, so that a copy can be updated without a
 * history: which version was copied and, compressed, every text as copied.
 * @param files Text of each file, by its path below the folder `tessera`, without the manifest.
 */
export function manifestOf(
  { item, source, version, registry }: CopyOrigin,
  files: ReadonlyMap<string, string>,
): string {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const base = JSON.stringify(Object.fromEntries(sorted));
  const manifest = {
    item,
    source,
    version,
    registry,
    format,
    license: 'MIT',
    files: Object.fromEntries(sorted.map(([path, text]) => [path, hashOf(text)])),
    base: deflateSync(base, { level: 9 }).toString('base64'),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/**
 * Reads a manifest.
 * @param place Where it is, for error messages.
 * @throws {CopyError} If it is damaged, names files outside of its folder, or is of a later format.
 */
export function readManifest(text: string, place: string): Copy {
  const manifest = objectIn(text);
  const damaged = (what: string) =>
    new CopyError(
      `${place} is damaged (${what}): restore it from your version control, or copy the item again.`,
    );
  if (!manifest) throw damaged('it is not a JSON object');
  if (typeof manifest['format'] === 'number' && manifest['format'] > format) {
    throw new CopyError(
      `${place} was written by a later version of Tessera than this tool can read: run npx tessera-ui@latest.`,
    );
  }
  const { item, source, version, registry, files, base } = manifest;
  if (manifest['format'] !== format) throw damaged('format');
  if (typeof item !== 'string' || !isItemName(item)) throw damaged('item');
  const from = sources.find((one) => one === source);
  if (from === undefined) throw damaged('source');
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+[\w.+-]*$/.test(version))
    throw damaged('version');
  if (registry !== undefined && typeof registry !== 'string') throw damaged('registry');
  if (typeof files !== 'object' || files === null || typeof base !== 'string')
    throw damaged('files');
  const texts = objectIn(inflated(base));
  if (!texts) throw damaged('base');
  const hashes = new Map<string, unknown>(Object.entries(files));
  const outside = [...hashes.keys()].find((path) => !isInside(path));
  if (outside !== undefined) {
    throw new CopyError(`${place} is refused: it names a file outside of its folder, ${outside}.`);
  }
  const copied = new Map<string, string>();
  for (const [path, hash] of hashes) {
    const copy = Object.hasOwn(texts, path) ? texts[path] : undefined;
    if (typeof copy !== 'string' || hashOf(copy) !== hash) throw damaged(path);
    copied.set(path, copy);
  }
  return { item, source: from, version, registry, base: copied };
}

/** Whether a text can be the name of an item, which is part of paths and addresses. */
export function isItemName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
}

/**
 * Whether a path stays inside its folder on every system: relative, with forward slashes, without `..`, drives, streams
 * and trailing dots, and not inside the folders that belong to tools.
 */
export function isInside(path: string): boolean {
  const parts = path.split('/');
  const [first = ''] = parts;
  return (
    // oxlint-disable-next-line no-control-regex -- control characters are what it refuses.
    !/[\\:*?"<>|\u0000-\u001F]/.test(path) &&
    parts.every((part) => part !== '' && !/[. ]$/.test(part) && part.toLowerCase() !== '.git') &&
    ![manifestFolder, 'node_modules'].includes(first.toLowerCase())
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function inflated(base: string): string {
  try {
    return inflateSync(Buffer.from(base, 'base64'), { maxOutputLength: maxBytes }).toString();
  } catch {
    return '';
  }
}

/** Returns the object that a JSON text contains, if it contains one. */
export function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return value as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
