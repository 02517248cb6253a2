import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { PasswordInput } from '#src/components/password-input/index.ts';
import { ready } from '#stories/support/forms/form-parts.ts';

const changed = fn();
const submitted = fn();

const meta = preview.meta({
  title: 'Components/Password input/Tests',
  component: PasswordInput,
  tags: ['beta', 'play'],
  args: { onValueChange: changed },
  beforeEach: () => {
    changed.mockClear();
    submitted.mockClear();
  },
  render: (args) => (
    <Form aria-label="Account" onSubmit={(values) => submitted(values)}>
      <Field name="password" label="Password" rules="required">
        <PasswordInput {...args} />
      </Field>
      <button type="submit">Save</button>
      <button type="reset">Start again</button>
    </Form>
  ),
});

const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const reveal = () => screen.getByRole('button', { name: 'Show password' });
const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot="password-input-${name}"]`);
const secret = 'Tr0ub4dor & 3';

export const TheRevealButtonKeepsCaretAndSelection = meta.story({
  name: 'The reveal button keeps caret and selection',
  play: async () => {
    await userEvent.type(field(), secret);
    field().setSelectionRange(2, 7, 'backward');
    await userEvent.click(reveal());
    await expect(reveal()).toHaveAttribute('aria-pressed', 'true');
    await expect(field()).toHaveAttribute('type', 'text');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveValue(secret);
    const { selectionStart, selectionEnd, selectionDirection } = field();
    await expect([selectionStart, selectionEnd, selectionDirection]).toEqual([2, 7, 'backward']);
    await userEvent.keyboard('!');
    await expect(field()).toHaveValue('Tr!or & 3');
    await userEvent.tab();
    await expect(reveal()).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field()).toHaveAttribute('type', 'password');
    await expect([field().selectionStart, field().selectionEnd]).toEqual([3, 3]);
  },
});

export const ASubmitHidesThePassword = meta.story({
  name: 'A submit hides the password',
  play: async () => {
    await ready();
    await userEvent.type(field(), secret);
    await userEvent.click(reveal());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ password: secret }));
    await expect(field()).toHaveAttribute('type', 'password');
    await expect(reveal()).toHaveAttribute('aria-pressed', 'false');
  },
});

export const CapsLockIsIndicatedWithoutALayoutShift = meta.story({
  name: 'Caps Lock is indicated without a layout shift',
  play: async ({ canvasElement }) => {
    const boxes = () =>
      [...canvasElement.querySelectorAll('input, button, label')].map((element) =>
        JSON.stringify(element.getBoundingClientRect()),
      );
    const before = boxes();
    const hint = part('caps-lock');
    const key = (type: 'keyDown' | 'keyUp', isOn: boolean) =>
      fireEvent[type](field(), { key: 'a', modifierCapsLock: isOn });
    key('keyDown', true);
    await waitFor(() => expect(hint).toHaveTextContent('Caps Lock is on.'));
    await expect(hint).toHaveAttribute('role', 'status');
    await expect(boxes()).toEqual(before);
    key('keyUp', false);
    await waitFor(() => expect(hint).toBeEmptyDOMElement());
    field().focus();
    key('keyDown', true);
    await waitFor(() => expect(hint).toHaveTextContent('Caps Lock is on.'));
    field().blur();
    await waitFor(() => expect(hint).toBeEmptyDOMElement());
    await expect(part('caps-lock')).toBe(hint);
  },
});

export const StrengthIsRatedWhileTyping = meta.story({
  name: 'The strength is rated while typing, in tiles and in words',
  args: { strength: true, autoComplete: 'new-password', weakWords: ['tessera'] },
  play: async ({ step }) => {
    await step('No strength is shown before typing', async () => {
      await expect(field()).toHaveAttribute('autocomplete', 'new-password');
      await expect(screen.queryByRole('meter')).toBeNull();
    });
    await step('Type a common password', async () => {
      await userEvent.type(field(), 'password');
      const meter = await screen.findByRole('meter', { name: 'Password strength' });
      await expect(meter).toHaveAttribute('aria-valuetext', 'Very weak');
      await expect(part('strength-text')).toHaveTextContent('Password strength: Very weak');
      await expect(field()).toHaveAccessibleDescription('Password strength: Very weak');
    });
    await step('Clear it', async () => {
      await userEvent.clear(field());
      await waitFor(() => expect(screen.queryByRole('meter')).toBeNull());
    });
    await step('Type a weak word', async () => {
      await userEvent.type(field(), 'tessera1');
      await waitFor(() => expect(part('strength-text')).toHaveTextContent(/weak/i));
    });
    await step('Type a strong password', async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), 'quiet otter juggles 9 lamps');
      await waitFor(() => expect(part('strength-text')).toHaveTextContent('Strong'));
    });
    await step('Reset the form', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
      await waitFor(() => expect(screen.queryByRole('meter')).toBeNull());
    });
  },
});

export const TheLastPasswordIsRated = meta.story({
  name: 'A late rating of an earlier password is ignored',
  args: { strength: (password) => rateLater(password) },
  play: async () => {
    waiting.length = 0;
    await userEvent.type(field(), 'a');
    await waitFor(() => expect(waiting).toHaveLength(1));
    await userEvent.type(field(), 'b');
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.(4);
    await waitFor(() => expect(part('strength-text')).toHaveTextContent('Strong'));
    waiting[0]?.(0);
    await userEvent.click(reveal());
    await expect(part('strength-text')).toHaveTextContent('Strong');
  },
});

const waiting: Array<(score: 0 | 4) => void> = [];
const rateLater = (_password: string) =>
  new Promise<0 | 4>((resolve) => {
    waiting.push(resolve);
  });
