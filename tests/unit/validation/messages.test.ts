import { describe, expect, test } from 'vitest';
import {
  email,
  loadMessages,
  max,
  messageCatalogue,
  messageOf,
  min,
  minLength,
  validateSync,
  type Issue,
  type Messages,
} from '../../../src/validation/index.ts';

const languages = ['en', 'de', 'fr', 'ar', 'ja'] as const;

/** One issue of each kind of sentence. */
const issues: readonly Issue[] = [
  { code: 'required', params: { allowFalse: true } },
  { code: 'alphanumeric', params: {} },
  { code: 'confirmed', params: { target: 'password' } },
  { code: 'email', params: { multiple: false } },
  { code: 'email', params: { multiple: true } },
  { code: 'integer', params: {} },
  { code: 'digits', params: {} },
  ...[1, 2, 3, 11, 100].flatMap((length): Issue[] => [
    { code: 'digits', params: { length } },
    { code: 'minLength', params: { length } },
    { code: 'maxLength', params: { length } },
    { code: 'minLength', params: { length, members: true } },
    { code: 'maxLength', params: { length, members: true } },
  ]),
  { code: 'min', params: { min: 3 } },
  { code: 'max', params: { max: 3 } },
  { code: 'pattern', params: { pattern: '^a$' } },
  { code: 'unheard-of', params: {} },
];

describe.each(languages)('in %s', (locale) => {
  test('every rule has a sentence of its own', async () => {
    const messages = await loadMessages(locale);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(messageCatalogue.en).sort());
    const sentences = issues.map((issue) => messageOf(issue, { messages, locale }));
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+[.。]$/u);
    expect(new Set(sentences).size).toBe(sentences.length);
    if (locale !== 'en') {
      const english = issues.map((issue) => messageOf(issue));
      expect(sentences.filter((sentence) => english.includes(sentence))).toEqual([]);
    }
  });
});

test('the default says that the field is not valid', async () => {
  const issue = { code: 'unheard-of', params: {} };
  const said = languages.map(async (locale) =>
    messageOf(issue, { messages: await loadMessages(locale) }),
  );
  expect(await Promise.all(said)).toEqual([
    'This field is not valid.',
    'Dieses Feld ist nicht gültig.',
    'Ce champ n’est pas valide.',
    'هذا الحقل غير صالح.',
    'この項目は正しくありません。',
  ]);
});

test.each(['de-AT', 'DE'])('%s speaks German', async (locale) => {
  expect((await loadMessages(locale)).required).toBe('Dieses Feld ist erforderlich.');
});

test.each(['nl', 'constructor', '__proto__', '', '!'])('%j speaks English', async (locale) => {
  const messages = await loadMessages(locale);
  expect(messages).toBe(messageCatalogue.en);
  const issue = { code: 'min', params: { min: 1234.5 } };
  expect(messageOf(issue, { messages, locale })).toMatch(/^Enter 1[.,]234[.,]5 or/);
});

test('a language that cannot be loaded is English, and asked for again', async () => {
  const { load } = messageCatalogue;
  const { de } = load;
  load.de = () => Promise.reject(new Error('The network is lost.'));
  expect(await loadMessages('de')).toBe(messageCatalogue.en);
  load.de = de;
  expect(await loadMessages('de')).not.toBe(messageCatalogue.en);
});

test('numbers and plurals are those of the language', async () => {
  const say = async (issue: Issue, locale: string) =>
    messageOf(issue, { messages: await loadMessages(locale), locale });
  const characters = (length: number) => ({ code: 'minLength', params: { length } });
  expect(await say(characters(1), 'en')).toBe('Enter at least 1 character.');
  expect(await say(characters(1200), 'en')).toBe('Enter at least 1,200 characters.');
  expect(await say(characters(1), 'fr')).toBe('Saisissez au moins 1 caractère.');
  expect(await say(characters(2), 'ar')).toBe('أدخل حرفين على الأقل.');
  expect(await say(characters(3), 'ar-EG')).toBe('أدخل ٣ أحرف على الأقل.');
  expect(await say({ code: 'min', params: { min: 1234.0005 } }, 'de')).toContain('1.234,0005');
});

describe('words of your own', () => {
  const issue = { code: 'min', params: { min: 3 } };
  const messages: Messages = { ...messageCatalogue.en, min: 'language' };

  test.each([
    [{}, 'language'],
    [{ rules: { min: 'rule' } }, 'rule'],
    [{ rules: { min: 'rule' }, field: { default: 'field' } }, 'field'],
    [{ rules: { min: 'rule' }, field: 'field' }, 'field'],
    [{ field: { default: 'field', min: 'field and rule' } }, 'field and rule'],
    [{ field: { max: 'other' } }, 'language'],
    [{ field: () => 'function' }, 'function'],
    [{ rules: { min: '{min}, {max} and {toString}' } }, '3, {max} and {toString}'],
  ])('%o says "%s"', (words, sentence) => {
    expect(messageOf(issue, { messages, ...words })).toBe(sentence);
  });

  test('stand in for a rule that has none', () => {
    const odd = { code: 'odd', params: {} };
    expect(messageOf(odd, { messages: { ...messages, default: 'any rule' } })).toBe('any rule');
    expect(messageOf({ code: 'toString', params: {} })).toBe('This field is not valid.');
  });

  test('a parameter is text and read once', () => {
    const tricky = { code: 'odd', params: { a: '{b} <b>$&</b>', b: 'secret' } };
    expect(messageOf(tricky, { rules: { odd: 'Not {a}.' } })).toBe('Not {b} <b>$&</b>.');
  });
});

test("a schema's sentence is its own, unless yours replaces it", () => {
  const issue = { code: 'schema', params: { message: 'Use {curly} words.', path: [] } };
  expect(messageOf(issue)).toBe('Use {curly} words.');
  expect(messageOf(issue, { rules: { schema: 'No: {message}' } })).toBe('No: Use {curly} words.');
});

test('the value is never told', () => {
  const secret = 'hunter2 {value} {_value_}';
  const rules = [
    min({ min: 3 }),
    max({ max: 3 }),
    email(),
    minLength({ length: 99 }),
    'digits|integer',
  ];
  const found = validateSync(secret, [...rules, 'alphanumeric|confirmed:a'], {
    values: { a: 'p4ss' },
  });
  expect(found).toHaveLength(8);
  const told = found.map((issue) =>
    messageOf(issue, { rules: { email: 'Not {value} {target}.' } }),
  );
  expect(JSON.stringify([found, told])).not.toMatch(/hunter2|p4ss/);
});
