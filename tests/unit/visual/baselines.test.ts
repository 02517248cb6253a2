import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptResults,
  findOrphans,
  isNamed,
  listStored,
  orphanResult,
  picturePath,
  readHeader,
  refuseHeader,
} from '../../visual/baselines';
import { listPictures } from '../../visual/picture-list';
import type { PictureResult, RunResults, Status } from '../../visual/results';

let folder = '';
const shots = () => join(folder, 'shots');
const baselines = () => join(folder, 'baselines');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pictures = listPictures(
  ['components-rating--default', 'components-rating--half-star', 'components-tags--default'].map(
    (id) => ({ id, title: 'Components/Rating', name: 'Default', type: 'story' }),
  ),
  {},
);

async function put(root: string, id: string, content: string): Promise<void> {
  const path = picturePath(root, id);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function headerPath(): Promise<string> {
  await mkdir(baselines(), { recursive: true });
  return join(baselines(), 'browser.json');
}

async function runOf(statuses: Status[], decides = true): Promise<RunResults> {
  const results: PictureResult[] = [];
  for (const [index, picture] of pictures.entries()) {
    const status = statuses[index] ?? 'same';
    await put(shots(), picture.id, `new ${picture.id}`);
    results.push({ picture, status, problems: [], difference: null });
  }
  return { pinned: 'chromium-2', decides, results };
}

describe('names', () => {
  it('names a baseline by story and mode', async () => {
    await put(baselines(), 'a--b/dark', '');
    await put(baselines(), 'a--b/light', '');
    await writeFile(join(baselines(), 'browser.json'), '{}');
    expect(await listStored(baselines())).toEqual(['a--b/dark', 'a--b/light']);
    expect(await listStored(join(folder, 'nowhere'))).toEqual([]);
  });

  it('finds orphaned baselines', () => {
    const stored = [...pictures.map(({ id }) => id), 'components-rating--gone/light'];
    expect(findOrphans(stored, pictures)).toEqual(['components-rating--gone/light']);
    expect(orphanResult('components-rating--gone/light')).toMatchObject({
      status: 'removed',
      picture: { story: 'components-rating--gone', mode: 'light', name: 'gone' },
    });
  });

  it('finds a picture by its id, its story, its component or all, and by nothing else', () => {
    const [first] = pictures;
    if (!first) throw new Error('no picture');
    for (const word of [first.id, first.story, 'components-rating', 'all']) {
      expect(isNamed(first, [word])).toBe(true);
    }
    for (const word of ['components', 'components-rating--half-star', 'rating', '']) {
      expect(isNamed(first, [word])).toBe(false);
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
  it('accepts what is named, keeps the rest, and records the browser', async () => {
    const run = await runOf(['changed', 'new', 'changed']);
    const accepted = await acceptResults(run, shots(), baselines(), ['components-rating']);
    expect(accepted).toEqual(pictures.slice(0, 2).map(({ id }) => id));
    expect(await listStored(baselines())).toEqual(accepted.toSorted());
    const [first = ''] = accepted;
    expect(await readFile(picturePath(baselines(), first), 'utf8')).toBe(`new ${first}`);
    expect(await readHeader(baselines())).toBe('chromium-2');
  });

  it('removes a baseline without a story, and its empty folder', async () => {
    await put(baselines(), 'components-rating--gone/light', 'old');
    await writeFile(await headerPath(), JSON.stringify({ browser: 'chromium-2' }));
    const run = await runOf([]);
    run.results.push(orphanResult('components-rating--gone/light'));
    await acceptResults(run, shots(), baselines(), ['all']);
    expect(await listStored(baselines())).toEqual([]);
    await expect(readFile(join(baselines(), 'components-rating--gone'))).rejects.toThrow('ENOENT');
  });

  it('skips equal pictures unless the browser has changed', async () => {
    const run = await runOf([]);
    await writeFile(await headerPath(), JSON.stringify({ browser: 'chromium-2' }));
    expect(await acceptResults(run, shots(), baselines(), ['all'])).toEqual([]);
    await writeFile(await headerPath(), JSON.stringify({ browser: 'chromium-1' }));
    expect(await acceptResults(run, shots(), baselines(), ['all'])).toHaveLength(3);
    expect(await readHeader(baselines())).toBe('chromium-2');
  });

  it('never accepts the picture of a failed story', async () => {
    const run = await runOf(['failed', 'failed', 'new']);
    const accepted = await acceptResults(run, shots(), baselines(), ['all']);
    expect(accepted).toEqual([pictures[2]?.id]);
  });

  it('rejects pictures of another browser', async () => {
    const run = await runOf(['new'], false);
    await expect(acceptResults(run, shots(), baselines(), ['all'])).rejects.toThrow(
      /Only chromium-2 takes baselines/,
    );
    expect(await listStored(baselines())).toEqual([]);
  });
});
