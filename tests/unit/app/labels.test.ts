import { expect, test } from 'vitest';
import { labels } from '#src/app/labels.ts';
import { loadWords } from '#src/app/load-words.ts';

test.each(['de', 'fr', 'ar', 'ja'] as const)('every word of the app is said in %s', async (tag) => {
  const words = await loadWords(tag);
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]))
      : typeof value;
  expect(shape(words)).toEqual(shape(labels));
  const texts = JSON.stringify(words).match(/":"[^"]*"/g) ?? [];
  const english = new Set(JSON.stringify(labels).match(/":"[^"]*"/g));
  // A few words are the same in two languages, such as "Menu" and "Filter".
  expect(texts.filter((text) => english.has(text)).length).toBeLessThan(texts.length / 10);
});
