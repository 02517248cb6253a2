import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Encoding } from './copies.ts';
import { CopyError, manifestFolder } from './manifest.ts';

/** File to write. */
export interface Output {
  /** Path below the folder. */
  path: string;
  /** The text, with LF line breaks. */
  text: string;
  /** How it is written; LF without a byte-order mark by default. */
  encoding?: Encoding | undefined;
}

/**
 * Writes and removes files of a folder, all or none: the texts are first written beside the manifests, then every file is
 * replaced by a rename, and a failure restores those that were replaced before.
 * @throws {CopyError} If a path leads outside of the folder, such as through a link, or if the folder cannot be written.
 */
export function writeFiles(
  folder: string,
  outputs: readonly Output[],
  removed: readonly string[],
): void {
  for (const path of [...outputs.map((output) => output.path), ...removed])
    stayInside(folder, path);
  const undo: Array<() => void> = [];
  let store: string | undefined;
  try {
    store = mkdtempSync(join(folder, manifestFolder, '.new-'));
    const ready = outputs.map((output, index) => {
      const from = join(store ?? '', String(index));
      writeFileSync(from, encoded(output));
      return { from, to: join(folder, output.path) };
    });
    for (const { from, to } of ready) {
      undo.push(restorer(folder, to));
      mkdirSync(dirname(to), { recursive: true });
      if (existsSync(to)) chmodSync(from, statSync(to).mode);
      renameSync(from, to);
    }
    for (const path of removed) {
      const place = join(folder, path);
      undo.push(restorer(folder, place));
      rmSync(place, { force: true });
      removeEmpty(folder, dirname(place));
    }
  } catch (error) {
    for (const restore of undo.reverse()) restore();
    const why = error instanceof Error ? error.message : String(error);
    throw new CopyError(`${folder} cannot be written (${why}): nothing has changed.`);
  } finally {
    if (store !== undefined) rmSync(store, { recursive: true, force: true });
  }
}

/** Throws if the nearest existing folder of a path is outside of the folder, or if the path itself is a link. */
function stayInside(folder: string, path: string): void {
  const home = realpathSync(folder);
  let place = join(folder, path);
  while (!existsSync(place)) place = dirname(place);
  const way = relative(home, realpathSync(place));
  if (way === '..' || way.startsWith(`..${sep}`) || join(home, way) !== realpathSync(place)) {
    throw new CopyError(
      `${path} is a link to a place outside of ${folder}: nothing has been written. Replace the link by a file or folder.`,
    );
  }
}

function encoded({ text, encoding }: Output): string {
  const broken = encoding?.crlf ? text.replaceAll('\n', '\r\n') : text;
  return encoding?.mark ? `\uFEFF${broken}` : broken;
}

/** Returns what restores a file as it is now. */
function restorer(folder: string, place: string): () => void {
  if (!existsSync(place)) {
    return () => {
      rmSync(place, { force: true });
      removeEmpty(folder, dirname(place));
    };
  }
  const bytes = readFileSync(place);
  const { mode } = statSync(place);
  return () => {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, bytes, { mode });
  };
}

/** Removes a folder, and those above it up to the folder of the copies, if they are empty. */
function removeEmpty(folder: string, place: string): void {
  if (place === folder || !place.startsWith(folder) || !existsSync(place)) return;
  if (readdirSync(place).length > 0) return;
  rmdirSync(place);
  removeEmpty(folder, dirname(place));
}
