import type { StrictInputType } from 'storybook/internal/types';

type ControlType = NonNullable<StrictInputType['type']>;

const literal = /^(?:'[^']*'|-?\d+(?:\.\d+)?)$/;

/** Returns the values of a union member: `true` and `false` for `boolean`, `md` for `'md'`; none for other types. */
function valuesOf(member: string): unknown[] {
  if (member === 'boolean') return [true, false];
  if (!literal.test(member)) return [];
  return [member.startsWith("'") ? member.slice(1, -1) : Number(member)];
}

/**
 * Returns the type from which Storybook derives a control, for the source of a type. Storybook itself takes
 * `number | undefined` and `'sm' | 'md' | undefined` for objects.
 * @param type Type as in the props table, without `undefined`.
 * @returns `undefined` for lists, objects and functions.
 */
export function controlTypeOf(type: string): ControlType | undefined {
  const members = type.split(' | ').filter((member) => member !== 'null');
  const [only] = members;
  if (type.includes('=>')) return undefined;
  if (members.includes('string')) return { name: 'string' };
  if (members.length === 1 && (only === 'number' || only === 'boolean')) return { name: only };
  const values = members.map(valuesOf);
  if (values.some((each) => each.length === 0)) return undefined;
  return { name: 'enum', value: values.flat() as (string | number)[] };
}
