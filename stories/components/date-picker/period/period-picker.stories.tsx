import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { PeriodPicker } from '#src/components/period-picker/index.ts';
import { ValidatedForm } from '#stories/support/forms/validated-form.tsx';
import { Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Period picker',
  component: PeriodPicker,
  tags: ['beta'],
  args: { unit: 'month', today: '2026-04-15' },
  argTypes: {
    'aria-label': { description: 'Name of the field, if there is no visible label.' },
  },
  render: (args) => (
    <Narrow>
      <Field name="period" label="Period">
        <PeriodPicker {...args} />
      </Field>
    </Narrow>
  ),
});

export const Default = meta.story();

export const Week = meta.story({
  args: { unit: 'week', defaultValue: '2026-W14' },
  parameters: {
    chromatic: {
      states: { hover: 'input, button', focus: 'input, button', pressed: 'input, button' },
    },
  },
});

export const Month = meta.story({ args: { defaultValue: '2026-04' } });

export const Quarter = meta.story({ args: { unit: 'quarter', defaultValue: '2026-Q2' } });

export const Half = meta.story({ args: { unit: 'half', defaultValue: '2026-H1' } });

export const Year = meta.story({ args: { unit: 'year', defaultValue: '2026' } });

export const NotAPeriod = meta.story({
  name: 'Invalid text',
  args: { unit: 'week', defaultText: 'soon' },
});

export const NoSuchWeek = meta.story({
  name: 'A week that does not exist',
  args: { unit: 'week', defaultText: 'W60' },
});

export const TooLate = meta.story({
  name: 'After the last period',
  args: { unit: 'quarter', defaultValue: '2027-Q1', max: '2026-12-31' },
});

export const Unavailable = meta.story({
  name: 'Unavailable, with a reason',
  args: {
    unit: 'week',
    defaultValue: '2026-W17',
    unavailable: [{ period: '2026-W17', reason: 'The house is booked' }],
  },
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: '2026-04', disabled: true },
});

export const ReadOnly = meta.story({
  name: 'Read-only',
  parameters: { chromatic: { modes: colorModes } },
  args: { unit: 'quarter', defaultValue: '2026-Q2', readOnly: true },
});

export const Invalid = meta.story({
  name: 'Marked invalid by the parent',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultValue: '2026-04' },
  render: (args) => (
    <Narrow>
      <ValidatedForm defaultValues={{ period: '2026-04' }}>
        <Field
          name="period"
          label="Period"
          rules={(month) => month !== '2026-04'}
          messages="The report of April is closed."
        >
          <PeriodPicker {...args} />
        </Field>
      </ValidatedForm>
    </Narrow>
  ),
});

export const German = meta.story({
  globals: { locale: 'de' },
  args: { unit: 'week', defaultValue: '2026-W14' },
});

export const Arabic = meta.story({
  globals: { locale: 'ar-EG' },
  args: { unit: 'quarter', defaultValue: '2026-Q2' },
});

export const Japanese = meta.story({
  globals: { locale: 'ja' },
  args: { unit: 'half', defaultValue: '2026-H1' },
});

export const OpenWeeks = meta.story({
  name: 'Open, weeks',
  parameters: { chromatic: { modes: sheetModes } },
  args: { unit: 'week', defaultOpen: true, defaultValue: '2026-W14' },
});

export const OpenQuarters = meta.story({
  name: 'Open, quarters with limits',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    unit: 'quarter',
    defaultOpen: true,
    defaultValue: '2026-Q2',
    min: '2025-Q2',
    unavailable: [{ period: '2026-Q3', reason: 'The books are closed' }],
  },
});

export const OpenWithPresets = meta.story({
  name: 'Open, with presets',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    defaultOpen: true,
    defaultValue: '2026-05',
    presets: [
      { label: 'This month', offset: 0 },
      { label: 'Next month', offset: 1 },
      { label: 'Start of the year', period: '2026-01' },
    ],
  },
});
