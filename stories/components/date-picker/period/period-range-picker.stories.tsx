import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { PeriodRangePicker } from '#src/components/period-picker/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { today } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Period range picker',
  component: PeriodRangePicker,
  tags: ['beta'],
  args: { unit: 'month', today },
  argTypes: {
    'aria-label': { description: 'Name of the fields, if there is no visible label.' },
  },
  render: (args) => (
    <Field name="season" label="Season">
      <PeriodRangePicker {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  args: { defaultValue: { from: '2026-04', to: '2026-09' } },
  parameters: { chromatic: { states: 'input, button' } },
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: { from: '2026-04', to: '2026-09' } },
  render: inEachState(PeriodRangePicker, 'Choose at most three months.', {
    further: {
      Empty: { defaultValue: null },
      Weeks: { unit: 'week', defaultValue: { from: '2026-W14', to: '2026-W17' } },
      'Half-years': { unit: 'half', defaultValue: { from: '2026-H2', to: '2027-H1' } },
      'Last period before the first': {
        unit: 'quarter',
        defaultValue: undefined,
        defaultText: { from: 'Q3 2026', to: 'Q1 2026' },
      },
      'Invalid text': { unit: 'week', defaultValue: undefined, defaultText: { from: 'soon' } },
      'Unavailable, with a reason': {
        unavailable: [{ period: '2026-09', reason: 'The house is booked.' }],
      },
      'Too few periods': { defaultValue: { from: '2026-04', to: '2026-05' }, minPeriods: 3 },
    },
  }),
});

export const Open = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    unit: 'quarter',
    defaultOpen: true,
    defaultValue: { from: '2025-Q4', to: '2026-Q3' },
    presets: [
      { label: 'Last 4 quarters', periods: 4 },
      { label: 'Next winter', from: '2026-Q4', to: '2027-Q1' },
      { label: 'This year', from: '2026-Q1', to: '2026-Q4' },
      { label: 'Next year', from: '2027-Q1', to: '2027-Q4' },
    ],
  },
});

export const OpenWeeks = meta.story({
  name: 'Open, weeks',
  parameters: { chromatic: { modes: sheetModes } },
  args: { unit: 'week', defaultOpen: true, defaultValue: { from: '2026-W14', to: '2026-W17' } },
});
