import { expect, test } from 'vitest';
import { required, validateSync } from '#src/validation/index.ts';

test.each([
  [{ from: '2026-04-03', to: '2026-04-05' }, []],
  [{ from: '2026-04-03', to: null }, ['rangeEnd']],
  [{ from: '', to: '2026-04-05' }, ['rangeStart']],
  [{ from: null, to: null }, ['required']],
  [{ from: '', to: '' }, ['required']],
  [{ from: null }, []],
])('a range has both ends: %j', (value, codes) => {
  expect(validateSync(value, required()).map(({ code }) => code)).toEqual(codes);
});
