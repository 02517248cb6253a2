import { expect, test } from 'vitest';
import { chooseEngines } from '#tests/support/engines/choose-engines.ts';
import { findProgram } from '#tests/support/engines/find-program.ts';

test('a missing engine is listed with what it lacks', () => {
  const engines = [
    { name: 'firefox', missing: () => [] },
    { name: 'webkit', missing: () => ['Xvfb (apt-get install xvfb)', 'openbox'] },
  ];
  expect(chooseEngines(engines)).toEqual({
    found: ['firefox'],
    sentences: ['The stories cannot run in webkit: install Xvfb (apt-get install xvfb), openbox.'],
  });
});

test('a program is found by its name or by its path, the first match first', () => {
  expect(findProgram('no-such-program')).toBeUndefined();
  expect(findProgram('no-such-program', process.execPath)).toBe(process.execPath);
});
