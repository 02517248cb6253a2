import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { MultipleCalendar } from '#src/components/calendar/index.ts';
import { Field, Form } from '#src/components/field/index.ts';

const meta = preview.meta({
  title: 'Components/Multiple calendar',
  component: MultipleCalendar,
  tags: ['beta'],
  args: { today: '2026-04-15', defaultMonth: '2026-04' },
});

export const Default = meta.story({
  args: { defaultValue: ['2026-04-09', '2026-04-10', '2026-04-15', '2026-04-22'] },
});

export const WithinBounds = meta.story({
  name: 'Weekdays of three weeks',
  parameters: { chromatic: { modes: colorModes } },
  args: {
    min: '2026-04-06',
    max: '2026-04-24',
    unavailable: [{ weekday: [6, 7], reason: 'Only workdays' }],
    defaultValue: ['2026-04-07', '2026-04-14', '2026-04-21'],
  },
});

export const AtMost = meta.story({
  name: 'At most three days',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultValue: ['2026-04-07', '2026-04-14', '2026-04-21'], maxDays: 3 },
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: ['2026-04-09', '2026-04-22'], disabled: true },
});

export const ReadOnly = meta.story({
  name: 'Read-only',
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: ['2026-04-09', '2026-04-22'], readOnly: true },
});

export const Invalid = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultValue: ['2026-04-09', '2026-04-22'] },
  render: (args) => (
    <Form errors={{ days: 'Choose at least three days' }}>
      <Field name="days" label="Course days">
        <MultipleCalendar {...args} />
      </Field>
    </Form>
  ),
});
