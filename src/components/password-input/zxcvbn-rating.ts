/**
 * `@zxcvbn-ts/core` rates the passwords, with the common passwords and the keyboards of
 * `@zxcvbn-ts/language-common`, which belong to no language. Its messages are not used: the component has labels of its own.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Strength of a password, from 0, very weak, to 4, strong. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/**
 * Rates a password.
 * @param words Words that make it weak, such as the name of the user.
 */
export type PasswordRating = (
  password: string,
  words: readonly string[],
) => PasswordScore | Promise<PasswordScore>;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Maximum number of characters that are rated. Rating time grows with it; more characters only make
 * a password stronger.
 */
const rated = 72;

/** Rates a password by the number of guesses that it withstands. */
export function rate(password: string, words: readonly string[]): PasswordScore {
  return zxcvbn.check(password.slice(0, rated), [...words]).score;
}
