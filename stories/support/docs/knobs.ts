import type { StrictArgTypes } from 'storybook/internal/types';

/** Setting of a playground. */
export interface Knob {
  /** Name of the prop. */
  name: string;
  /** Kind of its control. */
  kind: 'switch' | 'select' | 'number' | 'text' | 'date' | 'color';
  /** Options of a select. */
  options: readonly unknown[];
  /** Default as code; empty if there is none or it is described in words. */
  fallback: string;
}

/** Props without a control: state that the user changes, ids and names, and labels. */
const left =
  /^(?:aria-|default|on[A-Z])|^(?:value|checked|open|page|id|idPrefix|name|form|locale|html|className|placeholder|autoFocus|initialFocus|autoComplete|controlId|fileName)$/;
const dates = new Set(['min', 'max', 'today']);
const colors = new Set(['color', 'background', 'contrastWith']);

function kindOf(name: string, type: string, isDate: boolean): Knob['kind'] | undefined {
  if (type === 'boolean') return 'switch';
  if (type === 'select' || type === 'radio') return 'select';
  if (type === 'number' || type === 'range') return 'number';
  if (type === 'date' || (type === 'text' && isDate)) return 'date';
  if (type === 'color' || (type === 'text' && colors.has(name))) return 'color';
  return type === 'text' ? 'text' : undefined;
}

/**
 * Returns the settings of a playground: the props with a primitive value, in the order of the props table.
 * @param argTypes ArgTypes of the playground's story.
 */
export function knobsOf(argTypes: StrictArgTypes): Knob[] {
  return Object.entries(argTypes).flatMap(
    ([name, { control, options, table, description = '' }]) => {
      const type = typeof control === 'object' ? control.type : undefined;
      if (!type || table?.disable || left.test(name)) return [];
      const isDate = dates.has(name) && /\b(?:day|date)\b/i.test(description);
      const kind = kindOf(name, type, isDate);
      if (!kind) return [];
      const stated = table?.defaultValue?.summary ?? '';
      return [{ name, kind, options: options ?? [], fallback: /\s/.test(stated) ? '' : stated }];
    },
  );
}
