import { describe, expect, test } from 'vitest';
import { sizeProblem } from '../../bench/size-budget.ts';

const limits = { Chip: 2000, Tile: 2000 };
const accepted = { Chip: { gzip: 1000, js: 900, css: 100, deferred: {} } };

describe('the gate', () => {
  test('lets a widget grow by 10 %', () => {
    expect(sizeProblem('Chip', 1100, { limits, accepted })).toBeUndefined();
  });

  test('rejects growth above that', () => {
    expect(sizeProblem('Chip', 1101, { limits, accepted })).toContain('grew from 1000 to 1101');
  });

  test('rejects a size over its ceiling, whatever was accepted', () => {
    expect(sizeProblem('Chip', 990, { limits: { Chip: 989 }, accepted })).toContain(
      'ceiling of 989',
    );
  });

  test('requires the size of a new widget', () => {
    expect(sizeProblem('Tile', 10, { limits, accepted })).toContain('no accepted size');
  });

  test('needs no limit beside the accepted size', () => {
    expect(sizeProblem('Chip', 1100, { limits: {}, accepted })).toBeUndefined();
    expect(sizeProblem('Chip', 1101, { limits: {}, accepted })).toContain('grew from 1000 to 1101');
  });
});
