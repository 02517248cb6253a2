import * as v from 'valibot';
import { fieldSentences } from '../problem.ts';

/** Schema of a moment in responses. */
export const isoTime = v.pipe(v.string(), v.isoTimestamp());

/** Schema of a string. An unpaired surrogate cannot be written to a file without becoming another character. */
export const text = v.pipe(
  v.string('Enter text.'),
  v.transform((value) => value.toWellFormed()),
);

/** Returns the schema of one line of text. */
export const lineOf = (most: number) =>
  v.pipe(
    text,
    v.trim(),
    v.maxLength(most, `Use at most ${most} characters.`),
    v.check((value) => !/\p{Cc}/u.test(value), fieldSentences.hidden),
  );

/** Schema of the email address of an account. */
export const accountEmail = v.pipe(
  v.string('Enter an email address.'),
  v.trim(),
  v.nonEmpty('Enter an email address.'),
  v.maxLength(254, 'Use at most 254 characters.'),
);

/** Schema of the password of an account. */
export const accountPassword = v.pipe(
  v.string('Enter a password.'),
  v.nonEmpty('Enter a password.'),
  v.maxLength(1000, 'Use at most 1000 characters.'),
);
