import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type ReactElement, type Ref } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import { expect, test } from 'vitest';
import {
  Calendar,
  ColorInput,
  ColorPicker,
  CountrySelect,
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  MultipleCalendar,
  MultipleCountrySelect,
  PeriodCalendar,
  PeriodPicker,
  PeriodRangePicker,
  RangeCalendar,
  Rating,
  TagInput,
  TimeField,
} from '#src/index.ts';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { Radio, RadioGroup } from '#src/primitives/radio-group/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { Switch } from '#src/primitives/switch/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { Textarea } from '#src/primitives/textarea/index.ts';

const today = '2026-04-03';
const radio = (name: string) => () => screen.getByRole('radio', { name });
const textbox = (name: string) => () => screen.getByRole('textbox', { name });
const combobox = () => screen.getByRole('combobox', { name: 'It' });
const cell = (name: RegExp) => () => screen.getByRole('gridcell', { name });

type Row = readonly [
  name: string,
  draw: (ref: Ref<HTMLElement>) => ReactElement,
  control: () => HTMLElement,
];

/** A ref to any element: each widget names its own. */
const as = (ref: Ref<HTMLElement>) => ref as Ref<never>;

const rows: readonly Row[] = [
  ['DatePicker', (ref) => <DatePicker ref={as(ref)} aria-label="It" />, textbox('It')],
  ['DateRangePicker', (ref) => <DateRangePicker ref={as(ref)} aria-label="It" />, textbox('From')],
  ['DateTimePicker', (ref) => <DateTimePicker ref={as(ref)} aria-label="It" />, textbox('It')],
  ['PeriodPicker', (ref) => <PeriodPicker ref={as(ref)} aria-label="It" />, textbox('It')],
  [
    'PeriodRangePicker',
    (ref) => <PeriodRangePicker ref={as(ref)} aria-label="It" />,
    textbox('From'),
  ],
  ['TimeField', (ref) => <TimeField ref={as(ref)} aria-label="It" />, textbox('It')],
  ['Calendar', (ref) => <Calendar ref={as(ref)} today={today} />, cell(/April 3, 2026/)],
  [
    'Calendar in a form',
    (ref) => <Calendar ref={as(ref)} today={today} name="day" />,
    cell(/April 3, 2026/),
  ],
  ['RangeCalendar', (ref) => <RangeCalendar ref={as(ref)} today={today} />, cell(/April 3, 2026/)],
  [
    'MultipleCalendar',
    (ref) => <MultipleCalendar ref={as(ref)} today={today} />,
    cell(/April 3, 2026/),
  ],
  ['PeriodCalendar', (ref) => <PeriodCalendar ref={as(ref)} today={today} />, cell(/April/)],
  [
    'Rating',
    (ref) => <Rating ref={as(ref)} aria-label="It" defaultValue={3} />,
    radio('3 out of 5'),
  ],
  [
    'Rating without a value',
    (ref) => <Rating ref={as(ref)} aria-label="It" required />,
    radio('1 out of 5'),
  ],
  [
    'TagInput',
    (ref) => <TagInput ref={as(ref)} aria-label="It" defaultValue={['tea']} />,
    () => screen.getByLabelText('It', { selector: 'input' }),
  ],
  ['ColorInput', (ref) => <ColorInput ref={as(ref)} aria-label="It" />, textbox('It')],
  [
    'ColorPicker',
    (ref) => <ColorPicker ref={as(ref)} />,
    () => screen.getByRole('slider', { name: 'Saturation' }),
  ],
  ['CountrySelect', (ref) => <CountrySelect ref={as(ref)} aria-label="It" />, combobox],
  [
    'MultipleCountrySelect',
    (ref) => <MultipleCountrySelect ref={as(ref)} aria-label="It" defaultValue={['JP']} />,
    combobox,
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
  [
    'Select',
    (ref) => (
      <Select ref={as(ref)} aria-label="It">
        <option>A</option>
      </Select>
    ),
    combobox,
  ],
  ['TextInput', (ref) => <TextInput ref={as(ref)} aria-label="It" />, textbox('It')],
  ['Textarea', (ref) => <Textarea ref={as(ref)} aria-label="It" />, textbox('It')],
  [
    'Checkbox',
    (ref) => <Checkbox ref={as(ref)}>It</Checkbox>,
    () => screen.getByRole('checkbox', { name: 'It' }),
  ],
  [
    'Switch',
    (ref) => <Switch ref={as(ref)}>It</Switch>,
    () => screen.getByRole('switch', { name: 'It' }),
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
