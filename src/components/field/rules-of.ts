import { isValidElement } from 'react';
import { toRules, type Rule } from '../../validation';
import type { FieldRecord } from './field-record';
import { inferRules, type ControlAttributes } from './infer-rules';
import { readRules } from './read-rules';

/** All rules of a field: its own, those of its control's attributes, and its schema. */
export function rulesOf({ name, kind, options }: FieldRecord): readonly Rule[] {
  const { rules, required, children, schema } = options;
  const own = readRules(rules, name);
  const control = isValidElement<ControlAttributes>(children) ? children.props : {};
  const inferred = inferRules({
    ...(kind === 'native' ? control : {}),
    required: required || (kind !== 'group' && control.required === true),
  });
  const added = inferred.filter(({ code }) => !own.some((rule) => rule.code === code));
  return [...own, ...added, ...(schema ? toRules(schema) : [])];
}
