import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { ColorPicker } from '#src/components/color-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { Columns } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Color picker',
  component: ColorPicker,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  // Not every browser has an eye dropper, and screenshots must not differ.
  args: { defaultValue: '#e0662f', showEyeDropper: false },
  render: (args) => (
    <Field name="color" label="Color of the trip">
      <ColorPicker {...args} />
    </Field>
  ),
});

const swatches = [
  { value: '#b3261e', label: 'Brick' },
  { value: '#e0662f', label: 'Terracotta' },
  { value: '#f2b84b', label: 'Honey' },
  { value: '#4c8c57', label: 'Moss' },
  { value: '#1f7a8c', label: 'Lagoon' },
  { value: '#3454a4', label: 'Ink' },
  { value: '#7a3e9d', label: 'Plum' },
  { value: '#1f7a8c80', label: 'Lagoon, half transparent' },
];

export const Default = meta.story();

export const WithAlpha = meta.story({
  name: 'With opacity and notations',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    defaultValue: 'oklch(0.62 0.15 250 / 0.6)',
    alpha: true,
    defaultFormat: 'oklch',
    formats: ['hex', 'rgb', 'hsl', 'oklch'],
    showChannels: true,
  },
});

export const WithSwatches = meta.story({
  parameters: {
    chromatic: {
      states: {
        hover: 'input, button, label',
        focus: 'input, button',
        pressed: 'input, button, label',
      },
    },
  },
  name: 'With swatches',
  args: { swatches, alpha: true },
});

export const WithContrast = meta.story({
  name: 'With contrast',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    contrastWith: '#ffffff',
  },
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { alpha: true, style: { inlineSize: '100%' } },
  render: (args) => (
    <Form errors={{ invalid: 'Choose a lighter color.', alone: 'Choose another color.' }}>
      <Columns wide>
        <Field name="invalid" label="Invalid">
          <ColorPicker {...args} alpha={false} />
        </Field>
        <Field name="alone" label="Invalid, without a field">
          <ColorPicker {...args} alpha={false} showTextField={false} />
        </Field>
        <Field name="outside" label="Outside sRGB">
          <ColorPicker {...args} alpha={false} defaultValue="color(display-p3 0 0.8 0.4)" />
        </Field>
        <Field name="empty" label="Empty">
          <ColorPicker {...args} defaultValue={null} />
        </Field>
        <Field name="readOnly" label="Read-only">
          <ColorPicker {...args} readOnly />
        </Field>
        <Field name="disabled" label="Disabled">
          <ColorPicker {...args} disabled swatches={swatches} />
        </Field>
      </Columns>
    </Form>
  ),
});
