import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptResults,
  findOrphans,
  isNamed,
  listStored,
  orphanResult,
  picturePath,
  readBaseline,
  readHeader,
  refuseHeader,
} from '../../visual/baselines';
import { listPictures, type Picture } from '../../visual/picture-list';
import type { RunResults, Status } from '../../visual/results';

let folder = '';
const shots = () => join(folder, 'shots');
const baselines = () => join(folder, 'baselines');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const stories = ['components-rating--default', 'components-rating--sizes'];
const pictures = listPictures(
  stories.map((id) => ({ id, title: 'Components/Rating', name: 'Default', type: 'story' })),
  Object.fromEntries(stories.map((id) => [id, { modes: { light: {}, dark: {} } }])),
);
const [light, dark, otherLight, otherDark] = pictures as [Picture, Picture, Picture, Picture];

/** Picture of one color, with the size of its story. */
function drawing(shade: number, { story }: Picture): Buffer {
  const png = new PNG({ width: story.length, height: 4 });
  png.data.fill(shade);
  for (let alpha = 3; alpha < png.data.length; alpha += 4) png.data[alpha] = 255;
  return PNG.sync.write(png);
}

/** Run whose pictures have one shade. */
async function runOf(
  statuses: readonly Status[],
  shade = 100,
  decides = true,
): Promise<RunResults> {
  for (const picture of pictures) {
    const path = picturePath(shots(), picture.id);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, drawing(shade, picture));
  }
  const results = pictures.map((picture, index) => {
    const status = statuses[index] ?? 'same';
    return { picture, status, problems: [], difference: null };
  });
  return { pinned: 'chromium-2', decides, results };
}

const accept = (run: RunResults, ...words: string[]) =>
  acceptResults(run, shots(), baselines(), words);

/** Shade of the baseline of a picture, and its width. */
async function shown(picture: Picture): Promise<[number, number] | null> {
  const baseline = await readBaseline(baselines(), picture);
  if (!baseline) return null;
  const png = PNG.sync.read(baseline.read());
  const shades = new Set(png.data.filter((_, index) => index % 4 < 3));
  expect(shades.size).toBe(1);
  return [[...shades][0] ?? 0, png.width];
}

const allNew = ['new', 'new', 'new', 'new'] as const;

describe('names', () => {
  it('finds a picture by its id, its story, its component or all, and by nothing else', () => {
    for (const word of [light.id, light.story, 'components-rating', 'all']) {
      expect(isNamed(light, [word])).toBe(true);
    }
    for (const word of ['components', 'components-rating--sizes', 'rating', '']) {
      expect(isNamed(light, [word])).toBe(false);
    }
  });
});

describe('the header', () => {
  it('rejects baselines of another browser and accepts the same or none', () => {
    expect(refuseHeader(null, 'chromium-2')).toBeNull();
    expect(refuseHeader('chromium-2', 'chromium-2')).toBeNull();
    expect(refuseHeader('chromium-1', 'chromium-2')).toMatch(
      /taken by chromium-1.*pins chromium-2.*--update/,
    );
  });
});

describe('accepting', () => {
  it('puts the first mode of a story into a file, the others of a component onto a sheet, and records the browser', async () => {
    expect(await accept(await runOf(allNew), 'all')).toEqual(pictures.map(({ id }) => id));
    expect(Object.fromEntries(await listStored(baselines()))).toEqual({
      [light.id]: 'components-rating/default.png',
      [dark.id]: 'components-rating/dark.sheet.png',
      [otherLight.id]: 'components-rating/sizes.png',
      [otherDark.id]: 'components-rating/dark.sheet.png',
    });
    for (const picture of pictures) {
      expect(await shown(picture)).toEqual([100, picture.story.length]);
    }
    expect(await readHeader(baselines())).toBe('chromium-2');
  });

  it('changes only the named pictures of a sheet', async () => {
    await accept(await runOf(allNew), 'all');
    const changed = await runOf(['changed', 'changed', 'changed', 'changed'], 30);
    expect(await accept(changed, dark.id)).toEqual([dark.id]);
    const shades = await Promise.all(pictures.map(shown));
    expect(shades.map((found) => found?.[0])).toEqual([100, 30, 100, 100]);
  });

  it('removes pictures without a story, and a file without pictures', async () => {
    await accept(await runOf(allNew), 'all');
    const orphans = findOrphans(await listStored(baselines()), [light, dark]);
    expect(orphans.map(({ picture, status }) => [picture.id, status])).toEqual([
      [otherDark.id, 'removed'],
      [otherLight.id, 'removed'],
    ]);
    await accept({ pinned: 'chromium-2', decides: true, results: orphans }, 'all');
    expect([...(await listStored(baselines())).keys()]).toEqual([dark.id, light.id]);
    const rest = [light, dark].map(({ id, file }) => orphanResult(id, file));
    await accept({ pinned: 'chromium-2', decides: true, results: rest }, 'all');
    await expect(readFile(join(baselines(), 'components-rating'))).rejects.toThrow('ENOENT');
  });

  it('skips equal pictures unless the browser has changed', async () => {
    await accept(await runOf(allNew), 'all');
    expect(await accept(await runOf([]), 'all')).toEqual([]);
    await writeFile(join(baselines(), 'browser.json'), '{ "browser": "chromium-1" }');
    expect(await accept(await runOf([]), 'all')).toHaveLength(4);
    expect(await readHeader(baselines())).toBe('chromium-2');
  });

  it('never accepts the picture of a failed story', async () => {
    expect(await accept(await runOf(['failed', 'failed', 'new', 'failed']), 'all')).toEqual([
      otherLight.id,
    ]);
  });

  it('rejects pictures of another browser', async () => {
    await expect(accept(await runOf(allNew, 100, false), 'all')).rejects.toThrow(
      /Only chromium-2 takes baselines/,
    );
    expect((await listStored(baselines())).size).toBe(0);
  });
});
