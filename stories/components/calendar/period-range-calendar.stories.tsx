import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { PeriodRangeCalendar } from '#src/components/period-calendar/index.ts';
import { Acted } from '#stories/support/acted.tsx';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { Row, Specimen } from '#stories/support/layout.tsx';
import { today } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Period range calendar',
  component: PeriodRangeCalendar,
  tags: ['beta'],
  parameters: { stage: 'bare' },
  args: { today },
});

export const Months = meta.story({ args: { defaultValue: { from: '2026-02', to: '2026-07' } } });

export const Weeks = meta.story({
  name: 'Weeks and half-years',
  parameters: { stage: 'fit', chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row align="start">
      <Specimen label="Weeks">
        <PeriodRangeCalendar
          {...args}
          unit="week"
          defaultValue={{ from: '2026-W16', to: '2026-W18' }}
        />
      </Specimen>
      <Specimen label="Half-years">
        <PeriodRangeCalendar
          {...args}
          unit="half"
          defaultValue={{ from: '2025-H2', to: '2026-H2' }}
        />
      </Specimen>
    </Row>
  ),
});

// Hover previews the range after the first click.
function point(element: HTMLElement): void {
  element
    .querySelector('[data-period="2026-09"]')
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

export const Begun = meta.story({
  name: 'Begun, with a minimum and maximum length',
  parameters: { stage: 'fit' },
  args: { defaultValue: { from: '2026-05', to: null } },
  render: (args) => (
    <Row align="start">
      <Specimen label="Begun">
        <Acted act={point}>
          <PeriodRangeCalendar {...args} />
        </Acted>
      </Specimen>
      <Specimen label="Two to four months">
        <PeriodRangeCalendar {...args} minPeriods={2} maxPeriods={4} />
      </Specimen>
    </Row>
  ),
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: { from: '2026-02', to: '2026-07' } },
  render: inEachState(PeriodRangeCalendar, 'Choose at most three months.'),
});
