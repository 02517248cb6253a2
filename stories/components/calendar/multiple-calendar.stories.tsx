import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { MultipleCalendar } from '#src/components/calendar/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { Row, Specimen } from '#stories/support/layout.tsx';
import { today } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Multiple calendar',
  component: MultipleCalendar,
  tags: ['beta'],
  parameters: { stage: 'bare' },
  args: { today, defaultMonth: '2026-04' },
});

export const Default = meta.story({
  args: { defaultValue: ['2026-04-16', '2026-04-17', '2026-04-22', '2026-04-28'] },
});

export const AtMost = meta.story({
  name: 'At most three days, weekdays of three weeks',
  parameters: { stage: 'fit', chromatic: { modes: sheetModes } },
  args: { defaultValue: ['2026-04-17', '2026-04-21', '2026-04-28'] },
  render: (args) => (
    <Row align="start">
      <Specimen label="At most three days">
        <MultipleCalendar {...args} maxDays={3} />
      </Specimen>
      <Specimen label="Weekdays of three weeks">
        <MultipleCalendar
          {...args}
          min={today}
          max="2026-05-05"
          unavailable={[{ weekday: [6, 7], reason: 'No trains at weekends' }]}
        />
      </Specimen>
    </Row>
  ),
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: ['2026-04-17', '2026-04-22'] },
  render: inEachState(MultipleCalendar, 'Choose at least three days.'),
});
