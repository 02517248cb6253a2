import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { nativeArgTypes } from '#stories/support/forms/native-arg-types.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';

const hotel = 'Pensão Aurora, Porto';

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
    <Field name="hotel" label="Hotel">
      <TextInput {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  args: { defaultValue: hotel },
  parameters: { chromatic: { states: { hover: 'input', focus: 'input' } } },
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: hotel },
  render: inEachState(TextInput, 'Enter a hotel in Porto.', {
    description: 'Where you stay in Porto',
    wrong: { defaultValue: 'Casa do Rio, Lisbon' },
    further: { Placeholder: { defaultValue: '', placeholder: 'Name or address' } },
  }),
});
