import { describe, expect, test } from 'vitest';
import { en } from '#src/languages/en.ts';
import { languages } from '#src/languages/index.ts';
import {
  email,
  max,
  messageOf,
  min,
  minLength,
  validateSync,
  type Issue,
  type Messages,
} from '../../../src/validation/index.ts';

const english = en.validation;

function languageOf(tag: string) {
  const language = languages.find((each) => each.tag === tag);
  if (!language) throw new Error(`${tag} does not ship.`);
  return language;
}

/** One issue for each kind of message. */
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
  { code: 'unknown', params: {} },
];

describe.each(languages)('in $tag', ({ tag, validation: messages }) => {
  test('every rule has its own message', () => {
    const sentences = issues.map((issue) => messageOf(issue, { messages, locale: tag }));
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+[.。।]$/u);
    expect(new Set(sentences).size).toBe(sentences.length);
    if (tag !== 'en') {
      const inEnglish = issues.map((issue) => messageOf(issue, { messages: english }));
      expect(sentences.filter((sentence) => inEnglish.includes(sentence))).toEqual([]);
    }
  });
});

test('the default message states that the field is not valid', () => {
  const issue = { code: 'unknown', params: {} };
  const texts = ['en', 'de', 'fr', 'ar', 'ja'].map((tag) =>
    messageOf(issue, { messages: languageOf(tag).validation }),
  );
  expect(texts).toEqual([
    'This field is not valid.',
    'Diese Eingabe ist ungültig.',
    'Ce champ n’est pas valide.',
    'هذا الحقل غير صالح.',
    '入力内容が正しくありません。',
  ]);
});

test.each(['!', '', '-'])('a malformed locale %j formats as English', (locale) => {
  const issue = { code: 'min', params: { min: 1234.5 } };
  expect(messageOf(issue, { messages: english, locale })).toMatch(/^Enter 1,234\.5 or/);
});

test('numbers and plurals are those of the language', () => {
  const textOf = (issue: Issue, locale: string) =>
    messageOf(issue, { messages: languageOf(locale.slice(0, 2)).validation, locale });
  const characters = (length: number) => ({ code: 'minLength', params: { length } });
  expect(textOf(characters(1), 'en')).toBe('Enter at least 1 character.');
  expect(textOf(characters(1200), 'en')).toBe('Enter at least 1,200 characters.');
  expect(textOf(characters(1), 'fr')).toBe('Saisissez au moins 1 caractère.');
  expect(textOf(characters(2), 'ar')).toBe('أدخل حرفين على الأقل.');
  expect(textOf(characters(3), 'ar-EG')).toBe('أدخل ٣ أحرف على الأقل.');
  expect(textOf({ code: 'min', params: { min: 1234.0005 } }, 'de')).toContain('1.234,0005');
});

describe('custom messages', () => {
  const issue = { code: 'min', params: { min: 3 } };
  const messages: Messages = { ...english, min: 'language' };

  test.each([
    [{}, 'language'],
    [{ rules: { min: 'rule' } }, 'rule'],
    [{ rules: { min: 'rule' }, field: { default: 'field' } }, 'field'],
    [{ rules: { min: 'rule' }, field: 'field' }, 'field'],
    [{ field: { default: 'field', min: 'field and rule' } }, 'field and rule'],
    [{ field: { max: 'other' } }, 'language'],
    [{ field: () => 'function' }, 'function'],
    [{ rules: { min: '{min}, {max} and {toString}' } }, '3, {max} and {toString}'],
  ])('%o results in "%s"', (words, sentence) => {
    expect(messageOf(issue, { messages, ...words })).toBe(sentence);
  });

  test('replace the default for a rule without one', () => {
    const odd = { code: 'odd', params: {} };
    expect(messageOf(odd, { messages: { ...messages, default: 'any rule' } })).toBe('any rule');
    expect(messageOf({ code: 'toString', params: {} }, { messages: english })).toBe(
      'This field is not valid.',
    );
  });

  test('a parameter is text and is not interpolated again', () => {
    const tricky = { code: 'odd', params: { a: '{b} <b>$&</b>', b: 'secret' } };
    expect(messageOf(tricky, { messages: english, rules: { odd: 'Not {a}.' } })).toBe(
      'Not {b} <b>$&</b>.',
    );
  });
});

test("a schema's message is its own, unless a custom one replaces it", () => {
  const issue = { code: 'schema', params: { message: 'Use {curly} words.', path: [] } };
  expect(messageOf(issue, { messages: english })).toBe('Use {curly} words.');
  expect(messageOf(issue, { messages: english, rules: { schema: 'No: {message}' } })).toBe(
    'No: Use {curly} words.',
  );
});

test('the value is never part of the message', () => {
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
  const sentences = found.map((issue) =>
    messageOf(issue, { messages: english, rules: { email: 'Not {value} {target}.' } }),
  );
  expect(JSON.stringify([found, sentences])).not.toMatch(/hunter2|p4ss/);
});
