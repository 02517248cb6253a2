import { createElement, type ComponentType } from 'react';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { Radio, RadioGroup } from '#src/primitives/radio-group/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { Switch } from '#src/primitives/switch/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { Textarea } from '#src/primitives/textarea/index.ts';
import type { InputRow } from '../widget-row.ts';
import { row, type Row } from './conformance-row.ts';

/** Primitive that takes a value in a form. */
export type PrimitiveInputRow = Row & { input: InputRow };

interface ValueProps {
  value?: boolean;
  defaultValue?: boolean;
  onValueChange?: (value: boolean, details: object) => void;
}

/** Renames the props of a checkable control to those of a value, which the tests use. */
function asValue(
  Box: ComponentType<{
    checked?: boolean;
    defaultChecked?: boolean;
    onCheckedChange?: (checked: boolean, details: object) => void;
  }>,
) {
  return function ValueBox({ value, defaultValue, onValueChange, ...rest }: ValueProps) {
    return (
      <Box
        {...rest}
        {...(value !== undefined && { checked: value })}
        {...(defaultValue !== undefined && { defaultChecked: defaultValue })}
        {...(onValueChange && { onCheckedChange: onValueChange })}
      />
    );
  };
}

const box = (slot: string, initial: boolean): InputRow => ({
  name: 'breakfast',
  control: slot,
  value: {
    initial,
    entries: initial ? [['breakfast', 'on']] : [],
    changed: !initial,
    changedEntries: initial ? [] : [['breakfast', 'on']],
  },
  empty: false,
  change: (person) => person.press(`[data-slot="${slot}"]`),
  early: { control: `[data-slot="${slot}"]`, isValue: true },
});

const text = (slot: string): InputRow => ({
  name: 'note',
  control: slot,
  value: {
    initial: 'te',
    entries: [['note', 'te']],
    changed: 'tea',
    changedEntries: [['note', 'tea']],
  },
  empty: '',
  change: (person) => person.type(`[data-slot="${slot}"]`, '{End}a'),
  early: { control: `[data-slot="${slot}"]`, text: 'tea', isValue: true },
});

/** How each primitive with a value is mounted in a form and used. */
export const primitiveInputRows: readonly PrimitiveInputRow[] = [
  {
    ...row('Checkbox', asValue(Checkbox), { slot: 'checkbox', role: 'checkbox', props: {} }),
    input: box('checkbox', true),
  },
  {
    ...row('Switch', asValue(Switch), { slot: 'switch', role: 'switch', props: {} }),
    input: box('switch', true),
  },
  {
    ...row('RadioGroup', RadioGroup, {
      slot: 'radio-group',
      role: 'radiogroup',
      props: {
        'aria-label': 'Seat',
        children: ['window', 'aisle'].map((seat) => (
          <Radio key={seat} value={seat}>
            {seat}
          </Radio>
        )),
      },
    }),
    input: {
      name: 'seat',
      control: 'radio-group',
      value: {
        initial: 'window',
        entries: [['seat', 'window']],
        changed: 'aisle',
        changedEntries: [['seat', 'aisle']],
      },
      empty: null,
      change: (person) => person.press('[value="aisle"]'),
      early: { control: '[value="aisle"]' },
    },
  },
  {
    ...row('Select', Select, {
      slot: 'select',
      role: 'combobox',
      props: {
        'aria-label': 'Room',
        children: ['', 'oak', 'elm'].map((room) => (
          <option key={room} value={room}>
            {room || 'None'}
          </option>
        )),
      },
    }),
    input: {
      name: 'room',
      control: 'select',
      value: {
        initial: 'oak',
        entries: [['room', 'oak']],
        changed: 'elm',
        changedEntries: [['room', 'elm']],
      },
      empty: '',
      change: (person) => person.type('[data-slot="select"]', ' {End}{Enter}'),
      early: { control: '[data-slot="select"]', text: 'elm', isValue: true },
    },
  },
  {
    ...row('Textarea', Textarea, { slot: 'textarea', role: 'textbox', props: {} }),
    input: text('textarea'),
  },
  {
    ...row('TextInput', TextInput, { slot: 'text-input', role: 'textbox', props: {} }),
    input: text('text-input'),
  },
];

/** How each native control is mounted in a field, and each primitive, the checkable ones without other names for their props. */
export const fieldControlRows: readonly PrimitiveInputRow[] = [
  ...primitiveInputRows.filter(({ name }) => name !== 'Checkbox' && name !== 'Switch'),
  {
    ...row('Checkbox', Checkbox, { slot: 'checkbox', role: 'checkbox', props: {} }),
    input: box('checkbox', false),
  },
  {
    ...row('Switch', Switch, { slot: 'switch', role: 'switch', props: {} }),
    input: box('switch', false),
  },
  {
    ...native('input', { 'data-slot': 'native', type: 'checkbox' }),
    name: 'input[type=checkbox]',
    input: box('native', false),
  },
  { ...native('input', { 'data-slot': 'native' }), input: text('native') },
  { ...native('textarea', { 'data-slot': 'native' }), input: text('native') },
  {
    ...native('select', {
      'data-slot': 'native',
      children: ['', 'te', 'tea'].map((each) => <option key={each}>{each}</option>),
    }),
    input: { ...text('native'), early: undefined },
  },
];

function native(name: 'input' | 'select' | 'textarea', props: object): Row {
  return {
    name,
    slot: 'native',
    role: null,
    render: (more) => createElement(name, { ...props, ...more }),
  };
}
