import { isValidElement } from 'react';
import { toRules, type Rule } from '../../validation';
import type { FieldProps } from './field';
import type { FieldRecord } from './field-record';
import { inferRules, type ControlAttributes } from './infer-rules';
import { readRules } from './read-rules';

const known = new WeakMap<FieldProps, readonly Rule[]>();

/** All rules of a field: its own, those of its control's attributes, and its schema. */
export function rulesOf({ name, kind, options }: FieldRecord): readonly Rule[] {
  const found = known.get(options);
  if (found) return found;
  const { rules, required, children, schema } = options;
  const own = readRules(rules, name);
  const control = isValidElement<ControlAttributes>(children) ? children.props : {};
  const inferred = inferRules({
    ...(kind === 'native' ? control : {}),
    required: required || (kind !== 'group' && control.required === true),
  });
  const added = inferred.filter(({ code }) => !own.some((rule) => rule.code === code));
  const all = [...own, ...added, ...(schema ? toRules(schema) : [])];
  known.set(options, all);
  return all;
}
