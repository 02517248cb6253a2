import type { AriaAttributes, ReactNode } from 'react';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import { isEmpty, type Issue, type StandardSchema } from '../../validation';

/** Values of a form by field name. */
type ValuesByName = Readonly<Record<string, unknown>>;

/** Splits a name into keys: `address`, `lines` and `0` of `address.lines[0]`. */
function pathOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter(Boolean);
}

/** Returns the value of a field in a nested object; `undefined` if there is none. */
export function valueAt(values: object | undefined, name: string): unknown {
  const path = pathOf(name);
  // A field without a name has no value, not the entire object.
  if (path.length === 0) return undefined;
  return path.reduce<unknown>(
    (value, key) =>
      Object(value) === value && Object.hasOwn(value as object, key)
        ? (value as ValuesByName)[key]
        : undefined,
    values,
  );
}

/**
 * Nests flat values: `address.city` becomes a property of `address`, `tags[0]` the first element of an array.
 */
export function nestValues(flat: ValuesByName): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) {
    const path = pathOf(name);
    // A name must not reach inherited properties.
    if (path.includes('__proto__')) continue;
    const last = path.pop() ?? name;
    let place = nested;
    for (const [index, key] of path.entries()) {
      const inner = Object.hasOwn(place, key) ? place[key] : undefined;
      place[key] = typeof inner === 'object' && inner ? inner : emptyFor(path[index + 1] ?? last);
      place = place[key] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return nested;
}

/** Returns a list for a key that is a number, or else an object. */
function emptyFor(key: string): object {
  return /^\d+$/.test(key) ? [] : {};
}

/**
 * Whether two values are equal: all empty values are, arrays and plain objects are compared by content,
 * others, such as files, by identity.
 */
export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isEmpty(one) && isEmpty(other)) || hasSameContent(one, other);
}

function hasSameContent(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) !== Array.isArray(other) || !isData(one) || !isData(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

function isData(value: unknown): value is ValuesByName {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

/** Result of a schema for all values: its output, or the issues by field; issues of no field are under `''`. */
export interface SchemaReading {
  output: unknown;
  issues: ReadonlyMap<string, readonly Issue[]>;
}

interface SchemaResult {
  value?: unknown;
  issues?: readonly {
    message: string;
    path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> | undefined;
  }[];
}

/**
 * Reads nested values with a schema, at once unless it is asynchronous. No values pass a schema that throws.
 * @param names Names of the fields, to which the issues belong.
 */
export function readWithSchema(
  schema: StandardSchema,
  values: object,
  names: readonly string[],
): SchemaReading | Promise<SchemaReading> {
  const read = (result: SchemaResult): SchemaReading => ({
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
    const result = schema['~standard'].validate(values) as SchemaResult | PromiseLike<SchemaResult>;
    return 'then' in result ? Promise.resolve(result).then(read).catch(fail) : read(result);
  } catch (error) {
    return fail(error);
  }
}

function issuesByField(
  issues: NonNullable<SchemaResult['issues']>,
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

/**
 * Returns what identifies a field in its place: its name without the numbers in it. A row that moves, such as from
 * `lines[1].text` to `lines[0].text`, keeps its state; another field in the same place starts anew.
 */
export function identityOf(name: string): string {
  return name.replaceAll(/\d+/g, '#');
}

/** Reports a field that has neither a label nor a control with a name of its own. */
export function checkLabel(name: string, label: ReactNode, control: AriaAttributes): void {
  const isMissing = typeof label === 'string' ? label.trim() === '' : (label ?? true) === true;
  if (!isMissing || control['aria-label'] || control['aria-labelledby']) return;
  reportProblem(
    'Field',
    'label',
    `of "${name}" is missing, so screen readers do not say what the field is for. Pass text; \`hideLabel\` hides it.`,
  );
}

/** Reports a name that does not tell the value from those of the other fields. */
export function checkName(name: string, others: ReadonlyArray<{ name: string }>): void {
  if (name === '') {
    reportProblem(
      'Field',
      'name',
      'is missing, so the form cannot tell the value from others. Pass a unique name, such as "email".',
    );
  } else if (others.some((other) => other.name === name)) {
    reportProblem(
      'Field',
      'name',
      `"${name}" is the name of two fields of one form, so one hides the value of the other. Give each field a unique name.`,
    );
  }
}
