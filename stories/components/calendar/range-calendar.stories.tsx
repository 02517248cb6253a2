import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { RangeCalendar } from '#src/components/calendar/index.ts';
import { Acted } from '#stories/support/acted.tsx';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { Columns, Specimen } from '#stories/support/layout.tsx';
import { stay, today } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Range calendar',
  component: RangeCalendar,
  tags: ['beta'],
  parameters: { stage: 'bare' },
  args: { today, defaultMonth: '2026-04' },
});

export const Default = meta.story({
  args: { defaultValue: stay },
});

export const TwoMonths = meta.story({
  name: 'Two months',
  args: { numberOfMonths: 2, defaultValue: { from: '2026-04-23', to: '2026-05-06' } },
});

// Hover previews the range after the first click.
function point(element: HTMLElement): void {
  element
    .querySelector('[data-day="2026-04-22"]')
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

export const Limits = meta.story({
  name: 'Start date selected, three to seven days, one day',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: { from: stay.from, to: null } },
  render: (args) => (
    <Columns wide>
      <Specimen label="Start date selected">
        <Acted act={point}>
          <RangeCalendar {...args} />
        </Acted>
      </Specimen>
      <Specimen label="Three to seven days">
        <RangeCalendar {...args} minDays={3} maxDays={7} />
      </Specimen>
      <Specimen label="One day">
        <RangeCalendar {...args} defaultValue={{ from: stay.from, to: stay.from }} />
      </Specimen>
    </Columns>
  ),
});

export const WeekNumbers = meta.story({
  name: 'With week numbers and outside days',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    weekNumbers: 'iso',
    fixedWeeks: true,
    showOutsideDays: true,
    defaultValue: { from: '2026-04-17', to: '2026-05-05' },
  },
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: stay },
  render: inEachState(RangeCalendar, 'Choose up to seven days.'),
});
