import type { StrictArgTypes } from 'storybook/internal/types';

/** Prop as react-docgen reads it from the source. */
export interface DocgenProp {
  /** Words of its JSDoc. */
  description?: string;
  /** Type: a name, and the source's own notation where that says more. */
  tsType?: { name: string; raw?: string };
  /** Whether it must be given. */
  required?: boolean;
  /** Value that the parameter list falls back on. */
  defaultValue?: { value: string } | null;
}

/** What the props table says about a prop. */
export interface PropRow {
  /** Type as its author wrote it. */
  type: string;
  /** What it is, without the closing words on its default. */
  description: string;
  /** Default as code or in words; empty where there is none. */
  fallback: string;
}

const closingDefault = /\s*\bDefault: ([^]+?)\.?\s*$/;

/**
 * Row of the props table. The type is spelled out, which react-docgen shortens to `union` and the like; the default is
 * the parameter's own, else the one that the closing sentence of the JSDoc states.
 */
export function rowOfProp({ description = '', tsType, defaultValue }: DocgenProp): PropRow {
  const stated = closingDefault.exec(description);
  const type = (tsType?.raw ?? tsType?.name ?? '')
    .replaceAll(/\s+/g, ' ')
    // That an optional prop may be undefined goes without saying.
    .replace(/^ ?\| ?| \| undefined$/g, '');
  return {
    type,
    description: stated ? description.slice(0, stated.index) : description,
    fallback: defaultValue?.value ?? stated?.[1]?.replaceAll('`', '') ?? '',
  };
}

const first = ['value', 'defaultValue', 'onValueChange'];

/** Place of a prop in the table: the value, then what the component declares, then what a story adds. */
function rankOf(name: string, declared: boolean): number {
  const place = first.indexOf(name);
  if (place >= 0 && declared) return place;
  return declared ? first.length : first.length + 1;
}

/**
 * Props table of a component, the value first; what its root element takes anyway and has no description stays out of
 * it.
 */
export function spellOutProps({
  argTypes,
  component,
}: {
  argTypes: StrictArgTypes;
  component?: unknown;
}): StrictArgTypes {
  const documented = component as { __docgenInfo?: { props?: Record<string, DocgenProp> } } | null;
  const props = documented?.__docgenInfo?.props ?? {};
  const rank = (name: string) => rankOf(name, props[name]?.tsType !== undefined);
  const inOrder = Object.entries(argTypes).toSorted(([a], [b]) => rank(a) - rank(b));
  return Object.fromEntries(
    inOrder.map(([name, argType]) => {
      const prop = props[name];
      if (!prop) return [name, argType];
      if (!prop.tsType) return [name, { ...argType, table: { disable: true } }];
      const { type, description, fallback } = rowOfProp(prop);
      const defaultValue = fallback ? { summary: fallback } : undefined;
      const table = { ...argType.table, type: { summary: type }, defaultValue };
      // A text that may be absent is typed like a text, not like JSON.
      const text = type === 'string | null' && {
        type: { name: 'string' as const },
        control: { type: 'text' as const },
      };
      return [name, { ...argType, ...text, description, table }];
    }),
  );
}
