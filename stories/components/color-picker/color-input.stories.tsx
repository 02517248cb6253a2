import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { ColorInput } from '#src/components/color-picker/index.ts';
import { Field } from '#src/components/field/index.ts';
import { ValidatedForm } from '#stories/support/forms/validated-form.tsx';
import { Columns } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Color input',
  component: ColorInput,
  tags: ['beta'],
  render: (args) => (
    <Field name="color" label="Color of the trip">
      <ColorInput {...args} />
    </Field>
  ),
  // Not every browser has an eye dropper, and screenshots must not differ.
  args: { defaultValue: '#1f7a8c', showEyeDropper: false },
  argTypes: {
    'aria-label': { description: 'Name of the field, if there is no visible label.' },
  },
});

export const Default = meta.story();

/** Whether the red, green and blue of a color such as `#1f7a8c` are on average more than half. */
function isLight(color: unknown): boolean {
  const parts = String(color).match(/\w\w/g) ?? [];
  const sum = parts.reduce((total, part) => total + Number.parseInt(part, 16), 0);
  return sum > (3 * 255) / 2;
}

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  render: (args) => (
    <Columns wide>
      <Field name="empty" label="Empty">
        <ColorInput {...args} defaultValue={null} />
      </Field>
      <Field name="translucent" label="Half transparent">
        <ColorInput {...args} alpha defaultFormat="oklch" defaultValue="oklch(0.7 0.15 50 / 0.5)" />
      </Field>
      <Field name="outside" label="Outside sRGB">
        <ColorInput {...args} defaultValue="color(display-p3 0 0.8 0.4)" />
      </Field>
      <ValidatedForm defaultValues={{ invalid: '#1f7a8c' }}>
        <Field name="invalid" label="Invalid" rules={isLight} messages="Choose a lighter color.">
          <ColorInput {...args} />
        </Field>
      </ValidatedForm>
      <Field name="fixed" label="Read-only">
        <ColorInput {...args} readOnly />
      </Field>
      <Field name="locked" label="Disabled" disabled>
        <ColorInput {...args} />
      </Field>
    </Columns>
  ),
});

export const Open = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    defaultOpen: true,
    alpha: true,
    formats: ['hex', 'oklch'],
    contrastWith: '#ffffff',
    swatches: [
      '#b3261e',
      '#e0662f',
      '#f2b84b',
      '#4c8c57',
      '#1f7a8c',
      '#3454a4',
      '#6b4a9c',
      '#3b4248',
    ],
  },
});
