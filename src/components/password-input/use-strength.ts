'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormReset } from '../../core/forms/use-form-event';
import { lazyModule } from '../../core/lazy-module';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import { useCommitted } from '../../core/state';
import type { PasswordRating, PasswordScore } from './zxcvbn-rating';

/** The rating by zxcvbn. Its dictionary is about 220 kB, so it loads on first use. */
const zxcvbn = lazyModule(async () => (await import('./zxcvbn-rating')).rate);

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

/**
 * Rates the password in an input, which is kept nowhere else. Returns `null` while there is no score.
 * @param rating Function that rates, or `true` for zxcvbn, which loads when the input receives focus.
 * @param words Words that make a password weak.
 */
export function useStrength(
  input: RefObject<HTMLInputElement | null>,
  rating: PasswordRating | true,
  words: readonly string[],
): PasswordScore | null {
  const [score, setScore] = useState<PasswordScore | null>(null);
  const turn = useRef(0);
  const latest = useCommitted({ rating, words });
  useEffect(() => {
    const element = input.current;
    const prepare = () => {
      if (latest.current.rating === true) void zxcvbn.load();
    };
    const read = () => {
      turn.current += 1;
      const mine = turn.current;
      // A later password may have been rated before.
      const settle = (next: PasswordScore | null) => {
        if (mine === turn.current) setScore(next);
      };
      const fail = (error: unknown) => {
        if (inDevelopment) {
          reportProblem(
            'PasswordInput',
            'strength',
            `failed (${String(error)}), so no strength is shown. Check the function, or whether zxcvbn could load.`,
          );
        }
        settle(null);
      };
      if (element?.value) {
        scoreOf(latest.current.rating, element.value, latest.current.words).then(settle, fail);
      } else settle(null);
    };
    element?.addEventListener('focus', prepare);
    element?.addEventListener('input', read);
    // The user may have typed while this module was loading.
    if (element?.value) read();
    return () => {
      turn.current += 1;
      element?.removeEventListener('focus', prepare);
      element?.removeEventListener('input', read);
    };
  }, [input, latest]);
  useFormReset(input, () => setScore(null));
  useEffect(() => {
    // A form clears the input without an event.
    if (score !== null && !input.current?.value) queueMicrotask(() => setScore(null));
  });
  return score;
}
