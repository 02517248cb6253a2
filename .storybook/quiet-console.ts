import { afterEach, beforeEach, expect } from 'vitest';

const spoken: string[] = [];
const original = { error: console.error, warn: console.warn };

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    spoken.push(`console.${level}: ${words.map(String).join(' ')}`);
    original[level](...words);
  };
}

beforeEach(() => {
  spoken.length = 0;
});

afterEach(() => {
  expect(spoken, 'A story must not speak to the console').toEqual([]);
});
