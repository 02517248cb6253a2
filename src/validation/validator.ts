import type { Issue, Rule } from './rule';
import { toRules, type Rules } from './to-rules';
import { validate, type ValidateOptions } from './validate';

/** Rules that are asked again and again as a value changes; only the newest question is answered. */
export interface Validator {
  /** Rules in one form. */
  readonly rules: readonly Rule[];
  /**
   * Issues of the value, as of `validate`. The question before, if it still waits, is aborted: its rules hear it
   * through their signal and its promise rejects with an `AbortError`, however late or early its answer would have come.
   */
  validate: (value: unknown, options?: ValidateOptions) => Promise<Issue[]>;
  /** Aborts the question that waits. */
  abort: () => void;
}

/**
 * Validator of one field.
 * @throws TypeError where a text cannot be read as rules.
 */
export function createValidator(rules: Rules): Validator {
  const list = toRules(rules);
  let running: AbortController | undefined;
  const abort = () => running?.abort();
  return {
    rules: list,
    abort,
    validate: (value, options = {}) => {
      abort();
      running = new AbortController();
      const { signal } = running;
      return validate(value, list, {
        ...options,
        signal: options.signal ? AbortSignal.any([signal, options.signal]) : signal,
      });
    },
  };
}
