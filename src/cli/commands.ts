import { formattersOf } from './as-written.ts';
import { finderIn, findCopies, type CopyFolder } from './copies.ts';
import { CopyError, type Copy } from './manifest.ts';
import { needsYou, planUpdate, type UpdatePlan } from './plan-update.ts';
import { readItem, registryOf, type NewItem } from './registry.ts';
import { headline, isNews, newsLines, packagesLine, planLines } from './report.ts';
import { compareVersions } from './versions.ts';
import { writeFiles, type Output } from './write-files.ts';
import { patchOf, statesOf, yourPatches } from './your-files.ts';

/** Where a command runs. */
export interface Place {
  /** Folder in which copies are searched. */
  from: string;
  /** Registry to use instead of those that the copies name: an address or a folder. */
  registry?: string | undefined;
  print: (line: string) => void;
}

/** Exit code of a command: done, the developer has to look at something, or it could not be done. */
export type ExitCode = 0 | 1 | 2;

/**
 * Lists the copies: their versions, what the developer has changed, and what is new.
 * @param item Name of the only item to list, with all of its changes.
 */
export async function status(place: Place, item: string | undefined): Promise<ExitCode> {
  const failures = new Set<string>();
  for (const folder of foldersWith(place, item)) {
    place.print(`Copies in ${folder.name}`);
    const formatters = await formattersOf(folder.path);
    const { news, failed } = await newsOf(folder, place, item);
    for (const copy of folder.copies.filter((one) => isAsked(one, item))) {
      const states = await statesOf(folder, copy, formatters);
      place.print('');
      place.print(`  ${headline(copy, states.length)}`);
      for (const [path, state] of states) place.print(`    ${state.padEnd(10)}${path}`);
      const next = news.get(copy.item);
      for (const line of next ? newsLines(copy, next, item !== undefined) : []) place.print(line);
    }
    place.print('');
    const current = folder.copies.flatMap((copy) => {
      const next = news.get(copy.item);
      return next && !isNews(copy, next) ? next : [];
    });
    const packages = packagesLine(folder, current);
    if (packages !== undefined) place.print(packages);
    for (const sentence of failed) failures.add(sentence);
  }
  for (const sentence of failures) place.print(sentence);
  return failures.size > 0 ? 2 : 0;
}

/**
 * Merges the news of Tessera into the copies.
 * @param item Name of the only item to update.
 * @param isTrial Whether to print what would be written, and write nothing.
 */
export async function update(
  place: Place,
  item: string | undefined,
  isTrial: boolean,
): Promise<ExitCode> {
  const failures = new Set<string>();
  let open = 0;
  let updated = 0;
  const left: string[] = [];
  for (const folder of foldersWith(place, item)) {
    const { news, failed } = await newsOf(folder, place, item);
    for (const sentence of failed) failures.add(sentence);
    const changed = new Map(
      [...news].filter(([name, next]) =>
        folder.copies.some((copy) => copy.item === name && isNews(copy, next)),
      ),
    );
    // Without anything new, an unresolved conflict is what remains of the last update.
    refuseConflicted(folder, changed.size === 0 ? news : changed);
    if (changed.size === 0) {
      const packages = packagesLine(folder, [...news.values()]);
      if (packages !== undefined) left.push(packages);
      continue;
    }
    const plan = await planUpdate(folder, changed, await formattersOf(folder.path));
    if (!isTrial) writePlan(folder, plan);
    for (const line of planLines(folder, plan, isTrial)) place.print(line);
    updated += changed.size;
    open += plan.changes.filter(({ action }) => needsYou.has(action)).length;
  }
  for (const sentence of failures) place.print(sentence);
  if (failures.size > 0) return 2;
  if (updated === 0)
    place.print(item === undefined ? 'Everything is up to date.' : `${item} is up to date.`);
  for (const line of left) place.print(line);
  return open > 0 ? 1 : 0;
}

/**
 * Prints, as patches, what the developer has changed in an item and what is new in it.
 * @param sides The sides to print.
 */
export async function diff(
  place: Place,
  item: string,
  sides: { yours: boolean; tessera: boolean },
): Promise<ExitCode> {
  for (const folder of foldersWith(place, item)) {
    const copy = folder.copies.find((one) => one.item === item);
    if (!copy) continue;
    if (sides.yours) {
      if (sides.tessera) place.print(`What you have changed in ${item} ${copy.version}:`);
      for (const patch of await yourPatches(folder, copy)) place.print(patch);
    }
    if (sides.tessera) {
      const next = await readItem(copy, registryIn(place));
      if (sides.yours) place.print(`What Tessera has changed up to ${next.version}:`);
      const paths = new Set([...copy.base.keys(), ...next.base.keys()]);
      for (const path of [...paths].sort()) {
        const patch = patchOf(`${folder.name}/${path}`, copy.base.get(path), next.base.get(path));
        if (patch) place.print(patch);
      }
    }
  }
  return 0;
}

/** Returns the folders that contain a copy of the item, or of any. */
function foldersWith(place: Place, item: string | undefined): CopyFolder[] {
  const folders = findCopies(place.from);
  const found = folders.filter(({ copies }) => copies.some((copy) => isAsked(copy, item)));
  if (found.length > 0) return found;
  const names = new Set(folders.flatMap(({ copies }) => copies.map((copy) => copy.item)));
  throw new CopyError(`There is no copy of ${item} here, only of ${[...names].sort().join(', ')}.`);
}

function isAsked({ item }: Copy, asked: string | undefined): boolean {
  return asked === undefined || item === asked;
}

function registryIn({ registry, from }: Place): string | undefined {
  return registry === undefined ? undefined : registryOf(registry, from);
}

/** Returns the new items of a folder by name, and a sentence for each that could not be read. */
async function newsOf(folder: CopyFolder, place: Place, item: string | undefined) {
  const news = new Map<string, NewItem>();
  const failed = new Set<string>();
  await Promise.all(
    folder.copies
      .filter((copy) => isAsked(copy, item))
      .map(async (copy) => {
        try {
          const next = await readItem(copy, registryIn(place));
          if (compareVersions(next.version, copy.version) < 0) {
            const { version } = next;
            throw new CopyError(
              `The registry has ${copy.item} ${version}, which is older than your copy of ${copy.version}: name a newer registry with --registry=<address or folder>.`,
            );
          }
          news.set(copy.item, next);
        } catch (error) {
          if (!(error instanceof CopyError)) throw error;
          failed.add(error.message);
        }
      }),
  );
  return { news, failed: [...failed].sort() };
}

function refuseConflicted(folder: CopyFolder, news: ReadonlyMap<string, NewItem>): void {
  const find = finderIn(folder);
  const conflicted = folder.copies
    .filter(({ item }) => news.has(item))
    .flatMap(({ base }) => [...base].flatMap(([path, text]) => find(path, text) ?? []))
    .filter((file) => file.conflicted)
    .map(({ path }) => `${folder.name}/${path}`);
  if (conflicted.length === 0) return;
  throw new CopyError(
    `Resolve the conflicts of the last update first, in ${[...new Set(conflicted)].join(', ')}.`,
  );
}

function writePlan(folder: CopyFolder, { changes, manifests }: UpdatePlan): void {
  const texts: Output[] = changes.flatMap(({ path, text, encoding }) =>
    text === undefined ? [] : [{ path, text, encoding }],
  );
  const removed = changes.flatMap(({ remove }) => remove ?? []);
  writeFiles(folder.path, [...texts, ...manifests], removed);
}
