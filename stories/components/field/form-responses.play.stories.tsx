import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field, Form, useFormState } from '#src/components/field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { control, errors, ready, send, status } from '#stories/support/forms/form-parts.ts';

const asked = fn();

const meta = preview.meta({
  title: 'Components/Form/Tests of responses',
  component: Form,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Booking', onSubmit: asked },
  beforeEach: () => void asked.mockReset(),
});

const formError = () => document.querySelector('[data-slot="form-error"]')?.textContent;

export const WhatIsThrownIsAnAnswerToo = meta.story({
  name: 'A thrown response counts as a response',
  args: {
    defaultValues: { name: 'Ada' },
    children: (
      <>
        <Field name="name" label="Name" rules="required">
          <TextInput />
        </Field>
        <button type="submit">Send</button>
      </>
    ),
  },
  play: async ({ step }) => {
    await ready();
    const sentence = 'The house is closed.';
    await step('The action throws an error of the form: it is announced', async () => {
      asked.mockRejectedValueOnce({ formError: sentence });
      await send();
      await waitFor(() => expect(formError()).toBe(sentence));
      await waitFor(() => expect(status()).toHaveTextContent(sentence));
      await expect(control('Name')).toHaveValue('Ada');
    });
    await step('The action throws an error of a field: the field has focus', async () => {
      asked.mockRejectedValueOnce({ fieldErrors: { name: 'Only once a day.' } });
      await send();
      await waitFor(() => expect(errors()).toEqual(['Only once a day.']));
      await expect(control('Name')).toHaveFocus();
      await expect(formError()).toBeUndefined();
    });
  },
});

const answers: Array<(isFree: boolean) => void> = [];

function Send() {
  const { submitting, submitCount } = useFormState();
  return (
    <button type="submit">
      Send<span data-testid="state">{`${submitting} ${submitCount}`}</span>
    </button>
  );
}

export const ASubmitWaitsForAnAnswerAndHappensOnce = meta.story({
  name: 'A submit waits for validation and runs once',
  beforeEach: () => {
    answers.length = 0;
  },
  args: {
    children: (
      <>
        <Field
          name="user"
          label="Username"
          rules={() => new Promise((resolve) => answers.push(resolve))}
        >
          <TextInput defaultValue="ada" />
        </Field>
        <Send />
      </>
    ),
  },
  play: async ({ step }) => {
    await ready();
    const response = Promise.withResolvers();
    const press = () => userEvent.click(screen.getByRole('button'));
    const state = () => screen.getByTestId('state');
    await step('Submit twice: the name is validated once, and the form waits', async () => {
      await press();
      await press();
      await expect(answers).toHaveLength(1);
      await expect(state()).toHaveTextContent('true 1');
      await expect(asked).not.toHaveBeenCalled();
    });
    await step('The name is valid: the form is submitted once', async () => {
      asked.mockReturnValue(response.promise);
      answers[0]?.(true);
      await waitFor(() => expect(asked).toHaveBeenCalledOnce());
      await press();
      await expect(asked).toHaveBeenCalledOnce();
    });
    await step('The response arrives: the form is no longer pending', async () => {
      response.resolve({ ok: true });
      await waitFor(() => expect(state()).toHaveTextContent('false 1'));
    });
    await step('Submit again with an invalid name: the field has focus', async () => {
      await press();
      await waitFor(() => expect(answers).toHaveLength(2));
      answers[1]?.(false);
      await waitFor(() => expect(control('Username')).toHaveFocus());
      await expect(asked).toHaveBeenCalledOnce();
      await expect(state()).toHaveTextContent('false 2');
    });
  },
});
