import { join } from 'node:path';
import { asWritten, inBatches, type Formatter } from './as-written.ts';
import { finderIn, readCopied, type CopiedFile, type CopyFolder, type Encoding } from './copies.ts';
import { manifestOf, manifestPath, type Copy } from './manifest.ts';
import { distanceOf, mergeTexts, mostSimilar } from './merge.ts';
import type { NewItem } from './registry.ts';
import type { Output } from './write-files.ts';

/** What happens to a file. */
export interface FileChange {
  /** What happens, in one word. */
  action: 'added' | 'updated' | 'merged' | 'renamed' | 'deleted' | 'conflict' | 'kept' | 'left out';
  /** Path of the file below the folder. */
  path: string;
  /** What the developer should know of it. */
  note?: string;
  /** Text to write, with LF line breaks. */
  text?: string;
  /** How the text is written. */
  encoding?: Encoding;
  /** Path of the file that disappears. */
  remove?: string;
}

/** Update of the items of a folder: nothing is written yet. */
export interface UpdatePlan {
  /** Items with their copied and their new version. */
  items: ReadonlyArray<{ copy: Copy; next: NewItem }>;
  /** Changes of files, sorted by path. */
  changes: readonly FileChange[];
  manifests: readonly Output[];
  /** Items that share a changed file and are not updated. */
  older: readonly Copy[];
}

/** Actions that the developer has to look at. */
export const needsYou: ReadonlySet<FileChange['action']> = new Set([
  'conflict',
  'kept',
  'left out',
]);

/**
 * Plans the update of the items of a folder together, because items share files.
 * @param news New items by name; other items of the folder stay as they are.
 */
export async function planUpdate(
  folder: CopyFolder,
  news: ReadonlyMap<string, NewItem>,
  formatters: readonly Formatter[],
): Promise<UpdatePlan> {
  const find = finderIn(folder);
  const items = folder.copies.flatMap((copy) => {
    const next = news.get(copy.item);
    return next ? [{ copy, next }] : [];
  });
  const others = folder.copies.filter(({ item }) => !news.has(item));
  const label = labelOf(items.map(({ next }) => next));
  /** Text that was copied to a path: items may have been copied at different times, and the last one counts. */
  const ownerOf = (path: string): Copy | undefined => {
    const holders = folder.copies.filter(({ base }) => base.has(path));
    if (holders.length < 2) return holders[0];
    const yours = find(path, holders[0]?.base.get(path))?.text ?? '';
    const distances = holders.map(({ base }) => distanceOf(base.get(path) ?? '', yours));
    return holders[distances.indexOf(Math.min(...distances))];
  };
  const nextOf = (path: string, owner: Copy | undefined): string | undefined =>
    news.get(owner?.item ?? '')?.base.get(path) ??
    items.find(({ next }) => next.base.has(path))?.next.base.get(path);

  const merge = async (path: string, file: CopiedFile, base: string | undefined, next: string) => {
    const { text: yours, encoding } = file;
    if (yours === undefined) {
      return { action: 'kept', path, note: 'it is not text, and Tessera has changed it' } as const;
    }
    const written = await asWritten(
      { yours, base: base ?? yours, next, path, file: join(folder.path, file.path) },
      base === undefined ? [] : formatters,
    );
    const merged = mergeTexts(
      yours,
      base === undefined ? undefined : written.base,
      written.next,
      label,
    );
    const { text, conflicts } = merged;
    if (conflicts > 0) {
      const count = conflicts === 1 ? '1 conflict' : `${conflicts} conflicts`;
      const note = base === undefined ? `${count}: you have a file of the same name` : count;
      return { action: 'conflict', path, note, text, encoding } as const;
    }
    const action = yours === written.base ? 'updated' : 'merged';
    return text === yours ? undefined : ({ action, path, text, encoding } as const);
  };

  const paths = new Set(items.flatMap(({ next }) => [...next.base.keys()]));
  const before = new Set(items.flatMap(({ copy }) => [...copy.base.keys()]));
  const isOthers = (path: string) => others.some(({ base }) => base.has(path));
  const dropped = [...before].filter((path) => !paths.has(path) && !isOthers(path));
  const renames = renamesOf(
    dropped.map((path) => [path, ownerOf(path)?.base.get(path) ?? ''] as const),
    [...paths]
      .filter((path) => !ownerOf(path) && !find(path, undefined))
      .map((path) => [path, nextOf(path, undefined) ?? ''] as const),
  );
  const usual: Encoding = { crlf: usesCrlf([...before], find), mark: false };

  const changeOf = async (path: string): Promise<FileChange | undefined> => {
    const owner = ownerOf(path);
    const next = nextOf(path, owner) ?? '';
    const from = renames.get(path);
    if (from !== undefined) return rename(from, path, next);
    const base = owner?.base.get(path);
    const file = find(path, base);
    if (base === next || (base === undefined && file?.text === next)) return undefined;
    if (file) {
      const change = await merge(path, file, base, next);
      if (!change || file.path === path) return change;
      return { ...change, path: file.path, note: noteOf(change, `you moved ${path} there`) };
    }
    if (base === undefined) return { action: 'added', path, text: next, encoding: usual };
    return { action: 'left out', path, note: 'you deleted it, and Tessera has changed it' };
  };

  const rename = async (
    from: string,
    path: string,
    next: string,
  ): Promise<FileChange | undefined> => {
    const base = ownerOf(from)?.base.get(from) ?? '';
    const file = find(from, base);
    if (!file) return { action: 'added', path, text: next, encoding: usual };
    const change = await merge(path, file, base, next);
    if (change?.action === 'kept') return { ...change, path: file.path };
    const { crlf, mark, mode } = file.encoding;
    const encoding = { crlf, mark, ...(mode !== undefined && { mode }) };
    const text = change?.text ?? file.text ?? '';
    // What the developer has moved stays there.
    if (file.path !== from) {
      const note = noteOf(change, `Tessera renamed it to ${path}`);
      return { action: 'merged', ...change, path: file.path, text, encoding, note };
    }
    const note = noteOf(change, `from ${from}`);
    const action = change?.action === 'conflict' ? 'conflict' : 'renamed';
    return { action, path, note, text, encoding, remove: from };
  };

  const dropOf = async (path: string): Promise<FileChange | undefined> => {
    const base = ownerOf(path)?.base.get(path) ?? '';
    const file = find(path, base);
    if (!file) return undefined;
    const { text: yours = '' } = file;
    const written = await asWritten(
      { yours, base, next: base, path, file: join(folder.path, file.path) },
      formatters,
    );
    if (written.base === yours && file.path === path) {
      return { action: 'deleted', path, remove: path };
    }
    const note = 'Tessera no longer has it, and you have changed it: delete it if nothing uses it';
    return { action: 'kept', path: file.path, note };
  };

  const renamed = new Set(renames.values());
  const changes = await inBatches([
    ...[...paths].map((path) => () => changeOf(path)),
    ...dropped.filter((path) => !renamed.has(path)).map((path) => () => dropOf(path)),
  ]);
  const refreshed = refresh(others, (path) =>
    paths.has(path) ? nextOf(path, ownerOf(path)) : undefined,
  );
  const lists = [
    ...items.map(({ copy, next }) => ({ copy, text: next.manifest })),
    ...refreshed.map((copy) => ({ copy, text: manifestOf(copy, copy.base) })),
  ];
  return {
    items,
    changes: changes.sort((one, other) => (one.path < other.path ? -1 : 1)),
    manifests: await Promise.all(lists.map((list) => manifestAsWritten(folder, list, formatters))),
    older: refreshed,
  };
}

