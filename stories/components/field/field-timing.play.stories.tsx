import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { control, error, ready, send } from '#stories/support/forms/form-parts.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Components/Field/Tests of timing',
  component: Field,
  tags: ['beta', 'play'],
  args: { name: 'email', label: 'Email', rules: 'required|email', children: <TextInput /> },
  beforeEach: () => void sent.mockClear(),
  render: (args) => (
    <Form aria-label="Guest">
      <Field {...args} />
      <button type="submit">Send</button>
    </Form>
  ),
});

const email = () => control('Email');

export const AnErrorComesLateAndGoesEarly = meta.story({
  name: 'An error appears on blur and disappears while typing',
  play: async ({ step }) => {
    await ready();
    await step('Type an incomplete address: there is no error yet', async () => {
      await userEvent.type(email(), 'ada@example');
      await expect(error()).toBeNull();
    });
    await step('Leave the field: the error appears', async () => {
      await userEvent.tab();
      await expect(error()).toHaveTextContent('Enter an email address');
      await expect(email()).toHaveAttribute('aria-invalid', 'true');
    });
    await step('Complete the address: the error disappears', async () => {
      await userEvent.type(email(), '.co');
      await expect(error()).toBeNull();
      await expect(email()).not.toHaveAttribute('aria-invalid', 'true');
    });
    await step('Remove letters: there is no error yet', async () => {
      // Once fixed, it may be invalid again while the user types.
      await userEvent.type(email(), '{Backspace>3/}');
      await expect(error()).toBeNull();
    });
    await step('Leave the field: the error appears', async () => {
      await userEvent.tab();
      await expect(error()).toBeVisible();
    });
  },
});

export const OtherTimesCanBeChosen = meta.story({
  name: 'The timing of validation is configurable',
  render: () => (
    <Form timing="submit" onSubmit={(values) => sent(values)}>
      <Field name="change" label="Change" rules="integer" timing="change">
        <TextInput />
      </Field>
      <Field name="blur" label="Blur" rules="integer" timing="blur">
        <TextInput />
      </Field>
      <Field name="submit" label="Submit" rules="integer">
        <TextInput />
      </Field>
      <Field name="passive" label="Passive" rules="integer" timing="passive">
        <TextInput />
      </Field>
      <button type="submit">Send</button>
    </Form>
  ),
  play: async ({ step }) => {
    await ready();
    const wrong = () =>
      ['Change', 'Blur', 'Submit', 'Passive'].filter(
        (name) => control(name).ariaInvalid === 'true',
      );
    await step('“Change” is validated while typing', async () => {
      await userEvent.type(control('Change'), 'x');
      await expect(wrong()).toEqual(['Change']);
      await userEvent.type(control('Change'), '{Backspace}1');
      await expect(wrong()).toEqual([]);
    });
    await step('“Blur” is validated when the field is left', async () => {
      await userEvent.type(control('Blur'), 'x');
      await expect(wrong()).toEqual([]);
      await userEvent.type(control('Submit'), 'x');
      await expect(wrong()).toEqual(['Blur']);
    });
    await step('“Submit” and “Passive” are not validated when the field is left', async () => {
      await userEvent.type(control('Passive'), 'x');
      await userEvent.tab();
      await expect(wrong()).toEqual(['Blur']);
    });
    await step('Submit: all fields are validated', async () => {
      await send();
      await expect(wrong()).toEqual(['Blur', 'Submit', 'Passive']);
    });
    await step('Correct them: “Submit” is valid while typing', async () => {
      await userEvent.type(control('Submit'), '{Backspace}1');
      await userEvent.type(control('Passive'), '{Backspace}1');
      await userEvent.type(control('Blur'), '{Backspace}1');
      await expect(wrong()).toEqual(['Blur', 'Passive']);
    });
    await step('Leave “Blur”: it is valid', async () => {
      await userEvent.tab();
      await expect(wrong()).toEqual(['Passive']);
    });
    await step('Submit: “Passive” is valid, and the form is sent', async () => {
      await send();
      await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    });
  },
});
