import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptResults, listStored, picturePath } from '../../visual/baselines';
import type { PictureResult, RunResults } from '../../visual/results';
import { runSuite } from '../../visual/run-suite';
import { badStories, writeSmallStorybook } from './small-storybook';

// That a difference or a broken story is found: everything else the baselines of the real Storybook prove.

let folder = '';
let first: RunResults;
let second: RunResults;
const baselines = () => join(folder, 'baselines');
const output = () => join(folder, 'report');

function run(): Promise<RunResults> {
  const storybook = join(folder, 'storybook');
  return runSuite({
    storybook,
    baselines: baselines(),
    output: output(),
    workers: 2,
    prints: false,
  });
}

function resultOf({ results }: RunResults, id: string): PictureResult {
  const found = results.find(({ picture }) => picture.id === `small--${id}`);
  if (!found) throw new Error(`There is no picture of ${id}.`);
  return found;
}

// The real engine runs twice on a Storybook of a few bytes: before there are baselines, and after a change.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-pictures-'));
  await writeSmallStorybook(join(folder, 'storybook'), 120);
  first = await run();
  const shots = join(output(), 'shots');
  await acceptResults(first, shots, baselines(), ['all']);
  await writeSmallStorybook(join(folder, 'storybook'), 121);
  const gone = { ...resultOf(first, 'plain/default').picture, id: 'small--plain/gone' };
  const wide = { ...resultOf(first, 'modes/wide'), status: 'removed' as const };
  const results = [{ ...resultOf(first, 'plain/default'), picture: gone }, wide];
  await cp(picturePath(shots, 'small--plain/default'), picturePath(shots, gone.id));
  await acceptResults({ ...first, results }, shots, baselines(), ['all']);
  second = await run();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['errored', 'threw: Boom'],
  ['played', 'threw: '],
  ['blank', 'draws nothing'],
  ['foreign', 'requested http://pictures.example/cat.png, which is not on this machine'],
  ['broken', 'could not load /missing.png (404)'],
])('a story that %s fails', (name, sentence) => {
  const result = resultOf(first, `${name}/default`);
  expect(result.status).toBe('failed');
  expect(result.problems.join('; ')).toContain(sentence);
});

test('a state without a matching element fails', () => {
  const { status, problems } = resultOf(first, 'untouched/hover');
  expect([status, ...problems]).toEqual(['failed', 'has no button']);
});

test('a failed picture never becomes a baseline', async () => {
  const stored = await listStored(baselines());
  for (const name of badStories) expect(stored.has(`small--${name}/default`)).toBe(false);
});

test('a picture without a baseline is new, and one that is equal is the same', () => {
  expect(resultOf(first, 'plain/default').status).toBe('new');
  expect(resultOf(second, 'modes/wide').status).toBe('new');
  expect(resultOf(second, 'still/default').status).toBe('same');
});

test('a button that has grown by one pixel is a difference, which is drawn', async () => {
  const { status, difference } = resultOf(second, 'plain/default');
  expect(status).toBe('changed');
  expect(difference?.sizes).toMatchObject({ before: [152, expect.any(Number)] });
  const drawn = picturePath(join(output(), 'differences'), 'small--plain/default');
  expect(PNG.sync.read(await readFile(drawn)).width).toBe(153);
});

test('a baseline without a story is removed, and its picture shown', async () => {
  expect(resultOf(second, 'plain/gone').status).toBe('removed');
  const copy = picturePath(join(output(), 'before'), 'small--plain/gone');
  expect((await readFile(copy)).length).toBeGreaterThan(0);
});
