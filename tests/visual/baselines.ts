import { glob, mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { PNG } from 'pngjs';
import type { Picture } from './picture-list.ts';
import type { PictureResult, RunResults } from './results.ts';
import { cutCell, drawSheet, hashOf, readCells, type CellContent } from './sheet.ts';

const headerFile = 'browser.json';

/** Path of a picture below a folder of the report: shots, differences, and baselines before the run. */
export function picturePath(folder: string, id: string): string {
  return join(folder, `${id}.png`);
}

/** Files of the baselines in a folder, by the ids of their pictures. */
export async function listStored(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const path of glob('*/*.png', { cwd: folder })) {
    const file = path.split(sep).join('/');
    for (const { id } of readCells(await readFile(join(folder, file)))) files.set(id, file);
  }
  return new Map([...files].toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Baseline of a picture. */
export interface Baseline {
  /** Hash of the file that the browser wrote. */
  hash: string;
  /** Returns the picture as PNG bytes. */
  read(): Buffer;
}

let lastRead: { file: Buffer; sheet: PNG } | undefined;

/** Pixels of a sheet. The last one is kept, because the next picture is often on the same sheet. */
function pixelsOf(file: Buffer): PNG {
  if (!lastRead?.file.equals(file)) lastRead = { file, sheet: PNG.sync.read(file) };
  return lastRead.sheet;
}

/** Baseline of a picture; null if there is none. */
export async function readBaseline(
  folder: string,
  { id, file: path }: Pick<Picture, 'id' | 'file'>,
): Promise<Baseline | null> {
  const file = await readFile(join(folder, path)).catch(() => null);
  const cell = file && readCells(file).find((one) => one.id === id);
  if (!cell) return null;
  const read = () => PNG.sync.write(cutCell(pixelsOf(file), cell.box));
  return { hash: cell.hash, read };
}

/** Outcomes for baselines without a picture. */
export function findOrphans(
  stored: ReadonlyMap<string, string>,
  pictures: readonly Picture[],
): PictureResult[] {
  const claimed = new Set(pictures.map(({ id, file }) => `${id} ${file}`));
  return [...stored]
    .filter(([id, file]) => !claimed.has(`${id} ${file}`))
    .map(([id, file]) => orphanResult(id, file));
}

/** Outcome for a baseline without a picture. */
export function orphanResult(id: string, file: string): PictureResult {
  const [story = id, mode = ''] = id.split('/');
  const [component = story, name = ''] = story.split('--');
  const picture: Picture = {
    id,
    file,
    story,
    mode,
    title: component,
    name,
    viewport: { width: 0, height: 0 },
    globals: '',
    forcedColors: false,
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
  const accepted = run.results.filter(
    ({ picture, status }) =>
      status !== 'failed' && isNamed(picture, words) && (status !== 'same' || !sameBrowser),
  );
  for (const [file, results] of Map.groupBy(accepted, ({ picture }) => picture.file)) {
    await changeFile(join(baselines, file), results, shots);
  }
  await mkdir(baselines, { recursive: true });
  await writeFile(join(baselines, headerFile), `{ "browser": "${run.pinned}" }\n`);
  return accepted.map(({ picture }) => picture.id);
}

/** Replaces, adds or removes pictures of a baseline; one without pictures is deleted. */
async function changeFile(
  path: string,
  results: readonly PictureResult[],
  shots: string,
): Promise<void> {
  const contents = new Map<string, CellContent>();
  const before = await readFile(path).catch(() => null);
  if (before) {
    for (const { id, box, hash } of readCells(before)) {
      contents.set(id, { id, hash, png: cutCell(pixelsOf(before), box) });
    }
  }
  for (const { picture, status } of results) {
    const { id } = picture;
    contents.delete(id);
    if (status === 'removed') continue;
    const shot = await readFile(picturePath(shots, id));
    contents.set(id, { id, hash: hashOf(shot), png: PNG.sync.read(shot) });
  }
  if (contents.size === 0) {
    await rm(path, { force: true });
    await rmdir(dirname(path)).catch(() => undefined);
  } else {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, drawSheet([...contents.values()]));
  }
}
