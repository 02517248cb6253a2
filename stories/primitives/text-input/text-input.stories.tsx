import { widgetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { TextInput } from '#src/primitives/text-input/index.ts';

const meta = preview.meta({
  title: 'Primitives/Text input',
  component: TextInput,
  tags: ['beta'],
  args: { 'aria-label': 'Room' },
  argTypes: { onChange: { description: 'Called when the text changes.' } },
  parameters: { chromatic: { modes: widgetModes } },
});

export const Default = meta.story({
  args: { defaultValue: 'Oak Room, second floor' },
  parameters: { chromatic: { states: { hover: 'input', focus: 'input' } } },
});

export const Placeholder = meta.story({ args: { placeholder: 'Name or number of the room' } });

export const Invalid = meta.story({
  args: { defaultValue: 'Oak Room, ninth floor', invalid: true },
});

export const ReadOnly = meta.story({
  name: 'Read-only',
  args: { defaultValue: 'Oak Room, second floor', readOnly: true },
});

export const Disabled = meta.story({
  args: { defaultValue: 'Oak Room, second floor', disabled: true },
});
