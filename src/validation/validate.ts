import type { Issue, RuleContext, Verdict } from './rule';
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
 * `confirmed`, schemas and what asks for it. `required` is judged first and its failure is the only one told.
 * Rejects with the signal's reason where it is aborted, at once and whatever a rule waits for; with the error of a rule that
 * throws; and with a `TypeError` where a text names an unknown rule.
 */
export async function validate(
  value: unknown,
  rules: Rules,
  options: ValidateOptions = {},
): Promise<Issue[]> {
  options.signal?.throwIfAborted();
  const run = judge(value, rules, options);
  let step = run.next();
  while (!step.done) {
    const verdict = step.value;
    step = run.next(isPromise(verdict) ? await untilAborted(verdict, options.signal) : verdict);
  }
  return step.value;
}

/**
 * Issues of a value, at once.
 * @throws TypeError where a rule is asynchronous, which only `validate` waits for, or a text names an unknown rule.
 */
export function validateSync(value: unknown, rules: Rules, options: ValidateOptions = {}): Issue[] {
  const run = judge(value, rules, options);
  let step = run.next();
  while (!step.done) {
    const verdict = step.value;
    if (isPromise(verdict)) {
      // Nobody else will hear of its failure.
      void Promise.resolve(verdict).catch(() => undefined);
      throw new TypeError('A rule is asynchronous, so its answer is not there yet: use validate.');
    }
    step = run.next(verdict);
  }
  return step.value;
}

/** Puts each rule's verdict to whoever runs it, who may wait, and collects the issues. */
function* judge(
  value: unknown,
  rules: Rules,
  { bail, ...context }: ValidateOptions,
): Generator<Verdict | PromiseLike<Verdict>, Issue[], Verdict> {
  const issues: Issue[] = [];
  const empty = isEmpty(value);
  const ordered = toRules(rules).toSorted(
    (a, b) => Number(b.code === 'required') - Number(a.code === 'required'),
  );
  for (const { code, params, check, judgesEmpty } of ordered) {
    if (empty && !judgesEmpty) continue;
    const verdict = yield check(value, context);
    if (verdict === true) continue;
    issues.push(...(verdict === false ? [{ code, params }] : [verdict].flat()));
    if (issues.length > 0 && (bail || code === 'required')) break;
  }
  return issues;
}

function isPromise(verdict: Verdict | PromiseLike<Verdict>): verdict is PromiseLike<Verdict> {
  return typeof verdict === 'object' && 'then' in verdict;
}

async function untilAborted<Value>(
  answer: PromiseLike<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', stop);
  });
  if (signal?.aborted) stop();
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
