import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { validation as shippedMessages } from '../../languages/en';
import {
  validateSync,
  type Issue,
  type Rule,
  type RuleContext,
  type Verdict,
} from '../../validation';

/** What a value is judged with. */
export interface Question {
  name: string;
  /** Values of all fields, read where a rule asks for them. */
  values: () => Readonly<Record<string, unknown>>;
  signal: AbortSignal;
  /** Milliseconds that rules of the application's own wait before they are asked; the shipped ones answer at once. */
  delay: number;
}

/**
 * First issue of a value: at once where the rules can tell, else as soon as the last one has answered. A rule that throws lets
 * nothing pass, with the sentence for what has none. The promise never rejects, and is settled when the signal ends it.
 */
export function judgeValue(
  value: unknown,
  rules: readonly Rule[],
  { name, values, signal, delay }: Question,
): readonly Issue[] | Promise<readonly Issue[]> {
  const later: Array<Promise<readonly Issue[]>> = [];
  const fail = (rule: Rule, error: unknown): readonly Issue[] => {
    if (inDevelopment && !signal.aborted) {
      reportProblem(
        'Field',
        'rules',
        `of "${name}" threw in "${rule.code}" (${String(error)}), so that the value counts as wrong. Answer false instead.`,
      );
    }
    return [{ code: 'default', params: {} }];
  };
  const context: RuleContext = {
    get values() {
      return values();
    },
    signal,
  };
  const asked = rules.map((rule): Rule => {
    const check = () => rule.check(value, context);
    return {
      ...rule,
      check: () => {
        try {
          const waits = delay > 0 && !Object.hasOwn(shippedMessages, rule.code);
          const verdict = waits ? pause(delay, signal).then(check) : check();
          if (typeof verdict !== 'object' || !('then' in verdict)) return verdict;
          const answer = Promise.resolve(verdict).then(
            (told) => issuesOf(rule, told),
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
  const issues = validateSync(value, asked, { bail: true });
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
