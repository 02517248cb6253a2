import { useRef } from 'react';
import { smallWindowModes, smallWindowSheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Dialog, type DialogProps } from '#src/primitives/dialog/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import styles from '#stories/support/examples/overlay-example.module.css';
import { DialogExample, Paragraphs } from '#stories/support/examples/overlay-examples.tsx';
import { SeveralButtonsOfADialog } from '#stories/support/examples/several-triggers.tsx';

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  tags: ['beta'],
  parameters: { stage: 'none', chromatic: { modes: smallWindowModes } },
  args: { heading: <bdi>Delete this trip?</bdi> },
});

export const Open = meta.story({ render: (args) => <DialogExample {...args} defaultOpen /> });

export const WithField = meta.story({
  name: 'With a field',
  parameters: { chromatic: { modes: smallWindowSheetModes } },
  args: {
    heading: 'Rename the trip',
    description: undefined,
    lightDismiss: false,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="solid">Rename</Button>
      </>
    ),
  },
  render: (args) => <WithFieldExample {...args} />,
});

function WithFieldExample(props: DialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <DialogExample {...props} button="Rename the trip" defaultOpen initialFocus={field}>
      <Field name="title" label="Title">
        <TextInput ref={field} defaultValue="Lisbon, Porto and the Douro" />
      </Field>
    </DialogExample>
  );
}

export const SeveralTriggers = meta.story({
  name: 'Several triggers',
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <SeveralButtonsOfADialog />,
});

export const WithoutActions = meta.story({
  name: 'Without actions',
  parameters: { chromatic: { modes: smallWindowSheetModes } },
  args: {
    heading: 'Keyboard shortcuts',
    description: <bdi>Press a key while a trip has focus.</bdi>,
    actions: undefined,
    children: (
      <ul className={styles.people}>
        <li className={styles.person}>
          Edit
          <kbd className={styles.key}>E</kbd>
        </li>
        <li className={styles.person}>
          Duplicate
          <kbd className={styles.key}>D</kbd>
        </li>
      </ul>
    ),
  },
  render: (args) => <DialogExample {...args} button="Keyboard shortcuts" defaultOpen />,
});

export const LongContent = meta.story({
  name: 'Long content',
  parameters: { chromatic: { modes: { narrow: smallWindowSheetModes.narrow } } },
  args: {
    heading: 'Terms of the journal',
    description: undefined,
    children: <Paragraphs />,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="solid">Accept</Button>
      </>
    ),
  },
  render: (args) => <DialogExample {...args} button="Terms of the journal" defaultOpen />,
});
