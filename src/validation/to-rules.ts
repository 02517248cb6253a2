import { custom } from './custom';
import { parseRules } from './parse-rules';
import type { Check, Issue, Rule } from './rule';
import type { StandardSchema } from './standard-schema';

/** One rule in any form: made by a factory, a bare function, or a schema of another library. */
export type RuleLike = Rule | Check | StandardSchema;

/** Rules of a field: one, several, or their text form `'required|email:multiple'`. */
export type Rules = RuleLike | string | ReadonlyArray<RuleLike | string>;

/**
 * Rules in one form. A function becomes a rule with the code `custom`, a schema one with the code `schema`, which validates empty
 * values too, because it says itself what is optional, and whose issues carry its `message` and `path` as parameters.
 * @throws TypeError where a text cannot be read as rules.
 */
export function toRules(rules: Rules): Rule[] {
  return [rules].flat().flatMap((rule) => {
    if (typeof rule === 'string') return parseRules(rule);
    // A schema may be a function too.
    if ('~standard' in rule) return schemaRule(rule);
    return typeof rule === 'function' ? custom({ check: rule }) : rule;
  });
}

function schemaRule(schema: StandardSchema): Rule {
  const issuesOf = ({ issues = [] }: Awaited<ReturnType<SchemaCheck>>): Issue[] =>
    issues.map(({ message, path = [] }) => {
      // Not `map`: a library's own kind of array would make another of its kind.
      const keys = Array.from(path, (part) => (typeof part === 'object' ? part.key : part));
      return { code: 'schema', params: { message, path: keys } };
    });
  return {
    code: 'schema',
    params: {},
    judgesEmpty: true,
    check: (value) => {
      const result = schema['~standard'].validate(value);
      return 'then' in result ? result.then(issuesOf) : issuesOf(result);
    },
  };
}

type SchemaCheck = StandardSchema['~standard']['validate'];
