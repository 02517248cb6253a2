import { toRules, type Rules } from './parse';
import { isEmpty, type Issue, type Rule, type RuleContext, type Verdict } from './rules';

/** Options of a validation. */
export interface ValidateOptions extends RuleContext {
  /**
   * Whether to stop at the first failure, for example to avoid a request of a later rule.
   * @default false
   */
  bail?: boolean;
}

/**
 * Returns the issues of a value, in the order of the rules; none if it is valid. An empty value is valid
 * except for `required`, `accepted`, `confirmed`, schemas and rules with `validatesEmpty`. `required` is validated first,
 * and its failure is the only one reported. Rejects with the signal's reason as soon as it is aborted; with
 * the error of a rule that throws; and with a `TypeError` if a string contains an unknown rule.
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
 * Returns the issues of a value synchronously.
 * @throws TypeError if a rule is asynchronous, which requires `validate`, or a string contains an unknown
 * rule.
 */
export function validateSync(value: unknown, rules: Rules, options: ValidateOptions = {}): Issue[] {
  const issues = issuesOf(value, rules, options);
  if (Array.isArray(issues)) return issues;
  // Otherwise, its rejection would be unhandled.
  issues.catch(() => {});
  throw new TypeError('A rule is asynchronous. Call `validate` instead.');
}

/** Returns the issues synchronously, or a promise if a rule is asynchronous. */
function issuesOf(
  value: unknown,
  rules: Rules,
  { bail, ...context }: ValidateOptions,
): Issue[] | Promise<Issue[]> {
  const issues: Issue[] = [];
  const waiting: Rule[] = [];
  for (const rule of toRules(rules)) {
    if (rule.code === 'required') waiting.unshift(rule);
    else if (rule.validatesEmpty || !isEmpty(value)) waiting.push(rule);
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
