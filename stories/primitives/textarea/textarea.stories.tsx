import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { Textarea } from '#src/primitives/textarea/index.ts';
import { nativeArgTypes } from '#stories/support/forms/native-arg-types.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';

const meta = preview.meta({
  title: 'Primitives/Textarea',
  component: Textarea,
  tags: ['beta'],
  args: {
    defaultValue: 'We arrive late, about ten in the evening.',
    // The example is English in every language of the toolbar.
    dir: 'auto',
  },
  argTypes: { ...nativeArgTypes, onChange: { description: 'Called when the text changes.' } },
  render: (args) => (
    <Field name="note" label="Note">
      <Textarea {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  parameters: { chromatic: { states: { hover: 'textarea', focus: 'textarea' } } },
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  render: inEachState(Textarea, 'Enter at most 30 characters.', {
    description: 'The host reads it before you arrive.',
    counter: '41 of 30',
    further: {
      Placeholder: { defaultValue: '', placeholder: 'Anything we should know?' },
      Grown: {
        defaultValue:
          'We arrive late, about ten in the evening. The train is in Porto at nine. One of us does not eat meat. Could we have a crib? The boy is two years old. Is there a place for two bicycles?',
      },
    },
  }),
});
