import type { StrictArgTypes } from 'storybook/internal/types';

interface DocgenType {
  name: string;
  raw?: string;
}

interface DocgenProp {
  tsType?: DocgenType;
}

/** Component as react-docgen marks it. */
interface DocumentedComponent {
  __docgenInfo?: { props?: Record<string, DocgenProp> };
}

/** Types that say too little by their name alone; the source says it in full. */
const vague = new Set(['union', 'Array', 'ReactReactNode', 'signature', 'intersection']);

/**
 * Props table with each type as its author wrote it: react-docgen shortens `'sm' | 'md'` to `union`.
 */
export function spellOutTypes({
  argTypes,
  component,
}: {
  argTypes: StrictArgTypes;
  component?: unknown;
}): StrictArgTypes {
  const props = (component as DocumentedComponent | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      if (!type?.raw || !vague.has(type.name)) return [name, argType];
      const summary = type.raw.replace(/^\s*\|\s*/, '').replaceAll(/\s+/g, ' ');
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
}
