import { inDevelopment, reportProblem } from '../../../core/report-problem';
import type { Issue, StandardSchema } from '../../../validation';
import { valuesOf } from '../field-control';
import type { NowOrLater } from '../now-or-later';
import type { FormStore, SchemaReading } from '../store-types';
import { nestValues, pathOf, type ValuesByName } from './form-values';

/**
 * Returns the result of the form's schema for the current values, computed once for all fields; `null`
 * without a schema.
 */
export function schemaResultOf(form: FormStore): NowOrLater<SchemaReading> | null {
  const { schema } = form.options;
  if (!schema) return null;
  const values = valuesOf(form);
  if (form.schemaResult?.version !== form.version) {
    const names = [...form.fields].map(({ name }) => name);
    form.schemaResult = { version: form.version, result: validateSchema(schema, values, names) };
  }
  return form.schemaResult.result;
}

/** Validates all values with a schema. No value passes a schema that throws. */
function validateSchema(
  schema: StandardSchema,
  values: ValuesByName,
  names: readonly string[],
): NowOrLater<SchemaReading> {
  const read = (result: Result): SchemaReading => ({
    output: result.value,
    issues: issuesByField(result.issues ?? [], names),
  });
  const fail = (error: unknown): SchemaReading => {
    if (inDevelopment) {
      reportProblem(
        'Form',
        'schema',
        `threw (${String(error)}), so the form cannot be submitted. Return issues instead.`,
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

function issuesByField(
  issues: NonNullable<Result['issues']>,
  names: readonly string[],
): ReadonlyMap<string, readonly Issue[]> {
  const sorted = new Map<string, Issue[]>();
  const paths = names.map((name) => ({ name, path: pathOf(name) }));
  for (const { message, path = [] } of issues) {
    const keys = Array.from(path, (part) => String(typeof part === 'object' ? part.key : part));
    // The field with the longest matching path: an issue of one tag belongs to the field of all tags.
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
