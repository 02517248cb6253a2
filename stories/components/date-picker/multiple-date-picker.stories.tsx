import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { MultipleDatePicker } from '#src/components/date-picker/index.ts';
import { Field } from '#src/components/field/index.ts';
import { Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Multiple date picker',
  component: MultipleDatePicker,
  tags: ['beta'],
  args: { today: '2026-04-03' },
  argTypes: {
    'aria-label': { description: 'Name of the field, if there is no visible label.' },
  },
  render: (args) => (
    <Narrow>
      <Field name="shifts" label="Shifts">
        <MultipleDatePicker {...args} />
      </Field>
    </Narrow>
  ),
});

const shifts = ['2026-04-08', '2026-04-15', '2026-04-22'];

export const Default = meta.story();

export const WithValue = meta.story({ name: 'With value', args: { defaultValue: shifts } });

export const Partly = meta.story({
  name: 'Text with an error',
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: ['2026-04-08'], defaultText: '31 April' },
});

export const Full = meta.story({
  name: 'Above the maximum',
  args: { defaultValue: shifts, maxDays: 3, defaultText: '29 April' },
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: shifts, disabled: true },
});

export const ReadOnly = meta.story({
  name: 'Read-only',
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: shifts, readOnly: true },
});

export const Arabic = meta.story({
  globals: { locale: 'ar-EG' },
  args: { defaultValue: shifts },
  render: (args) => (
    <Narrow>
      <Field name="shifts" label="نوبات العمل">
        <MultipleDatePicker {...args} />
      </Field>
    </Narrow>
  ),
});

export const Open = meta.story({
  args: { defaultValue: shifts, maxDays: 4, defaultOpen: true },
  parameters: { chromatic: { modes: sheetModes, height: 620 } },
});
