import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { PeriodCalendar } from '#src/components/period-calendar/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { Row, Specimen } from '#stories/support/layout.tsx';
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
  args: { unit: 'week', defaultValue: '2026-W17' },
  // Rings of all weeks would cover each other.
  parameters: { chromatic: { states: '[data-period$="W14"], [data-period$="W17"], button' } },
});

export const Units = meta.story({
  name: 'Quarters, halves and years',
  parameters: { stage: 'fit', chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row align="start">
      <Specimen label="Calendar quarters">
        <PeriodCalendar {...args} unit="quarter" defaultValue="2026-Q3" />
      </Specimen>
      <Specimen label="Half-years">
        <PeriodCalendar {...args} unit="half" defaultValue="2026-H2" />
      </Specimen>
      <Specimen label="Years">
        <PeriodCalendar {...args} unit="year" defaultValue="2022" />
      </Specimen>
    </Row>
  ),
});

export const Unavailable = meta.story({
  name: 'Limits and reasons',
  parameters: { stage: 'fit', chromatic: { modes: colorModes } },
  render: (args) => (
    <Row align="start">
      <Specimen label="Months">
        <PeriodCalendar
          {...args}
          min="2026-02"
          max="2026-11"
          unavailable={[{ period: '2026-08', reason: 'Closed in August' }, '2026-09']}
          defaultValue="2026-05"
        />
      </Specimen>
      <Specimen label="Weeks">
        <PeriodCalendar
          {...args}
          unit="week"
          min="2026-W15"
          max="2026-05-02"
          unavailable={[{ period: '2026-W17', reason: 'The house is booked.' }]}
        />
      </Specimen>
    </Row>
  ),
});

export const RegionalWeeks = meta.story({
  name: 'Weeks of the region',
  parameters: { chromatic: { modes: sheetModes } },
  args: { unit: 'week', weekNumbers: 'local', defaultValue: '2026-W17' },
});

export const WeekStates = meta.story({
  name: 'Weeks: invalid, read-only and disabled',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { unit: 'week', defaultValue: '2026-W17' },
  render: inEachState(PeriodCalendar, 'The house is closed this week.'),
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: '2026-07' },
  render: inEachState(PeriodCalendar, 'The house is closed in July.'),
});
