import { inDevelopment, reportProblem } from '../../core/report-problem';
import { englishMessages as shippedMessages } from '../../validation';
import {
  validateSync,
  type Issue,
  type Rule,
  type RuleContext,
  type Verdict,
} from '../../validation';
import type { NowOrLater } from './now-or-later';

/** Context in which a value is validated. */
interface ValueContext {
  name: string;
  /** Language of the value, for rules about letters. */
  locale?: string | undefined;
  /** Returns the values of all fields; called only when a rule reads them. */
  values: () => Readonly<Record<string, unknown>>;
  signal: AbortSignal;
  /** Delay of custom rules in milliseconds; built-in rules run immediately. */
  delay: number;
}

/**
 * Validates a value with rules. Returns the first issue synchronously if the rules are synchronous, or else a
 * promise of the issues of all asynchronous rules. No value passes a rule that throws. The promise never
 * rejects; it resolves without issues when the signal is aborted.
 */
export function validateValue(
  value: unknown,
  rules: readonly Rule[],
  { name, locale, values, signal, delay }: ValueContext,
): NowOrLater<readonly Issue[]> {
  const later: Array<Promise<readonly Issue[]>> = [];
  const fail = (rule: Rule, error: unknown): readonly Issue[] => {
    if (inDevelopment && !signal.aborted) {
      reportProblem(
        'Field',
        'rules',
        `of "${name}" threw in "${rule.code}" (${String(error)}), so the value is treated as invalid. Return false instead.`,
      );
    }
    return [{ code: 'default', params: {} }];
  };
  const context: RuleContext = {
    get values() {
      return values();
    },
    ...(locale !== undefined && { locale }),
    signal,
  };
  const guarded = rules.map((rule): Rule => {
    const check = () => rule.check(value, context);
    return {
      ...rule,
      check: () => {
        try {
          const waits = delay > 0 && !Object.hasOwn(shippedMessages, rule.code);
          const verdict = waits ? pause(delay, signal).then(check) : check();
          if (typeof verdict !== 'object' || !('then' in verdict)) return verdict;
          const answer = Promise.resolve(verdict).then(
            (settled) => issuesOf(rule, settled),
            (error: unknown) => fail(rule, error),
          );
          later.push(answer);
          return true;
        } catch (error) {
          return fail(rule, error);
        }
      },
    };
  });
  const issues = validateSync(value, guarded, { bail: true });
  if (issues.length > 0 || later.length === 0) return issues;
  return untilAborted(
    Promise.all(later).then((answers) => answers.flat()),
    signal,
  );
}

function issuesOf({ code, params }: Rule, verdict: Verdict): readonly Issue[] {
  if (verdict === true) return [];
  return verdict ? [verdict].flat() : [{ code, params }];
}

function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

function untilAborted(
  answer: Promise<readonly Issue[]>,
  signal: AbortSignal,
): Promise<readonly Issue[]> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve([]), { once: true });
    void answer.then(resolve);
  });
}
