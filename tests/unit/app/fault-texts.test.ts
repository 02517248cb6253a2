import { describe, expect, test } from 'vitest';
import { failureAnswer, problemTexts } from '#src/app/data/problem-texts.ts';
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
