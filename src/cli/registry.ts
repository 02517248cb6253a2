import { readFile } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import {
  CopyError,
  isInside,
  manifestOf,
  manifestPath,
  objectIn,
  readManifest,
  type Copy,
} from './manifest.ts';

/** Change of an item that the changelog names. */
export interface Change {
  /** Version with the change, or `unreleased`. */
  version: string;
  /** What it means for users. */
  text: string;
}

/** Item as the registry has it now. */
export interface NewItem extends Copy {
  /** Text of the manifest, which replaces that of the copy. */
  manifest: string;
  /** Packages that it needs, as npm is asked for them: `react-day-picker@10.0.2`. */
  packages: readonly string[];
  /** What changed in it, newest first. */
  changes: readonly Change[];
}

/** Start of the targets of an item's files; the folder below may have been moved since. */
const root = '@ui/tessera/';

/** Milliseconds that a registry has for its answer. */
const patience = 30_000;

/** Returns the registry that an option names: an address, or the absolute path of a folder. */
export function registryOf(option: string, from: string): string {
  return isAddress(option) ? option.replace(/\/+$/, '') : resolve(from, option);
}

/**
 * Returns the item of a copy as its registry has it now.
 * @param override Registry to use instead of the one that the copy names.
 * @throws {CopyError} If the registry is unknown, cannot be reached, or lacks the item, and if the item is not as it
 * should be, such as with files outside of its folder.
 */
export async function readItem(
  { item, source, registry }: Copy,
  override: string | undefined,
): Promise<NewItem> {
  const from = override ?? registry;
  if (from === undefined) {
    throw new CopyError(
      `The copy of ${item} does not say from which registry it came: add --registry=<address or folder>, which the next copy remembers.`,
    );
  }
  const place = isAddress(from)
    ? `${from}/${source}${item}.json`
    : join(from, ...source.split('/'), `${item}.json`);
  const text = isAddress(from)
    ? await download(from, place, item)
    : await readFrom(from, place, item);
  const found = itemIn(text, place, item);
  if (found.source !== source) throw strange(place, 'it is another kind of copy');
  if (found.registry !== undefined) return found;
  const known = { ...found, registry: from };
  return { ...known, manifest: manifestOf(known, found.base) };
}

async function download(registry: string, address: string, item: string): Promise<string> {
  const unreachable = (why: string) =>
    new CopyError(
      `The registry ${registry} cannot be reached (${why}): check the network, or name another one with --registry=<address or folder>.`,
    );
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(
    (error: unknown) => {
      throw unreachable(causeOf(error));
    },
  );
  if (response.status === 404) throw gone(registry, item);
  if (!response.ok) throw unreachable(`status ${response.status}`);
  return response.text().catch((error: unknown) => {
    throw unreachable(causeOf(error));
  });
}

async function readFrom(registry: string, place: string, item: string): Promise<string> {
  const list = await readFile(join(registry, 'registry.json'), 'utf8').catch(() => undefined);
  if (list === undefined || !isAbsolute(registry)) {
    throw new CopyError(
      `There is no registry in ${registry}: build it again, or name another one with --registry=<address or folder>.`,
    );
  }
  return readFile(place, 'utf8').catch(() => {
    throw gone(registry, item);
  });
}

/**
 * Reads an item and checks that every file stays in its folder and is what the manifest lists: nothing else of an answer is
 * written or executed.
 */
function itemIn(text: string, place: string, name: string): NewItem {
  const answer = objectIn(text);
  if (!answer) throw strange(place, 'it is not JSON');
  const texts = new Map<string, string>();
  for (const file of recordsIn(answer['files'])) {
    const { target, content } = file;
    if (typeof target !== 'string' || typeof content !== 'string') {
      throw strange(place, 'a file has no text');
    }
    const path = target.startsWith(root) ? target.slice(root.length) : undefined;
    if (path === undefined || !(isInside(path) || path === manifestPath(name))) {
      throw new CopyError(`${place} is refused: it has a file outside of its folder, ${target}.`);
    }
    texts.set(path, content);
  }
  const manifest = texts.get(manifestPath(name));
  texts.delete(manifestPath(name));
  if (manifest === undefined) {
    throw strange(place, 'it has no manifest: the registry is older than this tool');
  }
  const copy = readManifest(manifest, `The manifest in ${place}`);
  const listed = copy.base.size === texts.size && copy.item === name;
  if (!listed || [...texts].some(([path, content]) => copy.base.get(path) !== content)) {
    throw strange(place, 'its files are not those of its manifest');
  }
  const meta = recordsIn([answer['meta']])[0] ?? {};
  return {
    ...copy,
    manifest,
    packages: stringsIn(answer['dependencies']),
    changes: recordsIn(meta['changes']).flatMap(({ version, text: words }) =>
      typeof version === 'string' && typeof words === 'string' ? [{ version, text: words }] : [],
    ),
  };
}

function gone(registry: string, item: string): CopyError {
  return new CopyError(
    `The registry ${registry} no longer has ${item}: it was renamed or removed, and registry.json there lists what it has. Your copy stays as it is.`,
  );
}

function strange(place: string, what: string): CopyError {
  return new CopyError(`${place} is not an item of Tessera (${what}): check the registry.`);
}

function isAddress(registry: string): boolean {
  return /^https?:\/\//.test(registry);
}

function causeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  if (typeof cause?.code === 'string') return cause.code;
  return error instanceof Error ? error.message : String(error);
}

function recordsIn(value: unknown): Array<Record<string, unknown>> {
  if (!Array.isArray(value)) return [];
  return value.filter((one) => typeof one === 'object' && one !== null);
}

function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
