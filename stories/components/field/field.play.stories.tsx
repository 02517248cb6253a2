import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { control, error, ready, send } from '#stories/support/forms/form-parts.ts';

const meta = preview.meta({
  title: 'Components/Field/Tests',
  component: Field,
  tags: ['beta', 'play'],
  args: { name: 'email', label: 'Email', rules: 'required|email', children: <TextInput /> },
  render: (args) => (
    <Form aria-label="Guest">
      <Field {...args} />
      <Field name="next" label="Next" optional>
        <TextInput />
      </Field>
      <button type="submit">Send</button>
    </Form>
  ),
});

const email = () => control('Email');
const field = () => document.querySelector<HTMLElement>('[data-slot="field"]');

export const AFieldThatNobodyFilledInIsNotWrong = meta.story({
  name: 'An untouched field is not invalid',
  play: async () => {
    await ready();
    await expect(field()).toHaveAttribute('data-untouched');
    await expect(email()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(email());
    await userEvent.tab();
    await expect(field()).not.toHaveAttribute('data-untouched');
    await expect(error()).toBeNull();
    await expect(email()).not.toHaveAttribute('aria-invalid', 'true');
    await expect(email()).toBeRequired();
    await send();
    await waitFor(() => expect(error()).toHaveTextContent('This field is required.'));
  },
});

export const HintErrorAndSuccessAreHeardWithTheControl = meta.story({
  name: 'Description, error and success describe the control',
  args: { description: 'We write once.', success: 'We know this address.' },
  play: async () => {
    await ready();
    await expect(email()).toHaveAccessibleDescription('We write once.');
    await expect(email()).not.toHaveAttribute('aria-errormessage');
    const [hint = ''] = (email().getAttribute('aria-describedby') ?? '').split(' ');
    await userEvent.type(email(), 'mia');
    await userEvent.tab();
    await expect(email()).toHaveAccessibleDescription(/^We write once\. Enter an email address/);
    await expect(email()).toHaveAttribute('aria-errormessage', error()?.id);
    await userEvent.type(email(), '@example.com');
    await userEvent.tab();
    await expect(email()).toHaveAccessibleDescription('We write once. We know this address.');
    await expect(email()).not.toHaveAttribute('aria-errormessage');
    await expect(email().getAttribute('aria-describedby')?.split(' ')[0]).toBe(hint);
  },
});

const answers = new Map<unknown, (isFree: boolean) => void>();
const ended: unknown[] = [];

export const TheNewestAnswerWins = meta.story({
  name: 'The newest result wins',
  args: {
    name: 'user',
    label: 'Username',
    rules: (value, { signal }) => {
      signal?.addEventListener('abort', () => ended.push(value));
      return new Promise((resolve) => answers.set(value, resolve));
    },
    messages: 'This name is taken.',
    timing: 'change',
    success: 'This name is free.',
  },
  beforeEach: () => {
    answers.clear();
    ended.length = 0;
  },
  play: async ({ step }) => {
    await ready();
    await step('Type a letter: the name is checked', async () => {
      await userEvent.type(control('Username'), 'a');
      await expect(screen.getByText('Checking…')).toBeVisible();
      await expect(field()).toHaveAttribute('data-pending');
    });
    await step('Type another letter: the first check is aborted', async () => {
      await userEvent.type(control('Username'), 'd');
      await expect(ended).toEqual(['a']);
    });
    await step('The second result arrives: the name is free', async () => {
      answers.get('ad')?.(true);
      await waitFor(() => expect(screen.getByText('This name is free.')).toBeVisible());
      await expect(field()).not.toHaveAttribute('data-pending');
    });
    await step('The first result arrives late: it is ignored', async () => {
      answers.get('a')?.(false);
      await userEvent.tab();
      await waitFor(() => expect(answers.has('ad')).toBe(true));
      await expect(error()).toBeNull();
    });
  },
});
