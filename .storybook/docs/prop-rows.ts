import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';

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
function controlTypeOf(type: string): ControlType | undefined {
  const members = type.split(' | ').filter((member) => member !== 'null');
  const [only] = members;
  if (type.includes('=>')) return undefined;
  if (members.includes('string')) return { name: 'string' };
  if (members.length === 1 && (only === 'number' || only === 'boolean')) return { name: only };
  const values = members.map(valuesOf);
  if (values.some((each) => each.length === 0)) return undefined;
  return { name: 'enum', value: values.flat() as (string | number)[] };
}

/** Prop as parsed by react-docgen. */
export interface DocgenProp {
  /** Text of its JSDoc. */
  description?: string;
  /** Type: a name, and the source notation if it has more detail, or the value of a literal. */
  tsType?: { name: string; raw?: string; value?: string };
  /** Whether it must be given. */
  required?: boolean;
  /** Default in the parameter list. */
  defaultValue?: { value: string } | null;
}

/** Row of the props table. */
interface PropRow {
  /** Type as written in the source. */
  type: string;
  /** Description without the default. */
  description: string;
  /** Default as code or text; empty if there is none. */
  fallback: string;
}

const closingDefault = /\s*\bDefault:\s+([^]+?)\.?\s*$/;
const code = /^(?:`[^`]*`|[\d.,]+)$/;

/** Returns the source of a type on one line, without comments, and without parentheses around a function. */
function tidyType(source: string): string {
  return (
    source
      .replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(\() |,? (\))/g, '$1$2')
      // It goes without saying that an optional prop may be undefined.
      .replace(/^ ?\| ?| \| undefined$/g, '')
      .replace(/^\((\((?:(?!\) \| \().)*)\)$/, '$1')
      .trim()
  );
}

/**
 * Returns the row of a prop. Uses the type of the source, which react-docgen shortens to `union` and the
 * like. The default comes from the parameter, or else from the last sentence of the JSDoc: one that is not code stays there.
 */
export function rowOfProp({ description = '', tsType, defaultValue }: DocgenProp): PropRow {
  const stated = closingDefault.exec(description);
  const isRow = stated && (defaultValue || code.test(stated[1] ?? ''));
  return {
    type: tidyType(tsType?.raw ?? tsType?.value ?? tsType?.name ?? ''),
    description: isRow ? description.slice(0, stated.index) : description,
    fallback: defaultValue?.value ?? (isRow ? stated[1] : '')?.replaceAll('`', '') ?? '',
  };
}

/** Props that components pass to their element. Storybook takes their types from the args of the story. */
const passedOn: Readonly<Record<string, { type: string; description: string }>> = {
  children: { type: 'ReactNode', description: 'Content.' },
  'aria-label': { type: 'string', description: 'Name, if there is no visible label.' },
  onClick: { type: 'MouseEventHandler', description: 'Called when it is pressed.' },
  onChange: { type: 'ChangeEventHandler', description: 'Called when the value changes.' },
};

/** Returns the row of a prop that the component does not declare. */
function rowOfPassedOn(argType: StrictInputType, arg: unknown): StrictInputType {
  const known = passedOn[argType.name];
  if (!known) return argType;
  const description = argType.description ?? known.description;
  const table = { ...argType.table, type: { summary: known.type } };
  return { ...controlOf(known.type, arg), ...argType, description, table };
}

const first = ['value', 'defaultValue', 'onValueChange'];

/**
 * Returns the order of a prop in the table: the value, then props that the component declares, then others.
 */
function rankOf(name: string, declared: boolean): number {
  const place = first.indexOf(name);
  if (place >= 0 && declared) return place;
  return declared ? first.length : first.length + 1;
}

/** Whether an arg can be edited as text. */
function isText(arg: unknown): boolean {
  return arg === undefined || typeof arg === 'string';
}

/** Returns a control that Storybook would not choose: it asks whether to set a boolean before it offers the values. */
function controlOf(type: string, arg: unknown): Partial<StrictInputType> {
  if (type === 'boolean') return { control: { type: 'inline-radio' }, options: [true, false] };
  return type === 'ReactNode' ? { control: isText(arg) && { type: 'text' } } : {};
}

/**
 * Builds the props table of a component, the value first. Props of the root element without a description are
 * omitted.
 */
export function spellOutProps({
  argTypes,
  component,
  initialArgs = {},
}: {
  argTypes: StrictArgTypes;
  component?: unknown;
  initialArgs?: Readonly<Record<string, unknown>>;
}): StrictArgTypes {
  const documented = component as { __docgenInfo?: { props?: Record<string, DocgenProp> } } | null;
  if (!documented?.__docgenInfo) return argTypes;
  const { props = {} } = documented.__docgenInfo;
  // Storybook adds rows of further args only after this.
  const given = Object.keys(passedOn).filter((name) => name in initialArgs && !(name in argTypes));
  const rows = { ...argTypes, ...Object.fromEntries(given.map((name) => [name, { name }])) };
  const rank = (name: string) => rankOf(name, props[name]?.tsType !== undefined);
  const inOrder = Object.entries<StrictInputType>(rows).toSorted(([a], [b]) => rank(a) - rank(b));
  return Object.fromEntries(
    inOrder.map(([name, argType]) => {
      const prop = props[name];
      if (!prop) return [name, rowOfPassedOn(argType, initialArgs[name])];
      if (!prop.tsType) return [name, { ...argType, table: { disable: true } }];
      const { type, description, fallback } = rowOfProp(prop);
      const defaultValue = fallback ? { summary: fallback } : undefined;
      const table = { ...argType.table, type: { summary: type }, defaultValue };
      const controlType = controlTypeOf(type);
      const control = controlOf(type, initialArgs[name]);
      return [
        name,
        { ...control, ...argType, ...(controlType && { type: controlType }), description, table },
      ];
    }),
  );
}
