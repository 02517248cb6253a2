import type { CopyFolder } from './copies.ts';
import type { Copy } from './manifest.ts';
import { needsYou, type UpdatePlan } from './plan-update.ts';
import type { Change, NewItem } from './registry.ts';
import { compareVersions, installCommand, missingPackages, packedPackages } from './versions.ts';

/** Returns the line of a copy in the list: its version, and whether it is edited. */
export function headline({ item, version }: Copy, edited: number): string {
  if (edited === 0) return `${item} ${version}, not edited`;
  return `${item} ${version}, ${edited === 1 ? '1 file' : `${edited} files`} edited`;
}

/** Number of changes in the list of all copies. */
const someChanges = 3;

/**
 * Returns the lines of a copy in the list about what is new.
 * @param isComplete Whether they contain the whole changelog of the item since the copy, not only its start.
 */
export function newsLines(copy: Copy, next: NewItem, isComplete: boolean): string[] {
  if (!isNews(copy, next)) return ['    up to date'];
  const paths = new Set([...copy.base.keys(), ...next.base.keys()]);
  const count = [...paths].filter((path) => copy.base.get(path) !== next.base.get(path)).length;
  const version = next.version === copy.version ? 'An update' : next.version;
  const files = count === 1 ? '1 file has changed' : `${count || 'no'} files have changed`;
  const changes = next.changes.filter((change) => isLater(change, copy));
  const shown = isComplete ? changes : changes.slice(0, someChanges);
  const more = changes.length - shown.length;
  return [
    `    ${version} is available, ${files}: npx tessera-ui update ${copy.item}`,
    ...shown.map((change) => {
      const text = isComplete ? change.text : shortOf(change);
      // The changelog is Markdown, a terminal is not.
      return `      ${change.version}: ${text.replaceAll(/\*\*|`/g, '')}`;
    }),
    ...(more > 0 ? [`      and ${more} more: npx tessera-ui status ${copy.item}`] : []),
  ];
}

function isLater({ version }: Change, copy: Copy): boolean {
  return version === 'unreleased' || compareVersions(version, copy.version) > 0;
}

/** Returns the first sentence of a change. */
function shortOf({ text }: Change): string {
  return text.split(/(?<=[.!?])\s/)[0] ?? text;
}

/** Whether the registry has something else than what was copied. */
export function isNews(copy: Copy, next: NewItem): boolean {
  return (
    copy.version !== next.version ||
    copy.base.size !== next.base.size ||
    [...next.base].some(([path, text]) => copy.base.get(path) !== text)
  );
}

/** Returns the line about packages that up-to-date copies need; undefined if the project has them. */
export function packagesLine(folder: CopyFolder, items: readonly NewItem[]): string | undefined {
  const packages = missingPackages(folder.path, items);
  if (packages.length === 0) return undefined;
  const install = `${installCommand(folder.path)} ${packages.join(' ')}`;
  return `The copies in ${folder.name} need packages that are missing or too old: ${install}`;
}

/** Returns the lines about an update. */
export function planLines(folder: CopyFolder, plan: UpdatePlan, isTrial: boolean): string[] {
  const { items, changes, older } = plan;
  const open = changes.filter(({ action }) => needsYou.has(action));
  const conflicts = open.filter(({ action }) => action === 'conflict').length;
  // Files that change within a version come with another package under the same address.
  const rebuilt = items.filter(({ copy, next }) => copy.version === next.version);
  const packages = new Set([
    ...missingPackages(
      folder.path,
      items.map(({ next }) => next),
    ),
    ...packedPackages(rebuilt.map(({ next }) => next)),
  ]);
  return [
    `${isTrial ? 'Would update' : 'Updated'} in ${folder.name}`,
    ...items.map(({ copy, next }) =>
      copy.version === next.version
        ? `  ${copy.item} ${copy.version}`
        : `  ${copy.item} ${copy.version} -> ${next.version}`,
    ),
    ...changes.map(
      ({ action, path, note }) =>
        `    ${action.padEnd(10)}${path}${note === undefined ? '' : ` (${note})`}`,
    ),
    ...(changes.length === 0 ? ['    no file changes'] : []),
    ...older.map(
      ({ item, version }) =>
        `  ${item} ${version} shares some of these files: npx tessera-ui update ${item}`,
    ),
    ...(packages.size > 0
      ? [`  Then run: ${installCommand(folder.path)} ${[...packages].join(' ')}`]
      : []),
    ...(conflicts > 0
      ? [
          `  Edit what is between <<<<<<< and >>>>>>> in ${conflicts === 1 ? 'the file' : 'the files'} with conflicts.`,
        ]
      : []),
  ];
}
