import { expect, test } from 'vitest';
import { entryPointsOf } from '#src/package/entry-points.ts';

const house: Record<string, string> = {
  'index.ts': `export * from './provider';\nexport * from './components/dial';`,
  'languages/de.ts': 'export const de = 1;',
  'provider/index.ts': 'export const TesseraProvider = 1;',
  'components/dial/index.ts': `export { Dial } from './dial';`,
  'components/dial/dial.tsx': 'export const Dial = 1;',
  'primitives/knob/index.ts': 'export const knob = 1;',
  'validation/index.ts': 'export const rule = 1;',
  'testing/index.ts': 'export const pick = 1;',
  'auth/index.ts': 'export const auth = 1;',
  'auth/react/index.ts': 'export const view = 1;',
  'tokens/tokens.css': ':root { --a: 1; }',
  'app/screens/sign-in/index.ts': 'export const screen = 1;',
};

test('there is an entry point for everything that fits any application', () => {
  const entryPoints = entryPointsOf(new Map(Object.entries(house)));
  expect(Object.fromEntries(entryPoints.map(({ name, entry }) => [name, entry]))).toEqual({
    '.': 'index.ts',
    './auth': 'auth/index.ts',
    './auth/react': 'auth/react/index.ts',
    './dial': 'components/dial/index.ts',
    './knob': 'primitives/knob/index.ts',
    './languages/de': 'languages/de.ts',
    './provider': 'provider/index.ts',
    './testing': 'testing/index.ts',
    './tokens.css': 'tokens/tokens.css',
    './validation': 'validation/index.ts',
  });
});

test('a folder without an index is reported', () => {
  const { 'components/dial/index.ts': _, ...rest } = house;
  const sources = new Map(Object.entries({ ...rest, 'components/dial/hand.tsx': '' }));
  expect(() => entryPointsOf(sources)).toThrow(
    '"dial" has 2 files to import: give it an index.ts.',
  );
});
