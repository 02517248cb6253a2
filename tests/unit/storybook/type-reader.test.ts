import { expect, test } from 'vitest';
import { notesOf } from '#.storybook/build/prop-notes.ts';
import { withResolvedTypes } from '#.storybook/build/resolved-types.ts';
import { TypeReader } from '#.storybook/build/type-reader.ts';

const dial = `import type { ComponentProps } from 'react';
type Own = 'pick' | 'clear';
/** Cause of a change of a dial. */
export type DialReason = 'drag' | 'key';
/** Details of a change. */
export interface DialDetails extends Details<DialReason> {}
/** Labels of the dial. */
export interface DialLabels {
  /** Name of the {@link Dial}. */
  name: string;
  value: (
    number: string,
  ) => string;
}
/** Props of {@link Dial}. */
export interface DialProps extends Omit<ComponentProps<'div'>, 'id' | 'dir' | keyof Shared>, Shared, Panel<Own> {
  /** Called when the
   * value changes. */
  onValueChange?: ((value: number, details: DialDetails) => void) | undefined;
  labels?: Partial<DialLabels>;
}
export function Dial(props: DialProps) {}
export interface KnobProps { size: number }
export function Knob(props: KnobProps) {}
`;
const shared = `/** Details. */
export interface Details<Reason extends string> {
  /** Cause. */
  reason: Reason;
  event: Event | undefined;
}
export interface Shared { style?: 'round' }
export interface Panel<Mine extends string> {
  onOpenChange?: (open: boolean, details: Details<Mine | 'escape-key'>) => void;
}
`;
const texts = `export const dial: DialLabels = { name: 'Dial', value: (number) => \`\${number} volts\` };`;
const reader = new TypeReader(
  new Map([
    ['components/dial/dial.tsx', dial],
    ['core/shared.ts', shared],
    ['components/dial/words.ts', texts],
  ]),
);
const { attributes, types } = notesOf(reader, 'Dial');
const typeOf = (name: string) => types.find((type) => type.name.startsWith(name));

test('names the element, and attributes that its props neither omit nor replace', () => {
  expect(attributes).toBe(
    'Also accepts the attributes of `<div>`, such as `className`; `ref` is the element.',
  );
  expect(notesOf(reader, 'Knob')).toEqual({ attributes: null, types: [] });
  expect(notesOf(reader, 'Unknown')).toEqual({ attributes: null, types: [] });
});

test('lists the props that are inherited, with arguments in place of type parameters', () => {
  const { members } = reader.propsOf('Dial');
  expect([...members.keys()]).toEqual(['style', 'onOpenChange', 'onValueChange', 'labels']);
  expect(members.get('onValueChange')).toMatchObject({
    optional: true,
    type: '((value: number, details: DialDetails) => void)',
    description: 'Called when the value changes.',
    bound: false,
  });
  expect(members.get('onOpenChange')).toMatchObject({
    type: "(open: boolean, details: Details<'pick' | 'clear' | 'escape-key'>) => void",
    bound: true,
  });
});

test('lists the types that the props name, and those that these name', () => {
  expect(types.map(({ name }) => name)).toEqual([
    'Details<Reason>',
    'DialDetails',
    'DialLabels',
    'DialReason',
  ]);
  expect(typeOf('DialDetails')).toMatchObject({
    description: 'Details of a change.',
    members: [
      { name: 'reason', type: 'DialReason', description: 'Cause.' },
      { name: 'event', type: 'Event | undefined', description: '' },
    ],
  });
  expect(typeOf('DialReason')).toMatchObject({ text: "'drag' | 'key'", members: [] });
});

test('gives the English text of a label', () => {
  expect(typeOf('DialLabels')?.members).toMatchObject([
    { name: 'name', english: 'Dial', description: 'Name of the `Dial`.' },
    { name: 'value', type: '(number: string) => string', english: '(number) => `${number} volts`' },
  ]);
});

test('writes resolved types into the docgen of a module', () => {
  const docgen = (raw: string) =>
    `const a = 1;Dial.__docgenInfo={"props":{"onOpenChange":{"tsType":{"name":"signature","raw":${JSON.stringify(raw)}}}}};Knob.__docgenInfo={}`;
  const [prop] = [reader.propsOf('Dial').members.get('onOpenChange')];
  expect(withResolvedTypes(docgen('Mine'), reader)).toBe(docgen(prop?.type ?? ''));
});
