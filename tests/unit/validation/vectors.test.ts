import { expect, test } from 'vitest';
import {
  accepted,
  alphanumeric,
  confirmed,
  digits,
  email,
  integer,
  max,
  min,
  required,
  validate,
  validateSync,
  type Rule,
} from '../../../src/validation/index.ts';
import { ruleRows, type RuleRow } from '../../support/vectors/rule-row.ts';

const factories: Readonly<Record<string, (params: never) => Rule>> = {
  accepted,
  alphanumeric,
  confirmed,
  digits,
  email,
  integer,
  max,
  min,
  required,
};

const rows = ruleRows();

function ruleOf({ rule, params }: RuleRow): Rule {
  const factory = factories[rule];
  if (!factory) throw new Error(`The corpus names a rule that is not there: ${rule}.`);
  return factory(params as never);
}

test('the corpus covers every rule', () => {
  expect([...new Set(rows.map(({ rule }) => rule))].sort()).toEqual(Object.keys(factories));
  expect(rows).toHaveLength(195);
});

test.each(rows)('$id: $note', async (row) => {
  const rule = ruleOf(row);
  const { value, values, valid, validRule = valid } = row;
  const issues = valid ? [] : [{ code: row.rule, params: rule.params }];
  expect(await validate(value, rule, { values })).toEqual(issues);
  expect(validateSync(value, [rule], { values })).toEqual(issues);
  expect(rule.check(value, { values })).toBe(validRule);
});
