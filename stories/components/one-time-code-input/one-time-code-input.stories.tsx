import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { OneTimeCodeInput } from '#src/components/one-time-code-input/index.ts';
import { acted } from '#stories/support/acted.tsx';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/One-time code input',
  component: OneTimeCodeInput,
  tags: ['beta'],
  argTypes: {
    'aria-label': { description: 'Name of the input, if there is no visible label.' },
  },
  render: (args) => (
    <Field name="code" label="One-time code" description="The 6-digit code from your app">
      <OneTimeCodeInput {...args} />
    </Field>
  ),
});

/** Focuses the input and selects characters, or puts the caret between them. */
const select = (start: number, end: number) => (element: HTMLElement) => {
  const input = element.querySelector('input');
  input?.focus();
  input?.setSelectionRange(start, end);
};
const putCaret = select(3, 3);
const selectTwo = select(1, 3);

export const Default = meta.story({
  args: { defaultValue: '482913' },
  parameters: { chromatic: { states: { hover: 'input', focus: 'input' } } },
});

export const Caret = meta.story({
  args: { defaultValue: '482' },
  decorators: [acted(putCaret)],
});

export const Lengths = meta.story({
  name: 'Letters and groups',
  render: (args) => (
    <Stack filled>
      <Field name="pairing" label="Pairing code">
        <OneTimeCodeInput {...args} defaultValue="K7M2QX" characters="alphanumeric" />
      </Field>
      <Field name="recovery" label="Recovery code">
        <OneTimeCodeInput
          {...args}
          defaultValue="7F3K9QTM2XWA"
          characters="alphanumeric"
          grouping="4-4-4"
          autoComplete="off"
        />
      </Field>
    </Stack>
  ),
});

export const Selection = meta.story({
  name: 'With selected characters',
  args: { defaultValue: '4829' },
  decorators: [acted(selectTwo)],
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: '482913' },
  render: inEachState(OneTimeCodeInput, 'This code has expired.'),
});
