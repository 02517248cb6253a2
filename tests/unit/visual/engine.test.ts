import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptResults, listStored, picturePath, readBaseline } from '../../visual/baselines';
import type { PictureResult, RunResults } from '../../visual/results';
import type { PageUse } from '../../visual/run-file';
import { runSuite } from '../../visual/run-suite';
import { badStories, writeSmallStorybook } from './small-storybook';

let folder = '';
let first: RunResults;
let second: RunResults;
let kept: RunResults;
const storybook = () => join(folder, 'storybook');
const baselines = () => join(folder, 'baselines');
const output = () => join(folder, 'report');

function run(pages: PageUse = 'checked', report = output()): Promise<RunResults> {
  const folders = { storybook: storybook(), baselines: baselines(), output: report };
  return runSuite({ ...folders, pages, workers: 2, prints: false });
}

function resultOf({ results }: RunResults, id: string): PictureResult {
  const found = results.find(({ picture }) => picture.id === `small--${id}`);
  if (!found) throw new Error(`There is no picture of ${id}.`);
  return found;
}

/** Accepted picture, or null. */
async function accepted(id: string): Promise<Buffer | null> {
  const baseline = await readBaseline(baselines(), resultOf(first, id).picture);
  return baseline && baseline.read();
}

async function sizeOf(id: string): Promise<[number, number]> {
  const png = PNG.sync.read((await accepted(id)) ?? Buffer.alloc(0));
  return [png.width, png.height];
}

