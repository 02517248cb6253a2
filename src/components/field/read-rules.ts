import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { custom, toRules, type Rule, type Rules } from '../../validation';

const texts = new Map<string, readonly Rule[]>();
const none: readonly Rule[] = [];

/** Rule that lets nothing pass, in place of one that does not work: what cannot be judged is not sent. */
const broken = custom({ code: 'default', judgesEmpty: true, check: () => false });

/** Rules in one form; a text that is none is a development error and lets nothing pass. */
export function readRules(rules: Rules | undefined, field: string): readonly Rule[] {
  if (rules === undefined) return none;
  const known = typeof rules === 'string' ? texts.get(rules) : undefined;
  if (known) return known;
  try {
    const list = toRules(rules);
    if (typeof rules === 'string') texts.set(rules, list);
    return list;
  } catch (error) {
    if (inDevelopment) {
      reportProblem(
        'Field',
        'rules',
        `of "${field}" cannot be read (${String(error)}), so that the field is never valid. Correct the text.`,
      );
    }
    return [broken];
  }
}
