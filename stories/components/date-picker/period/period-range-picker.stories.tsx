import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { PeriodRangePicker } from '#src/components/period-picker/index.ts';
import { Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Period range picker',
  component: PeriodRangePicker,
  tags: ['beta'],
  args: { unit: 'month', today: '2026-04-15' },
  argTypes: {
    'aria-label': { description: 'Name of the fields, if there is no visible label.' },
  },
  render: (args) => (
    <Narrow>
      <Field name="periods" label="Report">
        <PeriodRangePicker {...args} />
      </Field>
    </Narrow>
  ),
});

export const Default = meta.story();

export const Months = meta.story({ args: { defaultValue: { from: '2026-04', to: '2026-09' } } });

export const Weeks = meta.story({
  args: { unit: 'week', defaultValue: { from: '2026-W14', to: '2026-W17' } },
  parameters: {
    chromatic: {
      states: { hover: 'input, button', focus: 'input, button', pressed: 'input, button' },
    },
  },
});

export const Quarters = meta.story({
  args: { unit: 'quarter', defaultValue: { from: '2025-Q4', to: '2026-Q3' } },
});

export const Reversed = meta.story({
  name: 'Last period before the first',
  parameters: { chromatic: { modes: sheetModes } },
  args: { unit: 'quarter', defaultText: { from: 'Q3 2026', to: 'Q1 2026' } },
});

export const TooLate = meta.story({
  name: 'After the last period',
  args: { unit: 'year', defaultValue: { from: '2025', to: '2030' }, max: '2028' },
});

export const TooShort = meta.story({
  name: 'Too few periods',
  args: { defaultValue: { from: '2026-04', to: '2026-05' }, minPeriods: 3 },
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: { from: '2026-04', to: '2026-09' }, disabled: true },
});

export const ReadOnly = meta.story({
  name: 'Read-only',
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: { from: '2026-04', to: '2026-09' }, readOnly: true },
});

export const Arabic = meta.story({
  globals: { locale: 'ar-EG' },
  args: { unit: 'quarter', defaultValue: { from: '2025-Q4', to: '2026-Q3' } },
});

export const Open = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    unit: 'quarter',
    defaultOpen: true,
    defaultValue: { from: '2025-Q4', to: '2026-Q3' },
    presets: [
      { label: 'Last 4 quarters', periods: 4 },
      { label: 'Fiscal year 2027', from: '2026-Q4', to: '2027-Q3' },
    ],
  },
});

export const OpenWeeks = meta.story({
  name: 'Open, weeks',
  parameters: { chromatic: { modes: sheetModes } },
  args: { unit: 'week', defaultOpen: true, defaultValue: { from: '2026-W14', to: '2026-W17' } },
});
