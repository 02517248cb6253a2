import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { PeriodCalendar } from '#src/components/period-calendar/index.ts';
import { TesseraProvider } from '#src/core/provider/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { Columns } from '#stories/support/layout.tsx';
import { today } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Period calendar',
  component: PeriodCalendar,
  tags: ['beta'],
  parameters: { stage: 'bare' },
  args: { today },
});

export const Months = meta.story({ args: { defaultValue: '2026-07' } });

export const Weeks = meta.story({
  args: { unit: 'week', defaultValue: '2026-W14' },
  parameters: { chromatic: { states: 'td, button' } },
});

export const Units = meta.story({
  name: 'Quarters, halves and years',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  render: (args) => (
    <Columns wide>
      <PeriodCalendar {...args} unit="quarter" defaultValue="2026-Q3" />
      <PeriodCalendar {...args} unit="half" defaultValue="2026-H2" />
      <PeriodCalendar {...args} unit="year" defaultValue="2022" />
    </Columns>
  ),
});

export const Unavailable = meta.story({
  name: 'Limits and reasons',
  parameters: { stage: 'wide', chromatic: { modes: colorModes } },
  render: (args) => (
    <Columns wide>
      <PeriodCalendar
        {...args}
        min="2026-02"
        max="2026-11"
        unavailable={[{ period: '2026-08', reason: 'Closed in August' }, '2026-09']}
        defaultValue="2026-05"
      />
      <PeriodCalendar
        {...args}
        unit="week"
        min="2026-W15"
        max="2026-05-02"
        unavailable={[{ period: '2026-W17', reason: 'The house is booked.' }]}
      />
    </Columns>
  ),
});

export const WeekStates = meta.story({
  name: 'Weeks: of the region, disabled, read-only',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { unit: 'week', defaultValue: '2026-W16' },
  render: (args) => (
    <Columns wide>
      <TesseraProvider locale="en-US">
        <PeriodCalendar {...args} weekNumbers="local" defaultValue="2026-W15" />
      </TesseraProvider>
      <PeriodCalendar {...args} disabled />
      <Field name="week" label="Week of the trip">
        <PeriodCalendar {...args} readOnly />
      </Field>
    </Columns>
  ),
});

export const States = meta.story({
  name: 'Invalid, read-only and disabled',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: '2026-07' },
  render: inEachState(PeriodCalendar, 'The house is closed in July.'),
});
