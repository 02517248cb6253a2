import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const regions = [...letters]
  .flatMap((first) => [...letters].map((second) => first + second))
  // ZZ is the code for an unknown region.
  .filter((region) => names.of(region) !== undefined && region !== 'ZZ');

/** Modules evaluated again, so that no earlier result of an engine is cached. */
async function freshWeekInfo() {
  vi.resetModules();
  const { weekInfo } = await import('#src/core/dates/week-info.ts');
  return weekInfo;
}

test('the week of every region is available without `getWeekInfo`', async () => {
  const withEngine = await freshWeekInfo();
  const expected = regions.map((region) => [region, withEngine(`und-${region}`)]);
  expect(expected.length).toBeGreaterThan(240);
  Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', {
    value: undefined,
    configurable: true,
    writable: true,
  });
  const withoutEngine = await freshWeekInfo();
  expect(regions.map((region) => [region, withoutEngine(`und-${region}`)])).toEqual(expected);
});
