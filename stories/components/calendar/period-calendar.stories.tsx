import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { PeriodCalendar } from '#src/components/period-calendar/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { today } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Period calendar',
  component: PeriodCalendar,
  tags: ['beta'],
  parameters: { stage: 'bare' },
  args: { today },
});

export const Months = meta.story({ args: { defaultValue: '2026-07' } });

export const Quarters = meta.story({
  args: { unit: 'quarter', defaultValue: '2026-Q3' },
});

export const Halves = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: { unit: 'half', defaultValue: '2026-H2' },
});

export const Weeks = meta.story({
  args: { unit: 'week', defaultValue: '2026-W14' },
  parameters: { chromatic: { states: 'td, button' } },
});

export const LocalWeeks = meta.story({
  name: 'Weeks of the region',
  globals: { locale: 'en-US' },
  args: { unit: 'week', weekNumbers: 'local', defaultValue: '2026-W15' },
});

export const UnavailableWeeks = meta.story({
  name: 'Unavailable weeks',
  args: {
    unit: 'week',
    min: '2026-W15',
    max: '2026-05-02',
    unavailable: [{ period: '2026-W17', reason: 'The house is booked.' }],
  },
});

export const DisabledWeeks = meta.story({
  name: 'Disabled weeks',
  args: { unit: 'week', defaultValue: '2026-W16', disabled: true },
});

export const ReadOnlyWeeks = meta.story({
  name: 'Read-only weeks',
  parameters: { stage: 'fit', chromatic: { modes: sheetModes } },
  args: { unit: 'week', defaultValue: '2026-W16', readOnly: true },
  render: (args) => (
    <Field name="week" label="Week of the trip">
      <PeriodCalendar {...args} />
    </Field>
  ),
});

export const Years = meta.story({ args: { unit: 'year', defaultValue: '2022' } });

export const Unavailable = meta.story({
  name: 'Limits and reasons',
  parameters: { chromatic: { modes: colorModes } },
  args: {
    min: '2026-02',
    max: '2026-11',
    unavailable: [{ period: '2026-08', reason: 'Closed in August' }, '2026-09'],
    defaultValue: '2026-05',
  },
});

export const States = meta.story({
  name: 'Invalid, read-only and disabled',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: '2026-07' },
  render: inEachState(PeriodCalendar, 'The house is closed in July.'),
});
