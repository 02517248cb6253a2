import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { OneTimeCodeInput } from '#src/components/one-time-code-input/index.ts';
import { acted } from '#stories/support/acted.tsx';
import { inEachState } from '#stories/support/in-each-state.tsx';

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

const inputIn = (element: HTMLElement) => element.querySelector('input');

/** Puts the caret behind the third character. */
function focusInside(element: HTMLElement) {
  inputIn(element)?.focus();
  inputIn(element)?.setSelectionRange(3, 3);
}

/** Selects the second and the third character. */
function selectTwo(element: HTMLElement) {
  inputIn(element)?.focus();
  inputIn(element)?.setSelectionRange(1, 3);
}

export const Default = meta.story({
  args: { defaultValue: '482913' },
  parameters: { chromatic: { states: { hover: 'input', focus: 'input' } } },
});

export const Empty = meta.story({ parameters: { chromatic: { modes: sheetModes } } });

export const Caret = meta.story({
  name: 'With a caret',
  args: { defaultValue: '482' },
  decorators: [acted(focusInside)],
});

export const Selection = meta.story({
  name: 'With selected characters',
  args: { defaultValue: '4829' },
  decorators: [acted(selectTwo)],
});

export const States = meta.story({
  name: 'Invalid, read-only and disabled',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: '482913' },
  render: inEachState(OneTimeCodeInput, 'This code has expired.'),
});

export const Letters = meta.story({
  name: 'Letters and digits',
  args: { defaultValue: 'K7M2QX', characters: 'alphanumeric' },
  render: (args) => (
    <Field name="code" label="Pairing code">
      <OneTimeCodeInput {...args} />
    </Field>
  ),
});

export const Groups = meta.story({
  name: 'Three groups',
  args: {
    defaultValue: '7F3K9QTM2XWA',
    characters: 'alphanumeric',
    grouping: '4-4-4',
    autoComplete: 'off',
  },
  render: (args) => (
    <Field name="code" label="Recovery code">
      <OneTimeCodeInput {...args} />
    </Field>
  ),
});
