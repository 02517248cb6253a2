import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { nativeArgTypes } from '#stories/support/forms/native-arg-types.ts';
import { Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Text input',
  component: TextInput,
  tags: ['beta'],
  argTypes: {
    ...nativeArgTypes,
    type: {
      control: 'select',
      options: ['text', 'email', 'password', 'search', 'tel', 'url', 'number'],
      description: 'Kind of text, as in HTML.',
      table: { type: { summary: 'string' }, defaultValue: { summary: "'text'" } },
    },
    onChange: { description: 'Called when the text changes.' },
  },
  render: (args) => (
    <Narrow>
      <Field name="room" label="Room">
        <TextInput {...args} />
      </Field>
    </Narrow>
  ),
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
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultValue: 'Oak Room, second floor', readOnly: true },
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: 'Oak Room, second floor', disabled: true },
});
