import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { DateTimeRangePicker } from '#src/components/date-time-picker/index.ts';
import { Field } from '#src/components/field/index.ts';
import { Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Date-time range picker',
  component: DateTimeRangePicker,
  tags: ['beta'],
  args: { now: '2026-04-03T14:20' },
  argTypes: {
    'aria-label': { description: 'Name of the group, if there is no visible label.' },
  },
  render: (args) => (
    <Narrow>
      <Field name="rental" label="Rental">
        <DateTimeRangePicker {...args} />
      </Field>
    </Narrow>
  ),
});

const rental = { from: '2026-04-08T09:30', to: '2026-04-09T12:00' };

export const Default = meta.story();

export const WithValue = meta.story({ name: 'With value', args: { defaultValue: rental } });

export const Reversed = meta.story({
  name: 'End before the start',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultText: { from: '8 April 9:30', to: '8 April 9:00' } },
});

export const TimeMissing = meta.story({
  name: 'Time missing',
  args: { defaultText: { from: 'tomorrow', to: '' } },
});

export const InZone = meta.story({
  name: 'Across a clock change',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    timeZone: 'Europe/Berlin',
    defaultValue: {
      from: '2026-03-28T12:00+01:00[Europe/Berlin]',
      to: '2026-03-29T12:00+02:00[Europe/Berlin]',
    },
  },
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: rental, disabled: true },
});

export const ReadOnly = meta.story({
  name: 'Read-only',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultValue: rental, readOnly: true },
});

export const Arabic = meta.story({
  globals: { locale: 'ar-EG' },
  args: { defaultValue: rental },
  render: (args) => (
    <Narrow>
      <Field name="rental" label="الإيجار">
        <DateTimeRangePicker {...args} />
      </Field>
    </Narrow>
  ),
});

export const Open = meta.story({
  args: { defaultValue: rental, defaultOpen: true },
  parameters: { chromatic: { modes: sheetModes, height: 540 } },
});
