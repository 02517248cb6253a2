import { act, render, screen } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { expect, test } from 'vitest';
import { Calendar, DatePicker, Rating } from '#src/index.ts';
import { Radio, RadioGroup } from '#src/primitives/radio-group/index.ts';

const today = '2026-04-03';
const radio = (name: string) => () => screen.getByRole('radio', { name });
const cell = (name: RegExp) => () => screen.getByRole('gridcell', { name });

type Row = readonly [
  name: string,
  draw: (ref: Ref<HTMLElement>) => ReactElement,
  control: () => HTMLElement,
];

/** A ref to any element: each widget names its own. */
const as = (ref: Ref<HTMLElement>) => ref as Ref<never>;

const rows: readonly Row[] = [
  [
    'Calendar in a form',
    (ref) => <Calendar ref={as(ref)} today={today} name="day" />,
    cell(/April 3, 2026/),
  ],
  [
    'Rating without a value',
    (ref) => <Rating ref={as(ref)} aria-label="It" required />,
    radio('1 out of 5'),
  ],
  [
    'RadioGroup',
    (ref) => (
      <RadioGroup ref={as(ref)} aria-label="It" defaultValue="b">
        <Radio value="a">A</Radio>
        <Radio value="b">B</Radio>
      </RadioGroup>
    ),
    radio('B'),
  ],
  [
    'RadioGroup whose first choice is disabled',
    (ref) => (
      <RadioGroup ref={as(ref)} aria-label="It">
        <Radio value="a" disabled>
          A
        </Radio>
        <Radio value="b">B</Radio>
      </RadioGroup>
    ),
    radio('B'),
  ],
];

test.each(rows)('focus() on the ref of %s reaches its control', async (_name, draw, control) => {
  const ref = createRef<HTMLElement>();
  render(draw(ref));
  await act(async () => ref.current?.focus());
  expect(control()).toHaveFocus();
});

test('focus() on the ref of a disabled widget goes nowhere', async () => {
  const ref = createRef<HTMLDivElement>();
  render(<DatePicker ref={ref} aria-label="It" disabled />);
  await act(async () => ref.current?.focus());
  expect(document.body).toHaveFocus();
});

test('where `focus` has a setter, as in Storybook, other elements keep theirs', async () => {
  const { prototype } = HTMLElement;
  const before = Object.getOwnPropertyDescriptor(prototype, 'focus');
  const calls: unknown[] = [];
  Object.defineProperty(prototype, 'focus', {
    configurable: true,
    get: () => before?.value ?? before?.get?.call(prototype),
    set(focus: unknown) {
      calls.push(focus);
    },
  });
  render(<DatePicker aria-label="It" />);
  if (before) Object.defineProperty(prototype, 'focus', before);
  expect(calls).toEqual([]);
});
