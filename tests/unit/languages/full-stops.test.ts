import { expect, test } from 'vitest';
import { parseDate } from '#src/components/date-picker/parse-date.ts';
import { en } from '#src/languages/en.ts';
import { languages } from '#src/languages/index.ts';
import { messageOf } from '#src/validation/index.ts';
import { enGB } from '#stories/guides/languages/british-english.ts';
import { categories, shownLabels, textOf } from './labels-of.ts';

/**
 * One rule of full stops: a sentence has one, a fragment has none. English decides, and the other languages follow it,
 * also where they say with a few words what English says with a sentence.
 */
const sentences = Object.entries({
  accountForm: 'wrongCode lockedOut lockoutEnded unreachable failed',
  calendar:
    'tooEarly tooLate rangeTooShort rangeTooLong daysFull periodsTooShort periodsTooLong unavailableInRange rangeStarted periodRangeStarted',
  colorPicker:
    'invalidHex invalidArguments unknownName dependsOnPage notOpaque notUnderstood noPassingColor',
  datePicker:
    'notUnderstood incomplete noSuchMonth noSuchDay ambiguous wrongWeekday tooEarly tooLate unavailable reversed tooShort tooLong daysFull unavailableInRange',
  dateTimePicker: 'notUnderstood noTime occursTwice skippedTime reversed',
  field: 'submitFailed',
  forgotPasswordForm: 'codeHint linkSent sendFailed codeAccepted',
  loginForm: 'forgotPassword signInFailed signedIn linkSent',
  pagination: 'outOfRange noPage',
  passwordInput: 'capsLock',
  periodPicker: 'periodNotUnderstood noSuchPeriod periodUnavailable periodReversed',
  qrCode: 'copyBlocked expired lowerLevel shorten downloadFailed',
  resetPasswordForm: 'saveFailed passwordChanged expired',
  sanitizedHtml: 'remoteBlocked tooLong shown textOnly nothingRemoved',
  signUpForm: 'linkSent signUpFailed accountCreated',
  tagInput: 'hint duplicate pending suggestionsFailed',
  timeField: 'notUnderstood noSuchHour noSuchMinute tooEarly tooLate outside offStep',
}).flatMap(([part, keys]) => keys.split(' ').map((key) => `${part}.${key}`));

test.each(languages)('sentences of $tag end with a full stop, and fragments do not', (language) => {
  const wrong = [...shownLabels(language)].filter(([path, label]) =>
    categories.some(
      (category) => /[.。।?？؟]$/.test(textOf(label, path, category)) !== sentences.includes(path),
    ),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
  const messages = Object.keys(language.validation).map((code) =>
    messageOf({ code, params: { length: 7 } }, { messages: language.validation }),
  );
  expect(messages.filter((message) => !/[.。।]$/.test(message))).toEqual([]);
});

const american = /colou?r|gr[ae]y|favou?rite|cent(?:er|re)|licen[cs]e|organi[sz]|cancell?ed/i;

/** Texts of a language that are spelled differently in British English, by their path. */
function spelled(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'function') {
    // Its texts, without what is inserted.
    const texts = String(value)
      .replaceAll(/\$\{[^{}]*\}/g, '')
      .match(/(['"`]).*?\1/g);
    return spelled((texts ?? []).join(' '), path);
  }
  if (typeof value === 'string') return american.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    // Typed words and rules are not UI text.
    return /^typed|^validation$/.test(key) ? [] : spelled(part, `${path}.${key}`);
  });
}

test('the example of British English spells every such text', () => {
  const paths = spelled(en).map(([path]) => path);
  expect(paths).toContain('.colorPicker.color');
  const british = spelled(enGB);
  expect(british.map(([path]) => path)).toEqual(paths);
  expect(british.filter(([, text]) => /color|gray|favorite|center/i.test(text))).toEqual([]);
});

test('under the locale en-GB, a date is read with the day first', () => {
  const options = { locale: 'en-GB', today: '2026-04-03', words: en.typedDates };
  expect(parseDate('5/6/2026', options)).toEqual({ type: 'date', date: '2026-06-05' });
});
