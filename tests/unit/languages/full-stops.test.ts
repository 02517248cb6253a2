import { expect, test } from 'vitest';
import { languages } from '#src/languages/index.ts';
import { messageOf } from '#src/validation/index.ts';
import { categories, shownLabels, textOf } from './labels-of.ts';

/**
 * One rule of full stops: a sentence has one, a fragment has none. English decides, and the other languages follow it,
 * also where they say with a few words what English says with a sentence.
 */
const sentences = Object.entries({
  accountForm: 'wrongCode lockedOut lockoutEnded unreachable failed',
  calendar:
    'tooEarly tooLate rangeTooShort rangeTooLong periodsTooShort periodsTooLong unavailableInRange rangeStarted periodRangeStarted',
  colorPicker:
    'invalidHex invalidArguments unknownName dependsOnPage notOpaque notUnderstood noPassingColor',
  datePicker:
    'notUnderstood incomplete noSuchMonth noSuchDay ambiguous wrongWeekday tooEarly tooLate unavailable reversed tooShort tooLong unavailableInRange',
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
  tagInput: 'hint pending suggestionsFailed',
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
