import { copyFile, glob, mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Picture } from './picture-list.ts';
import type { PictureResult, RunResults } from './results.ts';

const headerFile = 'browser.json';

/** Path of a picture below `folder`; baselines, shots and differences all have such paths. */
export function picturePath(folder: string, id: string): string {
  return join(folder, `${id}.png`);
}

/** Ids of the pictures in a folder, sorted. */
export async function listStored(folder: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const path of glob('*/*.png', { cwd: folder })) {
    ids.push(path.slice(0, -'.png'.length).split(sep).join('/'));
  }
  return ids.toSorted();
}

/** Ids of baselines without a picture. */
export function findOrphans(stored: readonly string[], pictures: readonly Picture[]): string[] {
  const claimed = new Set(pictures.map((picture) => picture.id));
  return stored.filter((id) => !claimed.has(id));
}

/** Outcome for a baseline without a picture. */
export function orphanResult(id: string): PictureResult {
  const [story = id, mode = ''] = id.split('/');
  const [component = story, name = ''] = story.split('--');
  const picture: Picture = {
    id,
    story,
    mode,
    title: component,
    name,
    viewport: { width: 0, height: 0 },
    globals: '',
    forcedColors: false,
    delay: 0,
    threshold: null,
    countAntiAliasing: false,
    ignore: [],
    forced: null,
  };
  return { picture, status: 'removed', problems: [], difference: null };
}

/** Name of the browser that took the baselines in `folder`; null if there are none yet. */
export async function readHeader(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, headerFile), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as { browser: string }).browser;
}

/** Sentence that rejects baselines of another browser than `pinned`; null if they fit. */
export function refuseHeader(header: string | null, pinned: string): string | null {
  if (header === null || header === pinned) return null;
  return `The baselines were taken by ${header}, but this checkout pins ${pinned}, which renders differently: take all of them again with \`npm run test:visual -- --update\`, and look at the report before you commit them.`;
}

/** Whether one of the words names a picture exactly: its id, its story, its component, or `all`. */
export function isNamed(picture: Picture, words: readonly string[]): boolean {
  const [component = ''] = picture.story.split('--');
  return [picture.id, picture.story, component, 'all'].some((name) => words.includes(name));
}

/**
 * Accepts the pictures of a run as baselines, and removes baselines without a story. Pictures that failed are
 * skipped, and equal ones, too, unless the browser has changed. Returns the accepted ids.
 */
export async function acceptResults(
  run: RunResults,
  shots: string,
  baselines: string,
  words: readonly string[],
): Promise<string[]> {
  if (!run.decides) {
    throw new Error(
      `Only ${run.pinned} takes baselines, and another browser took these pictures: accept them from a run on Linux x64 without CHROMIUM_PATH, or from the report of the continuous integration.`,
    );
  }
  const sameBrowser = (await readHeader(baselines)) === run.pinned;
  const accepted: string[] = [];
  for (const { picture, status } of run.results) {
    if (status === 'failed' || !isNamed(picture, words)) continue;
    if (status === 'same' && sameBrowser) continue;
    const target = picturePath(baselines, picture.id);
    if (status === 'removed') {
      await rm(target, { force: true });
      await rmdir(dirname(target)).catch(() => undefined);
    } else {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(picturePath(shots, picture.id), target);
    }
    accepted.push(picture.id);
  }
  await mkdir(baselines, { recursive: true });
  await writeFile(join(baselines, headerFile), `{ "browser": "${run.pinned}" }\n`);
  return accepted;
}
