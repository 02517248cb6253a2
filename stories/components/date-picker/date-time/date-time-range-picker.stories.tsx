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

export const Empty = meta.story();

export const Reversed = meta.story({
  name: 'End before the start',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultText: { from: '17 April 9:30', to: '17 April 9:00' } },
});

export const InZone = meta.story({
  name: 'Across a clock change',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    timeZone: 'Europe/Berlin',
    defaultValue: {
      from: '2026-03-28T12:00+01:00[Europe/Berlin]',
      to: '2026-03-29T12:00+02:00[Europe/Berlin]',
    },
  },
});

export const States = meta.story({
  name: 'Invalid, read-only and disabled',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: rental },
  render: inEachState(DateTimeRangePicker, 'No car is free at this time.'),
});

export const Open = meta.story({
  args: { defaultValue: rental, defaultOpen: true },
  parameters: { chromatic: { modes: sheetModes } },
});
