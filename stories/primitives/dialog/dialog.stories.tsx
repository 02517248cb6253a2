import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Dialog } from '#src/primitives/dialog/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { DialogExample } from '#stories/support/examples/dialog-example.tsx';
import { Paragraphs } from '#stories/support/paragraphs.tsx';

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  tags: ['beta'],
  args: { heading: <bdi>Delete this trip?</bdi> },
});

export const Open = meta.story({ render: (args) => <DialogExample {...args} defaultOpen /> });

export const WithField = meta.story({
  name: 'With a field',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    heading: 'Rename the trip',
    description: undefined,
    children: (
      <Field name="title" label="Title">
        <TextInput defaultValue="Lisbon, Porto and the Douro" />
      </Field>
    ),
    initialFocus: 'input',
    lightDismiss: false,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="solid">Rename</Button>
      </>
    ),
  },
  render: (args) => <DialogExample {...args} defaultOpen />,
});

export const WithoutActions = meta.story({
  name: 'Without actions',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    heading: 'Keyboard shortcuts',
    description: <bdi>Press a letter while a trip has focus: E edits it, D duplicates it.</bdi>,
    actions: undefined,
  },
  render: (args) => <DialogExample {...args} defaultOpen />,
});

export const LongContent = meta.story({
  name: 'Long content',
  parameters: { chromatic: { modes: sheetModes } },
  args: { heading: 'Terms of the journal', description: undefined, children: <Paragraphs /> },
  render: (args) => <DialogExample {...args} defaultOpen />,
});

export const Closed = meta.story({ render: (args) => <DialogExample {...args} /> });
