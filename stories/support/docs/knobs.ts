import type { StrictArgTypes } from 'storybook/internal/types';

/** Setting of a playground. */
export interface Knob {
  /** Name of the prop. */
  name: string;
  /** Kind of its control. */
  kind: 'switch' | 'select' | 'number' | 'numbers' | 'text' | 'date' | 'color';
  /** Options of a select. */
  options: readonly unknown[];
  /** Names of options that are not shown as they are. */
  labels: Readonly<Record<string, string>>;
  /** Default as code; empty if there is none or it is described in words. */
  fallback: string;
}

/** Props without a control: ids and names, and labels. */
const left =
  /^(?:aria-|default|on[A-Z])|^(?:id|idPrefix|name|form|locale|html|className|placeholder|autoFocus|initialFocus|autoComplete|controlId|fileName)$/;
/** Props that a story leaves to the component, whose user changes them; otherwise they have a control. */
const state = new Set(['value', 'checked', 'open', 'page']);
const dates = new Set(['min', 'max', 'today']);

/** Names of props that contain a CSS color. */
export const colorProps = /^(?:color|background|contrastWith)$/;

function kindOf(name: string, type: string, isDay: boolean): Knob['kind'] | undefined {
  if (type === 'boolean') return 'switch';
  if (type === 'select' || type === 'radio') return 'select';
  if (type === 'number' || type === 'range') return 'number';
  if (type === 'date' || (type === 'text' && isDay)) return 'date';
  if (type === 'color' || (type === 'text' && colorProps.test(name))) return 'color';
  return type === 'text' ? 'text' : undefined;
}

function isNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every((member) => typeof member === 'number');
}

/**
 * Returns the settings of a playground: the props with a primitive value or a list of numbers, in the order of
 * the props table.
 * @param argTypes ArgTypes of the playground's story.
 * @param args Args of the story.
 */
export function knobsOf(argTypes: StrictArgTypes, args: Readonly<Record<string, unknown>>): Knob[] {
  return Object.entries(argTypes).flatMap(
    ([name, { control, options, table, description = '' }]) => {
      const { type = '', labels = {} } = typeof control === 'object' ? control : {};
      if (table?.disable || left.test(name)) return [];
      if (state.has(name) && args[name] === undefined) return [];
      const isDay = dates.has(name) && description.includes('`YYYY-MM-DD`');
      const kind = isNumbers(args[name]) ? 'numbers' : kindOf(name, type, isDay);
      if (!kind) return [];
      const stated = table?.defaultValue?.summary ?? '';
      const fallback = /\s/.test(stated) ? '' : stated;
      return [{ name, kind, options: options ?? [], labels, fallback }];
    },
  );
}

/** Returns the value of a setting as text. */
export function textOfKnob(value: unknown): string {
  if (isNumbers(value)) return (value as number[]).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the value of typed text; `undefined` if it is empty or, for numbers, incomplete. */
export function valueOfText(kind: Knob['kind'], text: string): unknown {
  if (text.trim() === '') return undefined;
  if (kind === 'numbers') {
    const numbers = text.split(',').map(Number);
    return numbers.some(Number.isNaN) ? undefined : numbers;
  }
  return kind === 'number' ? Number(text) : text;
}
