import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { PeriodPicker } from '#src/components/period-picker/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { Columns } from '#stories/support/layout.tsx';
import { today } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Period picker',
  component: PeriodPicker,
  tags: ['beta'],
  args: { unit: 'month', today },
  argTypes: {
    'aria-label': { description: 'Name of the field, if there is no visible label.' },
  },
  render: (args) => (
    <Field name="period" label="Period">
      <PeriodPicker {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  args: { defaultValue: '2026-04' },
  parameters: { chromatic: { states: 'input, button' } },
});

export const Units = meta.story({
  parameters: { stage: 'wide' },
  render: (args) => (
    <Columns>
      <Field name="week" label="Week">
        <PeriodPicker {...args} unit="week" defaultValue="2026-W14" />
      </Field>
      <Field name="quarter" label="Quarter">
        <PeriodPicker {...args} unit="quarter" defaultValue="2026-Q2" />
      </Field>
      <Field name="half" label="Half-year">
        <PeriodPicker {...args} unit="half" defaultValue="2026-H1" />
      </Field>
      <Field name="year" label="Year">
        <PeriodPicker {...args} unit="year" defaultValue="2026" />
      </Field>
    </Columns>
  ),
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: '2026-04' },
  render: inEachState(PeriodPicker, 'The house is closed in April.', {
    further: {
      Empty: { defaultValue: null },
      'Invalid text': { unit: 'week', defaultValue: undefined, defaultText: 'soon' },
      'Unavailable, with a reason': {
        unit: 'week',
        defaultValue: '2026-W17',
        unavailable: [{ period: '2026-W17', reason: 'The house is booked.' }],
      },
    },
  }),
});

export const OpenWeeks = meta.story({
  name: 'Open, weeks',
  parameters: { chromatic: { modes: sheetModes } },
  args: { unit: 'week', defaultOpen: true, defaultValue: '2026-W14' },
});

export const OpenQuarters = meta.story({
  name: 'Open, quarters with limits',
  args: {
    unit: 'quarter',
    defaultOpen: true,
    defaultValue: '2026-Q2',
    min: '2025-Q2',
    unavailable: [{ period: '2026-Q3', reason: 'The house is booked.' }],
  },
});

export const OpenWithPresets = meta.story({
  name: 'Open, with presets',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    defaultOpen: true,
    defaultValue: '2026-05',
    presets: [
      { label: 'Next month', offset: 1 },
      { label: 'Last month', offset: -1 },
      { label: 'Start of the year', period: '2026-01' },
      { label: 'Same month last year', offset: -12 },
    ],
  },
});
