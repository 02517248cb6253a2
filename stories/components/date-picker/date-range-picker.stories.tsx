import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { DateRangePicker } from '#src/components/date-picker/index.ts';
import { Field } from '#src/components/field/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { stay, today } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Date range picker',
  component: DateRangePicker,
  tags: ['beta'],
  args: { today },
  argTypes: {
    'aria-label': { description: 'Name of the group, if there is no visible label.' },
  },
  render: (args) => (
    <Field name="stay" label="Stay">
      <DateRangePicker {...args} />
    </Field>
  ),
});

export const Default = meta.story({ args: { defaultValue: stay } });

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: stay },
  render: inEachState(DateRangePicker, 'Stay at most five nights.', {
    further: {
      Empty: { defaultValue: null },
      'First day only': { defaultValue: { from: stay.from, to: null } },
      'Reversed dates': {
        defaultValue: undefined,
        defaultText: { from: '24 April', to: '17 April' },
      },
      'Invalid date': { defaultValue: undefined, defaultText: { from: '31 April' } },
      'Unavailable, with a reason': {
        unavailable: [{ date: stay.from, reason: 'The house is booked.' }],
      },
      'Too short': { defaultValue: { from: '2026-04-17', to: '2026-04-18' }, minDays: 4 },
    },
  }),
});

export const Open = meta.story({ args: { defaultValue: stay, defaultOpen: true } });

export const OpenWithPresets = meta.story({
  name: 'Open, with presets',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    defaultValue: { from: '2026-04-09', to: '2026-04-15' },
    defaultOpen: true,
    countBy: 'days',
    presets: [
      { label: 'Last 7 days', days: 7 },
      { label: 'Last 30 days', days: 30 },
      { label: 'Next 14 days', from: 'today', days: 14 },
      { label: 'This trip', ...stay },
      { label: 'April', from: '2026-04-01', to: '2026-04-30' },
      { label: 'May', from: '2026-05-01', to: '2026-05-31' },
    ],
  },
  render: (args) => (
    <Field name="period" label="Period">
      <DateRangePicker {...args} />
    </Field>
  ),
});