// The real engine runs twice on a Storybook of a few bytes: before there are baselines, and after a change.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-pictures-'));
  await writeSmallStorybook(storybook(), 120);
  first = await run();
  await acceptResults(first, join(output(), 'shots'), baselines(), ['all']);
  await writeSmallStorybook(storybook(), 121);
  const gone = { ...resultOf(first, 'plain/default').picture, id: 'small--plain/gone' };
  const wide = { ...resultOf(first, 'modes/wide'), status: 'removed' as const };
  const results = [{ ...resultOf(first, 'plain/default'), picture: gone }, wide];
  await cp(
    picturePath(join(output(), 'shots'), 'small--plain/default'),
    picturePath(join(output(), 'shots'), gone.id),
  );
  await acceptResults({ ...first, results }, join(output(), 'shots'), baselines(), ['all']);
  second = await run();
  kept = await run('kept', join(folder, 'kept'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const touchedStates = ['touched/hover', 'touched/pressed', 'touched/focus'];

describe('the list', () => {
  it('has every catalog story in its modes, and no play story, docs page or skipped story', () => {
    const ids = first.results.map(({ picture }) => picture.id.replace('small--', ''));
    const others = [
      'captioned',
      'clipped',
      'clock',
      'counted',
      'announced',
      'late',
      'lazy',
      'moving',
      'plain',
      'portal',
      'tall',
      'touched',
      'untouched',
      ...badStories,
    ];
    const further = ['modes/wide', 'modes/forced', ...touchedStates, 'untouched/hover'];
    const expected = [...others.map((name) => `${name}/default`), ...further];
    expect(ids.toSorted()).toEqual(expected.toSorted());
  });
});

describe('failures', () => {
  it.each([
    ['errored', 'threw: Boom'],
    ['played', 'threw: '],
    ['blank', 'draws nothing'],
    ['foreign', 'requested http://pictures.example/cat.png, which is not on this machine'],
    ['broken', 'could not load /missing.png (404)'],
  ])('fails a story that %s', (name, sentence) => {
    const result = resultOf(first, `${name}/default`);
    expect(result.status).toBe('failed');
    expect(result.problems.join('; ')).toContain(sentence);
  });

  it('fails a state without a matching element', () => {
    const { status, problems } = resultOf(first, 'untouched/hover');
    expect([status, ...problems]).toEqual(['failed', 'has no button']);
  });

  it('never makes a failed picture a baseline', async () => {
    const stored = await listStored(baselines());
    for (const name of badStories) expect(stored.has(`small--${name}/default`)).toBe(false);
  });
});

describe('comparing', () => {
  it('reports a picture without a baseline as new', () => {
    expect(resultOf(first, 'plain/default').status).toBe('new');
    expect(resultOf(second, 'modes/wide').status).toBe('new');
  });

  it('detects that a button has grown by one pixel', async () => {
    const { status, difference } = resultOf(second, 'plain/default');
    expect(status).toBe('changed');
    expect(difference?.sizes).toMatchObject({ before: [152, expect.any(Number)] });
    const drawn = picturePath(join(output(), 'differences'), 'small--plain/default');
    expect(PNG.sync.read(await readFile(drawn)).width).toBe(153);
  });

  it('finds an orphaned baseline', async () => {
    expect(resultOf(second, 'plain/gone').status).toBe('removed');
    const copy = picturePath(join(output(), 'before'), 'small--plain/gone');
    expect((await readFile(copy)).length).toBeGreaterThan(0);
  });

  it('freezes clock, zone and motion, so that everything else is the same', () => {
    for (const id of ['clock', 'counted', 'late', 'moving', 'portal', 'tall'].map(
      (name) => `${name}/default`,
    )) {
      expect([id, resultOf(second, id).status]).toEqual([id, 'same']);
    }
    expect(resultOf(second, 'modes/forced').status).toBe('same');
  });
});

describe('states', () => {
  it('have a picture each, and do not affect the next one', async () => {
    const pictures = await Promise.all(['touched/default', ...touchedStates].map(accepted));
    const drawn = pictures.map((png) => png?.toString('base64'));
    expect(new Set(drawn).size).toBe(4);
    expect(touchedStates.map((id) => resultOf(kept, id).status)).toEqual(
      touchedStates.map((id) => resultOf(second, id).status),
    );
    expect(resultOf(kept, 'touched/default').status).toBe(
      resultOf(second, 'touched/default').status,
    );
  });
});

describe('a page that has shown other stories', () => {
  it('is used again', () => {
    expect(resultOf(kept, 'counted/default').status).toBe('changed');
  });

  it('is reloaded if one of them left something behind or threw', () => {
    const others = kept.results.filter(({ picture }) => !/counted|plain|wide/.test(picture.id));
    expect(others.length).toBeGreaterThan(10);
    for (const { picture, status, problems } of others) {
      const before = second.results.find((result) => result.picture.id === picture.id);
      expect([picture.id, status, problems]).toEqual([
        picture.id,
        before?.status,
        before?.problems,
      ]);
    }
  });

  it('does not decide: a picture that differs is taken again on a fresh one', async () => {
    expect(resultOf(second, 'counted/default').status).toBe('same');
  });
});

describe('the crop', () => {
  it('contains the story and what it opens elsewhere, and no more', async () => {
    const [width, height] = await sizeOf('portal/default');
    expect(width).toBeGreaterThan(400 + 16);
    expect(width).toBeLessThan(600);
    expect(height).toBeGreaterThan(300 + 16);
    expect(await sizeOf('moving/default')).toEqual([16 + 40 + 16, 16 + 40 + 16]);
  });

  it.each(['late', 'lazy'])('contains what the story adds %s', async (name) => {
    const [, height] = await sizeOf(`${name}/default`);
    expect(height).toBeGreaterThan(72);
  });

  it('leaves out text for screen readers', async () => {
    const [width, height] = await sizeOf('announced/default');
    expect(width).toBeLessThan(100);
    expect(height).toBeLessThan(100);
  });

  it('leaves out lines that are clipped', async () => {
    const [, height] = await sizeOf('clipped/default');
    expect(height).toBe(16 + 20 + 16);
  });

  it('contains generated text away from its element', async () => {
    expect(await sizeOf('captioned/default')).toEqual([16 + 200 + 16, 16 + 120 + 16]);
  });

  it('contains all of a story that is taller than the viewport', async () => {
    expect(await sizeOf('tall/default')).toEqual([16 + 40 + 16, 16 + 1500 + 16]);
  });
});
