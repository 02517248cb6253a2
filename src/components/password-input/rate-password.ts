import { lazyModule } from '../../internals/lazy-module';
import type { PasswordRating, PasswordScore } from './password-score';

/** The rating by zxcvbn. Its dictionary is about 220 kB, so it loads on first use. */
export const zxcvbn = lazyModule(async () => (await import('./zxcvbn-rating')).rate);

/** Returns the score of a password, or `null` if it cannot be rated. */
export async function scoreOf(
  rating: PasswordRating | true,
  password: string,
  words: readonly string[],
): Promise<PasswordScore | null> {
  const rate = rating === true ? await zxcvbn.load() : rating;
  const score = await rate?.(password, words);
  return score !== undefined && [0, 1, 2, 3, 4].includes(score) ? score : null;
}
