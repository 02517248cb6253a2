import { widgetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { ColorInput } from '#src/components/color-picker/index.ts';
import { loadColorParts } from '#stories/support/color-parts.ts';
import { Narrow, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Color input',
  component: ColorInput,
  tags: ['beta'],
  parameters: { chromatic: { modes: widgetModes } },
  loaders: [loadColorParts],
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  // Not every browser has an eye dropper, and screenshots must not differ.
  args: { 'aria-label': 'Accent', defaultValue: '#1f7a8c', eyeDropper: false },
  argTypes: {
    'aria-label': { description: 'Name of the field, where no visible label gives one.' },
  },
});

export const Default = meta.story();

export const States = meta.story({
  render: (args) => (
    <Stack>
      <ColorInput {...args} defaultValue={null} />
      <ColorInput {...args} alpha defaultFormat="oklch" defaultValue="oklch(0.7 0.15 50 / 0.5)" />
      <ColorInput {...args} defaultValue="color(display-p3 0 0.8 0.4)" />
      <ColorInput {...args} invalid />
      <ColorInput {...args} readOnly />
      <ColorInput {...args} disabled />
    </Stack>
  ),
});

export const Open = meta.story({
  args: {
    defaultOpen: true,
    alpha: true,
    formats: ['hex', 'oklch'],
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
