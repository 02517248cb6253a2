import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type ReactElement, type Ref } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Calendar, DatePicker, Rating } from '#src/index.ts';
import { Radio, RadioGroup } from '#src/primitives/radio-group/index.ts';

const today = '2026-04-03';
const radio = (name: string) => () => screen.getByRole('radio', { name });
const textbox = (name: string) => () => screen.getByRole('textbox', { name });
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

interface Booking {
  day: string | null;
  stars: number | null;
}

function Day({ control }: { control: Control<Booking> }) {
  const { field } = useController({ control, name: 'day', rules: { required: true } });
  const { onChange, ...rest } = field;
  return <DatePicker {...rest} aria-label="Arrival" today={today} onValueChange={onChange} />;
}

function Stars({ control }: { control: Control<Booking> }) {
  const { field } = useController({ control, name: 'stars', rules: { required: true } });
  const { onChange, ...rest } = field;
  return <Rating {...rest} aria-label="Service" onValueChange={onChange} />;
}

test('React Hook Form focuses the first error, and a field by its name', async () => {
  const user = userEvent.setup();
  function Page() {
    const { control, handleSubmit, setFocus } = useForm<Booking>({
      defaultValues: { day: null, stars: null },
    });
    return (
      <form noValidate onSubmit={handleSubmit(() => {})}>
        <Day control={control} />
        <Stars control={control} />
        <button type="submit">Book</button>
        <button type="button" onClick={() => setFocus('stars')}>
          To the stars
        </button>
      </form>
    );
  }
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(textbox('Arrival')()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'To the stars' }));
  const stars = screen.getByRole('radiogroup', { name: 'Service' });
  expect(stars).toContainElement(document.activeElement as HTMLElement | null);
});