/** Returns a new manifest, written the way that of the copy is: a formatter may have run over it, too. */
async function manifestAsWritten(
  folder: CopyFolder,
  { copy, text }: { copy: Copy; text: string },
  formatters: readonly Formatter[],
): Promise<Output> {
  const path = manifestPath(copy.item);
  const before = readCopied(folder.path, path);
  const yours = before?.text ?? '';
  const base = manifestOf(copy, copy.base);
  const written = await asWritten(
    { yours, base, next: text, path, file: join(folder.path, path) },
    formatters,
  );
  return { path, text: written.next, encoding: before?.encoding };
}

/** Returns the items that are not updated and contain a file that now has a new text, with that text. */
function refresh(others: readonly Copy[], nextOf: (path: string) => string | undefined): Copy[] {
  return others.flatMap((copy) => {
    const base = new Map([...copy.base].map(([path, text]) => [path, nextOf(path) ?? text]));
    const isSame = [...base].every(([path, text]) => text === copy.base.get(path));
    return isSame ? [] : [{ ...copy, base }];
  });
}

/** Returns the former path of each new file that resembles a file which is gone. */
function renamesOf(
  gone: ReadonlyArray<readonly [path: string, text: string]>,
  added: ReadonlyArray<readonly [path: string, text: string]>,
): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  for (const [from, text] of gone) {
    const left = added.filter(
      ([path]) => !renames.has(path) && path.split('.').at(-1) === from.split('.').at(-1),
    );
    const best = mostSimilar(text, left, ([, candidate]) => candidate);
    if (best) renames.set(best[0], from);
  }
  return renames;
}

function labelOf(items: readonly NewItem[]): string {
  return `tessera-ui ${[...new Set(items.map(({ version }) => version))].join(', ')}`;
}

function noteOf(change: FileChange | undefined, note: string): string {
  return [change?.note, note].filter(Boolean).join(', ');
}

function usesCrlf(paths: readonly string[], find: ReturnType<typeof finderIn>): boolean {
  const files = paths.flatMap((path) => find(path, undefined) ?? []);
  return files.filter(({ encoding }) => encoding.crlf).length * 2 > files.length;
}
