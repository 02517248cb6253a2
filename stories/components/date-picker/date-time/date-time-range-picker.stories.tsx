import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { DateTimeRangePicker } from '#src/components/date-time-picker/index.ts';
import { Field } from '#src/components/field/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { now } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Date-time range picker',
  component: DateTimeRangePicker,
  tags: ['beta'],
  args: { now },
  argTypes: {
    'aria-label': { description: 'Name of the group, if there is no visible label.' },
  },
  render: (args) => (
    <Field name="rental" label="Rental car">
      <DateTimeRangePicker {...args} />
    </Field>
  ),
});

const rental = { from: '2026-04-17T09:30', to: '2026-04-18T12:00' };

export const Default = meta.story({
  args: { defaultValue: { from: '2026-04-17T09:30', to: '2026-04-17T18:00' } },
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: rental },
  render: inEachState(DateTimeRangePicker, 'No car is free at this time.', {
    further: {
      Empty: { defaultValue: null },
      'End before the start': {
        defaultValue: undefined,
        defaultText: { from: '17 April 9:30', to: '17 April 9:00' },
      },
      'Across a clock change': {
        timeZone: 'Europe/Berlin',
        defaultValue: {
          from: '2026-03-28T12:00+01:00[Europe/Berlin]',
          to: '2026-03-29T12:00+02:00[Europe/Berlin]',
        },
      },
    },
  }),
});

export const Open = meta.story({
  args: { defaultValue: rental, defaultOpen: true },
  parameters: { chromatic: { modes: sheetModes } },
});
