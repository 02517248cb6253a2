import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { PasswordInput, type PasswordInputProps } from '#src/components/password-input/index.ts';
import { Acted, acted } from '#stories/support/acted.tsx';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { Columns } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Password input',
  component: PasswordInput,
  tags: ['beta'],
  argTypes: {
    'aria-label': { description: 'Name of the input, if there is no visible label.' },
    strength: { control: 'inline-radio', options: [true, false] },
  },
  render: (args) => (
    <Field name="password" label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
});

const inputIn = (element: HTMLElement) => element.querySelector('input');

function show(element: HTMLElement) {
  element.querySelector<HTMLElement>('[data-slot="password-input-reveal"]')?.click();
}

function pressWithCapsLock(element: HTMLElement) {
  const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock: true });
  inputIn(element)?.dispatchEvent(event);
}

/** Types one character more, so that the password is rated. */
function type(element: HTMLElement) {
  const input = inputIn(element);
  if (!input) return;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, `${input.value} `.trimEnd());
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const password = 'correct horse';

export const Default = meta.story({
  args: { defaultValue: password },
  parameters: {
    chromatic: {
      states: { hover: 'input, button', focus: 'input, button', pressed: 'button' },
    },
  },
});

export const CapsLock = meta.story({
  name: 'Caps Lock',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultValue: password },
  decorators: [acted(pressWithCapsLock)],
});

export const Shown = meta.story({
  name: 'Shown password',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultValue: password },
  decorators: [acted(show)],
});

/** Renders a password with a strength that an application computes. */
function renderRated(
  args: PasswordInputProps,
  label: string,
  defaultValue: string,
  score: 0 | 1 | 2 | 3 | 4,
) {
  return (
    <Acted act={type}>
      <Field name={`password-${score}`} label={label}>
        <PasswordInput {...args} defaultValue={defaultValue} strength={() => score} />
      </Field>
    </Acted>
  );
}

export const Strength = meta.story({
  name: 'Strength of a new password',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { autoComplete: 'new-password' },
  render: (args) => (
    <Columns wide>
      {renderRated(args, 'Very weak', 'mia ', 0)}
      {renderRated(args, 'Weak', 'mia2026 ', 1)}
      {renderRated(args, 'Fair', 'miatravels ', 2)}
      {renderRated(args, 'Good', 'mia travels light ', 3)}
      {renderRated(args, 'Strong', 'correct horse battery staple ', 4)}
      <Field name="password" label="Not rated yet">
        <PasswordInput {...args} strength />
      </Field>
    </Columns>
  ),
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: password },
  render: inEachState(PasswordInput, 'The password is incorrect.'),
});
