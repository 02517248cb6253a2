import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { DateTimePicker } from '#src/components/date-time-picker/index.ts';
import { Field } from '#src/components/field/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { Columns } from '#stories/support/layout.tsx';
import { now } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Date-time picker',
  component: DateTimePicker,
  tags: ['beta'],
  args: { now },
  argTypes: {
    'aria-label': { description: 'Name of the field, if there is no visible label.' },
  },
  render: (args) => (
    <Field name="departure" label="Departure">
      <DateTimePicker {...args} />
    </Field>
  ),
});

export const Default = meta.story({ args: { defaultValue: '2026-04-17T09:30' } });

const berlin = { timeZone: 'Europe/Berlin' } as const;

export const InZone = meta.story({
  name: 'With a time zone',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  render: (args) => (
    <Columns wide>
      <Field name="zone" label="With a time zone">
        <DateTimePicker
          {...args}
          {...berlin}
          defaultValue="2026-04-17T09:30+02:00[Europe/Berlin]"
        />
      </Field>
      <Field name="twice" label="Hour that occurs twice">
        <DateTimePicker
          {...args}
          {...berlin}
          defaultValue="2026-10-25T02:30+01:00[Europe/Berlin]"
        />
      </Field>
      <Field name="never" label="Hour that does not exist">
        <DateTimePicker {...args} {...berlin} defaultText="2026-03-29 2:30" />
      </Field>
    </Columns>
  ),
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: '2026-04-17T09:30' },
  render: inEachState(DateTimePicker, 'This train is full.', {
    further: {
      Empty: { defaultValue: null },
      'Day without a time': { defaultValue: undefined, defaultText: '17 April' },
      'Invalid date': { defaultValue: undefined, defaultText: '31 April 9:30' },
    },
  }),
});

export const Open = meta.story({
  args: { defaultValue: '2026-04-17T09:30', defaultOpen: true },
});

export const OpenWithPresets = meta.story({
  name: 'Open, with presets',
  args: {
    defaultOpen: true,
    defaultTime: '12:00',
    step: 15,
    min: '2026-04-15T15:00',
    presets: [
      { label: 'Tonight', offsetDays: 0, time: '20:00' },
      { label: 'Tomorrow morning', offsetDays: 1, time: '09:00' },
      { label: 'Tomorrow evening', offsetDays: 1, time: '19:30' },
      { label: 'In a week', offsetDays: 7 },
      { label: 'In two weeks', offsetDays: 14 },
      { label: 'May Day', date: '2026-05-01' },
    ],
  },
  parameters: { chromatic: { modes: sheetModes } },
});

export const OpenTwice = meta.story({
  name: 'Open, hour that occurs twice',
  args: {
    timeZone: 'Europe/Berlin',
    defaultValue: '2026-10-25T02:30+02:00[Europe/Berlin]',
    defaultOpen: true,
  },
  parameters: { chromatic: { modes: sheetModes } },
});
