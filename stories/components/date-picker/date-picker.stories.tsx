import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { hijri } from '#src/calendars/hijri.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field } from '#src/components/field/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { stay, today } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Date picker',
  component: DatePicker,
  tags: ['beta'],
  args: { today },
  argTypes: {
    'aria-label': { description: 'Name of the field, if there is no visible label.' },
  },
  render: (args) => (
    <Field name="arrival" label="Arrival">
      <DatePicker {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  args: { defaultValue: stay.from },
  parameters: { chromatic: { states: 'input, button' } },
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: stay.from },
  render: inEachState(DatePicker, 'This night is already booked.', {
    further: {
      Empty: { defaultValue: null },
      'Invalid date': { defaultValue: undefined, defaultText: '31 April 2026' },
      'With a long reason': {
        defaultValue: '2026-04-15',
        unavailable: [
          {
            date: '2026-04-15',
            reason:
              'The house is closed for the spring festival; guests may arrive again from Thursday.',
          },
        ],
      },
    },
  }),
});

const open = { defaultOpen: true, defaultValue: stay.from } as const;

export const Open = meta.story({ args: open });

export const OpenWithPresets = meta.story({
  name: 'Open, with presets',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    ...open,
    defaultValue: '2026-04-16',
    presets: [
      { label: 'Tomorrow', offsetDays: 1 },
      { label: 'In a week', offsetDays: 7 },
      { label: 'In two weeks', offsetDays: 14 },
      { label: 'May Day', date: '2026-05-01' },
      { label: 'Summer solstice', date: '2026-06-21' },
    ],
  },
});

export const OpenWithLimits = meta.story({
  name: 'Open, with limits and marks',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    ...open,
    min: today,
    max: '2026-04-29',
    unavailable: [{ weekday: 7, reason: 'Closed on Sundays' }],
    marks: [
      { date: '2026-04-18', shape: 'square', label: 'Market' },
      { date: '2026-04-22', shape: 'disc', label: 'Concert' },
    ],
    weekNumbers: 'iso',
    showOutsideDays: true,
  },
});

export const Hijri = meta.story({
  name: 'Hijri calendar, in Arabic',
  globals: { locale: 'ar-SA' },
  args: { defaultValue: stay.from, defaultOpen: true },
  render: (args) => (
    <Field name="arrival" label="Arrival">
      <DatePicker {...args} calendarSystem={hijri} />
    </Field>
  ),
});
