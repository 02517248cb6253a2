import type { Issue, Rule, RuleContext, Verdict } from './rule';
import { toRules, type Rules } from './to-rules';
import { isEmpty } from './value-text';

/** What a validation may take into account. */
export interface ValidateOptions extends RuleContext {
  /**
   * Whether the first failure ends the run, so that a rule that asks a server, listed last, is spared.
   * @default false
   */
  bail?: boolean;
}

/**
 * Issues of a value, in the order of the rules; none where it is valid. An empty value passes everything but `required`,
 * `confirmed`, schemas and what asks for it. `required` is validated first, and its failure is the only one reported.
 * Rejects with the signal's reason where it is aborted, at once and whatever a rule waits for; with the error of a rule that
 * throws; and with a `TypeError` where a text names an unknown rule.
 */
export async function validate(
  value: unknown,
  rules: Rules,
  options: ValidateOptions = {},
): Promise<Issue[]> {
  options.signal?.throwIfAborted();
  return issuesOf(value, rules, options);
}

/**
 * Issues of a value, at once.
 * @throws TypeError where a rule is asynchronous, which only `validate` waits for, or a text names an unknown rule.
 */
export function validateSync(value: unknown, rules: Rules, options: ValidateOptions = {}): Issue[] {
  const issues = issuesOf(value, rules, options);
  if (Array.isArray(issues)) return issues;
  // Its rejection would otherwise be unhandled.
  issues.catch(() => {});
  throw new TypeError('A rule is asynchronous: use validate.');
}

/** Issues as soon as they are there: at once unless a rule has to be waited for. */
function issuesOf(
  value: unknown,
  rules: Rules,
  { bail, ...context }: ValidateOptions,
): Issue[] | Promise<Issue[]> {
  const issues: Issue[] = [];
  const waiting: Rule[] = [];
  for (const rule of toRules(rules)) {
    if (rule.code === 'required') waiting.unshift(rule);
    else if (rule.judgesEmpty || !isEmpty(value)) waiting.push(rule);
  }
  const next = (): Issue[] | Promise<Issue[]> => {
    const rule = waiting.shift();
    if (!rule) return issues;
    const { code, params } = rule;
    const goOn = (verdict: Verdict) => {
      if (verdict !== true) issues.push(...(verdict ? [verdict].flat() : [{ code, params }]));
      return issues.length > 0 && (bail || code === 'required') ? issues : next();
    };
    const verdict = rule.check(value, context);
    return typeof verdict === 'object' && 'then' in verdict
      ? untilAborted(verdict, context.signal).then(goOn)
      : goOn(verdict);
  };
  return next();
}

function untilAborted<Value>(
  answer: PromiseLike<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
    void Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', stop));
  });
}
