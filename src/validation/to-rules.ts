import { custom } from './custom';
import { parseRules } from './parse-rules';
import type { Check, Issue, Rule } from './rule';

/** Part of a schema's issue path. */
type PathPart = PropertyKey | { readonly key: PropertyKey };

/** Issue of a schema, with its message. */
interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly PathPart[] | undefined;
}

/** Result of a schema: a value, or issues. */
export interface SchemaResult {
  /** Issues; absent if the value is valid. */
  readonly issues?: readonly SchemaIssue[] | undefined;
}

/**
 * Schema according to Standard Schema 1 (standardschema.dev), implemented by Zod, Valibot, ArkType and
 * others. Only the parts that rules need are declared.
 */
export interface StandardSchema {
  /** Version, vendor and validate function of the schema. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult | PromiseLike<SchemaResult>;
  };
}

/** Rule in any form: created by a factory, a plain function, or a schema of another library. */
export type RuleLike = Rule | Check | StandardSchema;

/** Rules of a field: one, several, or a string: `'required|email:multiple'`. */
export type Rules = RuleLike | string | ReadonlyArray<RuleLike | string>;

/**
 * Converts rules to an array. A function becomes a rule with the code `custom`; a schema becomes
 * one with the code `schema`. A schema rule also validates empty values, because the schema defines
 * what is optional; its issues have `message` and `path` as parameters.
 * @throws TypeError if a string cannot be parsed.
 */
export function toRules(rules: Rules): Rule[] {
  return [rules].flat().flatMap((rule) => {
    if (typeof rule === 'string') return parseRules(rule);
    if (Object(rule) !== rule) throw new TypeError(`${describe(rule)} is not a rule.`);
    // A schema may also be a function.
    if ('~standard' in rule) return schemaRule(rule);
    if (typeof rule === 'function') return custom({ check: rule });
    if (typeof rule.check !== 'function') throw new TypeError(`${describe(rule)} is not a rule.`);
    return rule;
  });
}

/** Describes what is not a rule, with what to write instead; `{ required: true }` is the form of other libraries. */
function describe(value: unknown): string {
  const keys = Object(value) === value ? Object.keys(value as object) : [];
  if (keys.length === 0) return String(value);
  return `An object with the key "${keys[0]}", to be written as the string "${keys.join('|')}",`;
}

function schemaRule(schema: StandardSchema): Rule {
  const issuesOf = ({ issues = [] }: Awaited<ReturnType<SchemaCheck>>): Issue[] =>
    issues.map(({ message, path = [] }) => {
      // Not `map`, which would create an instance of a library's array subclass.
      const keys = Array.from(path, (part) => (typeof part === 'object' ? part.key : part));
      return { code: 'schema', params: { message, path: keys } };
    });
  return {
    code: 'schema',
    params: {},
    validatesEmpty: true,
    check: (value) => {
      const result = schema['~standard'].validate(value);
      return 'then' in result ? result.then(issuesOf) : issuesOf(result);
    },
  };
}

type SchemaCheck = StandardSchema['~standard']['validate'];
