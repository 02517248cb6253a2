import { expect, test } from 'vitest';
import { words as english } from '#src/app/words/en.ts';
import { loadWords } from '#src/app/words/load-words.ts';

/** Paths of the texts that end like a sentence. */
function sentencesOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return /[.。]$/.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => sentencesOf(part, `${path}.${key}`));
}

test.each(['de', 'fr', 'ar', 'ja'] as const)(
  'texts in %s end with a full stop where those in English do',
  async (tag) => {
    const words = await loadWords(tag);
    expect(sentencesOf({ ...words, widgets: undefined })).toEqual(sentencesOf(english));
  },
);

test.each(['de', 'fr', 'ar', 'ja'] as const)(
  'every text of the app is available in %s',
  async (tag) => {
    const words = await loadWords(tag);
    const shape = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]))
        : typeof value;
    expect(shape({ ...words, widgets: undefined })).toEqual(
      shape({ ...english, widgets: undefined }),
    );
    const texts = JSON.stringify({ ...words, widgets: undefined }).match(/":"[^"]*"/g) ?? [];
    const inEnglish = new Set(JSON.stringify(english).match(/":"[^"]*"/g));
    // A few words are the same in two languages, such as "Menu" and "Filter".
    expect(texts.filter((text) => inEnglish.has(text)).length).toBeLessThan(texts.length / 10);
  },
);
