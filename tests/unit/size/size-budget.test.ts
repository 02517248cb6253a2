import { describe, expect, test } from 'vitest';
import { bundleSize } from '../../bench/bundle.ts';
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

  test('requires the limit of a new widget', () => {
    expect(sizeProblem('Chip', 1000, { limits: {}, accepted })).toContain('no limit');
  });
});

describe('a measured bundle', () => {
  test('weighs what loads immediately and lists what loads later', async () => {
    const size = await bundleSize(
      `export const at = 'once'; export const later = () => import('data:text/javascript,export const x = 1');`,
    );
    expect(size.css).toBe(0);
    expect(size.gzip).toBe(size.js);
    expect(size.code).toContain('once');
    expect(size.code).not.toContain('preload');
  });

  test('counts a later part that every user needs', async () => {
    const code = `export const days = () => import('react-day-picker');`;
    const size = await bundleSize(code, ['react-day-picker/']);
    const later = size.deferred.map(({ gzip }) => gzip);
    expect(later).toHaveLength(1);
    expect(size.gzip).toBe(size.js + (later[0] ?? 0));
    const uncounted = await bundleSize(code);
    expect(uncounted.gzip).toBe(uncounted.js);
  });

  test('is the production build, in any environment', async () => {
    const size = await bundleSize(
      `export const dev = process.env.NODE_ENV === 'production' ? 'thin' : 'thick';`,
    );
    expect(process.env.NODE_ENV).toBe('test');
    expect(size.code).toContain('thin');
  });

  test('leaves out what the application does not use', async () => {
    const size = await bundleSize(`export { DayFlag } from 'react-day-picker';`);
    expect(size.modules.map(({ id }) => id)).not.toContain(
      'react-day-picker/dist/esm/DayPicker.js',
    );
    expect(size.js).toBeLessThan(1000);
  });
});
