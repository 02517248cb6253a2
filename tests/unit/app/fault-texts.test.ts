import { describe, expect, test } from 'vitest';
import { failureAnswer, problemTexts } from '#src/app/data/problem-texts.ts';
import { words as english } from '#src/app/words/en.ts';
import { languages, loadWords, type Language } from '#src/app/words/load-words.ts';
import { AuthRequestError } from '#src/auth/index.ts';
import { openBrowserApi } from '#src/demo-api/index.ts';
import { fieldSentences } from '#src/demo-api/problem.ts';

const all = Object.keys(languages) as Language[];
const inLanguage = async (language: Language) => ({ language, words: await loadWords(language) });

describe('Errors from the server', () => {
  test.each(all)('are translated to the language "%s"', async (language) => {
    const codes = ['required', 'min', ...Object.keys(fieldSentences)];
    const issues = {
      title: codes.map((code) => ({ code, params: {} as Record<string, number> })),
      rating: [{ code: 'max', params: { max: 5 } }],
      tags: [{ code: 'maxLength', params: { length: 20, members: true } }],
      color: [{ code: 'unknown', params: {} }],
    };
    const texts = await problemTexts({ errors: {}, issues }, await inLanguage(language));
    const english = await problemTexts({ errors: {}, issues }, await inLanguage('en'));
    expect(Object.keys(texts ?? {})).toEqual(Object.keys(issues));
    const sentences = Object.values(texts ?? {}).flat();
    expect(new Set(sentences).size).toBe(codes.length + 3);
    expect(texts?.rating?.[0]).toContain((5).toLocaleString(language));
    expect(texts?.tags?.[0]).toContain((20).toLocaleString(language));
    if (language !== 'en') {
      const others = new Set(Object.values(english ?? {}).flat());
      expect(sentences.filter((sentence) => others.has(sentence))).toEqual([]);
    }
  });

  test("are the server's own sentences if it names no rules", async () => {
    const errors = { title: ['No.'] };
    expect(await problemTexts({ errors }, await inLanguage('de'))).toEqual(errors);
    expect(await problemTexts(null, await inLanguage('de'))).toBeUndefined();
  });

  test('are translated for a sign-in, too', async () => {
    const api = await openBrowserApi();
    const body = JSON.stringify({ email: 'a'.repeat(300), password: '' });
    const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    const response = await api.fetch('http://localhost/api/auth/login', request);
    expect(response.status).toBe(422);
    const refused = new AuthRequestError('refused', 'login', 422, {
      details: await response.json(),
    });
    const names = { email: 'username', password: 'password' } as const;
    expect(failureAnswer(refused, await inLanguage('de'), names)).toEqual({
      fieldErrors: {
        username: ['Bitte höchstens 254 Zeichen eingeben.'],
        password: ['Dieses Feld ist erforderlich.'],
      },
    });
  });
});

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
