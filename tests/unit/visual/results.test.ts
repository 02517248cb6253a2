import { describe, expect, it } from 'vitest';
import { orphanResult } from '../../visual/baselines';
import {
  describeResult,
  isFailure,
  mergeRuns,
  totalsOf,
  type PictureResult,
  type RunResults,
  type Status,
} from '../../visual/results';

function result(id: string, status: Status): PictureResult {
  return { ...orphanResult(id), status };
}

function run(results: PictureResult[], changes: Partial<RunResults> = {}): RunResults {
  return { pinned: 'chromium-2', decides: true, results, ...changes };
}

describe('totals', () => {
  const results = (['same', 'changed', 'new', 'failed', 'removed'] as const).map((status) =>
    result(`a--${status}/light`, status),
  );

  it('fail for everything that is not as accepted', () => {
    expect(totalsOf(run(results))).toEqual({ passed: 1, failed: 4 });
  });

  it('let another browser fail stories, but not looks', () => {
    const advising = run(results, { decides: false });
    expect(totalsOf(advising)).toEqual({ passed: 3, failed: 2 });
    const failing = results.filter((each) => isFailure(each, false)).map(({ status }) => status);
    expect(failing).toEqual(['failed', 'removed']);
  });
});

describe('messages', () => {
  it('describe the outcome', () => {
    const box = { x: 0, y: 0, width: 1, height: 1 };
    const changed = (pixels: number): PictureResult => ({
      ...result('a--b/light', 'changed'),
      difference: { pixels, largest: 90, box, sizes: { before: [1, 2], after: [3, 4] } },
    });
    expect(describeResult(changed(1))).toBe(
      'changed: 1 pixel differs, by up to 90 of 255, size 1 x 2 to 3 x 4',
    );
    expect(describeResult(changed(2))).toContain('2 pixels differ');
    expect(describeResult(result('a--b/light', 'new'))).toBe('has no baseline');
    const failed = { ...result('a--b/light', 'failed'), problems: ['threw: x', 'asked for y'] };
    expect(describeResult(failed)).toBe('failed: threw: x; asked for y');
  });
});

describe('merging', () => {
  it('joins the shards, sorted, with removed pictures at the end', () => {
    const merged = mergeRuns([
      run([result('b--x/light', 'same'), result('z--gone/light', 'removed')]),
      run([result('a--x/light', 'changed'), result('c--x/light', 'same')]),
    ]);
    expect(merged.results.map(({ picture }) => picture.id)).toEqual([
      'a--x/light',
      'b--x/light',
      'c--x/light',
      'z--gone/light',
    ]);
    expect(totalsOf(merged)).toEqual({ passed: 2, failed: 2 });
  });

  it('decides only if every shard does, and rejects a mix of browsers or nothing', () => {
    expect(mergeRuns([run([]), run([], { decides: false })]).decides).toBe(false);
    expect(() => mergeRuns([run([]), run([], { pinned: 'chromium-1' })])).toThrow(
      /different browsers/,
    );
    expect(() => mergeRuns([])).toThrow(/no run to merge/);
  });
});
