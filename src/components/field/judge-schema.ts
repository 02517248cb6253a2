import { inDevelopment, reportProblem } from '../../internals/report-problem';
import type { Issue, StandardSchema } from '../../validation';
import type { FormStore } from './form-store';
import { valuesOf } from './field-values';
import { nestValues } from './nest-values';
import { pathOf, type ValuesByName } from './values-by-name';

/** Answer of a form's schema: what it makes of the values, or what is wrong with which field. */
export interface SchemaVerdict {
  /** Parsed values, where nothing is wrong. */
  output: unknown;
  /** Issues by field, those of no field under `''`. */
  issues: ReadonlyMap<string, readonly Issue[]>;
}

/** Verdict of the form's schema on the values as they are; asked once for all fields. */
export function schemaVerdict(store: FormStore) {
  const { schema } = store.options;
  if (!schema) return null;
  const values = valuesOf(store);
  if (store.verdict?.version !== store.version) {
    const names = [...store.fields].map(({ name }) => name);
    store.verdict = { version: store.version, answer: judgeSchema(schema, values, names) };
  }
  return store.verdict.answer;
}

/** Verdict of a schema on all values. A schema that throws lets nothing pass. */
function judgeSchema(
  schema: StandardSchema,
  values: ValuesByName,
  names: readonly string[],
): SchemaVerdict | Promise<SchemaVerdict> {
  const read = (result: Result): SchemaVerdict => ({
    output: result.value,
    issues: sortIssues(result.issues ?? [], names),
  });
  const fail = (error: unknown): SchemaVerdict => {
    if (inDevelopment) {
      reportProblem(
        'Form',
        'schema',
        `threw (${String(error)}), so that the form cannot be sent. Let it answer with issues instead.`,
      );
    }
    return { output: undefined, issues: new Map([['', [{ code: 'default', params: {} }]]]) };
  };
  try {
    const result = schema['~standard'].validate(nestValues(values)) as Result | PromiseLike<Result>;
    return 'then' in result ? Promise.resolve(result).then(read).catch(fail) : read(result);
  } catch (error) {
    return fail(error);
  }
}

interface Result {
  value?: unknown;
  issues?: readonly {
    message: string;
    path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> | undefined;
  }[];
}

function sortIssues(
  issues: NonNullable<Result['issues']>,
  names: readonly string[],
): ReadonlyMap<string, readonly Issue[]> {
  const sorted = new Map<string, Issue[]>();
  const paths = names.map((name) => ({ name, path: pathOf(name) }));
  for (const { message, path = [] } of issues) {
    const keys = Array.from(path, (part) => String(typeof part === 'object' ? part.key : part));
    // The field that holds the longest part of the path: an issue of a tag belongs to the field of all tags.
    let owner = { name: '', path: [] as string[] };
    for (const field of paths) {
      const holds = field.path.every((key, place) => key === keys[place]);
      if (holds && field.path.length > owner.path.length) owner = field;
    }
    const issue: Issue = { code: 'schema', params: { message, path: keys } };
    sorted.set(owner.name, [...(sorted.get(owner.name) ?? []), issue]);
  }
  return sorted;
}
