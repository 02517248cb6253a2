import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { asWritten, formattersOf, inBatches, type Formatter } from './as-written.ts';
import { finderIn, type CopyFolder } from './copies.ts';
import type { Copy } from './manifest.ts';

/** Returns the state of each file that is not as copied, by path. */
export async function statesOf(
  folder: CopyFolder,
  copy: Copy,
  formatters: readonly Formatter[],
): Promise<Array<[path: string, state: string]>> {
  const states: Array<[string, string]> = [];
  for (const { path, file, base } of await yourFiles(folder, copy, formatters)) {
    if (!file) states.push([path, 'deleted']);
    else if (file.conflicted) states.push([file.path, 'conflict']);
    else if (file.text === undefined) states.push([file.path, 'not text']);
    else if (file.path !== path) states.push([`${path} -> ${file.path}`, 'moved']);
    else if (file.text !== base) states.push([path, 'edited']);
  }
  return states;
}

/** Returns, as patches, what the developer has changed in a copy. */
export async function yourPatches(folder: CopyFolder, copy: Copy): Promise<string[]> {
  const files = await yourFiles(folder, copy, await formattersOf(folder.path));
  return files.flatMap(({ path, file, base }) =>
    file && file.text === undefined
      ? `${folder.name}/${file.path} is not text.`
      : (patchOf(`${folder.name}/${path}`, base, file?.text, `${folder.name}/${file?.path}`) ?? []),
  );
}

/** Returns a patch that git and `patch` can apply; undefined if nothing differs. */
export function patchOf(
  path: string,
  before: string | undefined,
  after: string | undefined,
  newPath = path,
): string | undefined {
  if (before === after) return undefined;
  const [from, to] = [
    before === undefined ? '/dev/null' : `a/${path}`,
    after === undefined ? '/dev/null' : `b/${newPath}`,
  ];
  const patch = createTwoFilesPatch(from, to, before ?? '', after ?? '');
  return patch.replace(/^=+\n/, '').trimEnd();
}

/** Returns the files of a copy as they are now, each with the copied text in the developer's way of writing. */
async function yourFiles(folder: CopyFolder, copy: Copy, formatters: readonly Formatter[]) {
  const find = finderIn(folder);
  const holders = (path: string) => folder.copies.flatMap(({ base }) => base.get(path) ?? []);
  return inBatches(
    [...copy.base].map(([path, copied]) => async () => {
      const file = find(path, copied);
      const yours = file?.text;
      // An item that was copied later may have brought a newer text of a shared file.
      const text = holders(path).find((one) => one === yours) ?? copied;
      if (!file || yours === undefined) return { path, file, base: text };
      const place = join(folder.path, file.path);
      const texts = { yours, base: text, next: text, path, file: place };
      return { path, file, base: (await asWritten(texts, formatters)).base };
    }),
  );
}
