import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { control, error, ready, status, send } from '#stories/support/form-parts.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Components/Field/Tests',
  component: Field,
  tags: ['beta', 'play'],
  args: { name: 'email', label: 'Email', rules: 'required|email', children: <TextInput /> },
  beforeEach: () => void sent.mockClear(),
  render: (args) => (
    <Form aria-label="Guest" onSubmit={(values) => sent(values)}>
      <Field {...args} />
      <Field name="next" label="Next" optional>
        <TextInput />
      </Field>
      <button type="submit">Send</button>
    </Form>
  ),
});

const email = () => control('Email');
const next = () => control(/^Next/);
const field = () => document.querySelector<HTMLElement>('[data-slot="field"]');

export const AnErrorComesLateAndGoesEarly = meta.story({
  name: 'An error appears on blur and disappears while typing',
  play: async () => {
    await ready();
    await userEvent.type(email(), 'ada@example');
    await expect(error()).toBeNull();
    await userEvent.tab();
    await expect(error()).toHaveTextContent('Enter an email address');
    await expect(email()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(email(), '.co');
    await expect(error()).toBeNull();
    await expect(email()).not.toHaveAttribute('aria-invalid');
    // Once fixed, it may be invalid again while the user types.
    await userEvent.type(email(), '{Backspace>3/}');
    await expect(error()).toBeNull();
    await userEvent.tab();
    await expect(error()).toBeVisible();
  },
});

export const AFieldThatNobodyFilledInIsNotWrong = meta.story({
  name: 'An untouched field is not invalid',
  play: async () => {
    await ready();
    await expect(field()).toHaveAttribute('data-untouched');
    await expect(email()).not.toHaveAttribute('aria-invalid');
    await userEvent.click(email());
    await userEvent.tab();
    await expect(field()).not.toHaveAttribute('data-untouched');
    await expect(error()).toBeNull();
    await expect(email()).not.toHaveAttribute('aria-invalid');
    await expect(email()).toBeRequired();
    await send();
    await expect(error()).toHaveTextContent('This field is required.');
  },
});

export const NothingMovesWhenAnErrorComesAndGoes = meta.story({
  name: 'Nothing shifts when an error appears and disappears',
  play: async () => {
    await ready();
    const place = () => next().getBoundingClientRect().top;
    const before = place();
    await userEvent.type(email(), 'ada');
    await userEvent.tab();
    await expect(error()).toBeVisible();
    await expect(place()).toBe(before);
    await userEvent.type(email(), '@example.com');
    await expect(error()).toBeNull();
    await expect(place()).toBe(before);
  },
});

export const HintErrorAndSuccessAreHeardWithTheControl = meta.story({
  name: 'Hint, error and success describe the control',
  args: { description: 'We write once.', success: 'We know this address.' },
  play: async () => {
    await ready();
    await expect(email()).toHaveAccessibleDescription('We write once.');
    await expect(email()).not.toHaveAttribute('aria-errormessage');
    const [hint = ''] = (email().getAttribute('aria-describedby') ?? '').split(' ');
    await userEvent.type(email(), 'ada');
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

export const AnErrorIsSaidWhenTheFieldIsLeft = meta.story({
  name: 'An error is announced on blur',
  play: async () => {
    await ready();
    await userEvent.type(email(), 'ada');
    await expect(status()).toBeEmptyDOMElement();
    await userEvent.tab();
    await waitFor(() => expect(status()).toHaveTextContent('Email: Enter an email address'));
    const region = status();
    const changes: unknown[] = [];
    new MutationObserver((all) => changes.push(...all)).observe(region ?? document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await userEvent.type(email(), '@');
    await expect(error()).toBeVisible();
    // Screen readers echo the keys themselves.
    await expect(changes).toEqual([]);
    await userEvent.tab();
    // The same message is announced again.
    await waitFor(() => expect(changes.length).toBeGreaterThan(0));
    await waitFor(() => expect(region).toHaveTextContent('Email: Enter an email address'));
  },
});

const answers = new Map<unknown, (isFree: boolean) => void>();
const ended: unknown[] = [];

export const TheNewestAnswerWins = meta.story({
  name: 'The newest result wins',
  args: {
    name: 'user',
    label: 'User name',
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
  play: async () => {
    await ready();
    await userEvent.type(control('User name'), 'a');
    await expect(screen.getByText('Checking…')).toBeVisible();
    await expect(field()).toHaveAttribute('data-pending');
    await userEvent.type(control('User name'), 'd');
    await expect(ended).toEqual(['a']);
    answers.get('ad')?.(true);
    await waitFor(() => expect(screen.getByText('This name is free.')).toBeVisible());
    await expect(field()).not.toHaveAttribute('data-pending');
    answers.get('a')?.(false);
    await userEvent.tab();
    await waitFor(() => expect(answers.has('ad')).toBe(true));
    await expect(error()).toBeNull();
  },
});

export const AConfirmationFollowsItsTarget = meta.story({
  name: 'A confirmation follows its target',
  render: () => (
    <Form>
      <Field name="password" label="Password" rules="required|minLength:8">
        <TextInput type="password" />
      </Field>
      <Field name="again" label="Password again" rules="confirmed:password">
        <TextInput type="password" />
      </Field>
    </Form>
  ),
  play: async () => {
    await ready();
    await userEvent.type(control('Password'), 'correct horse');
    await userEvent.type(control('Password again'), 'correct hors');
    await userEvent.tab();
    await expect(error()).toHaveTextContent('The entries do not match.');
    await userEvent.type(control('Password'), '{Backspace}');
    await expect(error()).toBeNull();
    await userEvent.type(control('Password'), 'e');
    await userEvent.tab();
    await expect(error()).toHaveTextContent('The entries do not match.');
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
  play: async () => {
    await ready();
    const wrong = () =>
      ['Change', 'Blur', 'Submit', 'Passive'].filter(
        (name) => control(name).ariaInvalid === 'true',
      );
    await userEvent.type(control('Change'), 'x');
    await expect(wrong()).toEqual(['Change']);
    await userEvent.type(control('Change'), '{Backspace}1');
    await expect(wrong()).toEqual([]);
    await userEvent.type(control('Blur'), 'x');
    await expect(wrong()).toEqual([]);
    await userEvent.type(control('Submit'), 'x');
    await expect(wrong()).toEqual(['Blur']);
    await userEvent.type(control('Passive'), 'x');
    await userEvent.tab();
    await expect(wrong()).toEqual(['Blur']);
    await send();
    await expect(wrong()).toEqual(['Blur', 'Submit', 'Passive']);
    await userEvent.type(control('Submit'), '{Backspace}1');
    await userEvent.type(control('Passive'), '{Backspace}1');
    await userEvent.type(control('Blur'), '{Backspace}1');
    await expect(wrong()).toEqual(['Blur', 'Passive']);
    await userEvent.tab();
    await expect(wrong()).toEqual(['Passive']);
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
});
