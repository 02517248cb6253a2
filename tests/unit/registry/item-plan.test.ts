import { expect, test } from 'vitest';
import { planItems } from '#src/registry/item-plan.ts';

function plan(paths: readonly string[], mainEntryPoint = '') {
  const sources = new Map([...paths, 'index.ts'].map((path) => [path, '']));
  return planItems(sources.set('index.ts', mainEntryPoint)).map(({ name, category, own }) => [
    name,
    category,
    own,
  ]);
}

test('each folder of a room is an item, and so are the languages, the provider, the libraries and the tokens', () => {
  expect(
    plan(
      [
        'app/screens/trip/trip.tsx',
        'app/main.tsx',
        'auth/core/session.ts',
        'auth/index.ts',
        'auth/react/index.ts',
        'components/date-picker/index.ts',
        'core/cx.ts',
        'languages/de.ts',
        'languages/index.ts',
        'languages/language.ts',
        'languages/pt-br.ts',
        'primitives/icon/index.ts',
        'provider/index.ts',
        'testing/index.ts',
        'app/screens/languages/de.ts',
        'tokens/build.ts',
        'tokens/tokens.css',
        'validation/index.ts',
      ],
      `export * from './components/date-picker';`,
    ),
  ).toEqual([
    ['auth', 'libraries', ['auth/core/session.ts', 'auth/index.ts']],
    ['auth-react', 'libraries', ['auth/react/index.ts']],
    ['date-picker', 'widgets', ['components/date-picker/index.ts']],
    ['icon', 'primitives', ['primitives/icon/index.ts']],
    ['language-de', 'languages', ['languages/de.ts']],
    ['language-pt-br', 'languages', ['languages/pt-br.ts']],
    ['primitives', 'primitives', ['primitives/icon/index.ts']],
    ['provider', 'provider', ['provider/index.ts']],
    ['screen-language-de', 'languages', ['app/screens/languages/de.ts']],
    ['testing', 'libraries', ['testing/index.ts']],
    ['tokens', 'tokens', ['tokens/tokens.css']],
    ['trip', 'screens', ['app/screens/trip/trip.tsx']],
    ['validation', 'libraries', ['validation/index.ts']],
  ]);
});

test('two folders of one name are rejected: their items would overwrite each other', () => {
  expect(() => plan(['components/chip/index.ts', 'primitives/chip/index.ts'])).toThrow('"chip"');
});
