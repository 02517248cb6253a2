import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { DateRangePicker } from '#src/components/date-picker/index.ts';
import { Field } from '#src/components/field/index.ts';
import { Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Date range picker',
  component: DateRangePicker,
  tags: ['beta'],
  args: { today: '2026-04-03' },
  argTypes: {
    'aria-label': { description: 'Name of the group, if there is no visible label.' },
  },
  render: (args) => (
    <Narrow>
      <Field name="stay" label="Stay">
        <DateRangePicker {...args} />
      </Field>
    </Narrow>
  ),
});

const week = { from: '2026-04-08', to: '2026-04-15' };

export const Default = meta.story();

export const WithValue = meta.story({ name: 'With value', args: { defaultValue: week } });

export const FirstDayOnly = meta.story({
  name: 'First day only',
  args: { defaultValue: { from: '2026-04-08', to: null } },
});

export const InDays = meta.story({
  name: 'Length in days',
  args: { defaultValue: week, countBy: 'days' },
});

export const Reversed = meta.story({
  name: 'Reversed dates',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultText: { from: '15 April', to: '8 April' } },
});

export const TooShort = meta.story({
  name: 'Too short',
  args: { defaultValue: { from: '2026-04-08', to: '2026-04-09' }, minDays: 4 },
});

export const Unavailable = meta.story({
  name: 'Unavailable, with a reason',
  args: {
    defaultValue: { from: '2026-04-08', to: '2026-04-12' },
    unavailable: [{ weekday: 7, reason: 'No departure on Sundays' }],
  },
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: week, disabled: true },
});

export const ReadOnly = meta.story({
  name: 'Read-only',
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: week, readOnly: true },
});

export const Open = meta.story({ args: { defaultValue: week, defaultOpen: true } });

export const OpenWithPresets = meta.story({
  name: 'Open, with presets',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    defaultValue: { from: '2026-03-28', to: '2026-04-03' },
    defaultOpen: true,
    countBy: 'days',
    presets: [
      { label: 'Last 7 days', days: 7 },
      { label: 'Last 30 days', days: 30 },
      { label: 'Next 14 days', from: 'today', days: 14 },
      { label: 'April', from: '2026-04-01', to: '2026-04-30' },
    ],
  },
});
