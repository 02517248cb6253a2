import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { PeriodRangeCalendar } from '#src/components/period-calendar/index.ts';

const meta = preview.meta({
  title: 'Components/Period range calendar',
  component: PeriodRangeCalendar,
  tags: ['beta'],
  args: { today: '2026-04-15' },
});

export const Months = meta.story({ args: { defaultValue: { from: '2026-02', to: '2026-07' } } });

export const Weeks = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: { unit: 'week', defaultValue: { from: '2026-W14', to: '2026-W17' } },
});

export const Quarters = meta.story({
  args: { unit: 'quarter', defaultValue: { from: '2025-Q4', to: '2026-Q3' } },
});

export const Halves = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: { unit: 'half', defaultValue: { from: '2025-H2', to: '2026-H2' } },
});

export const Years = meta.story({
  args: { unit: 'year', defaultValue: { from: '2019', to: '2024' } },
});

export const Begun = meta.story({ args: { defaultValue: { from: '2026-05', to: null } } });

export const Limited = meta.story({
  name: 'With a minimum and maximum length',
  args: { minPeriods: 2, maxPeriods: 4, defaultValue: { from: '2026-05', to: null } },
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: { from: '2026-02', to: '2026-07' }, disabled: true },
});

export const ReadOnly = meta.story({
  name: 'Read-only',
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: { from: '2026-02', to: '2026-07' }, readOnly: true },
});

export const Invalid = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultValue: { from: '2026-02', to: '2026-07' } },
  render: (args) => (
    <Form errors={{ months: 'The report covers at most three months' }}>
      <Field name="months" label="Months">
        <PeriodRangeCalendar {...args} />
      </Field>
    </Form>
  ),
});
