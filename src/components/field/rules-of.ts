import { toRules, type Rule } from '../../validation';
import type { FieldRecord } from './field-record';
import { inferRules } from './infer-rules';
import { readRules } from './read-rules';

/** All rules of a field: its own, those of its control's attributes, and its schema. */
export function rulesOf({ name, options }: FieldRecord): readonly Rule[] {
  const { rules, required, control, schema } = options;
  const own = readRules(rules, name);
  const inferred = inferRules({ ...control, required: required || control.required === true });
  const added = inferred.filter(({ code }) => !own.some((rule) => rule.code === code));
  return [...own, ...added, ...(schema ? toRules(schema) : [])];
}
