import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { OneTimeCodeInput } from '#src/components/one-time-code-input/index.ts';
import { TesseraProvider } from '#src/core/provider/index.ts';
import { de } from '#src/languages/de.ts';
import { announcements } from '#stories/support/announcements.ts';

const changed = fn();
const completed = fn();

const meta = preview.meta({
  title: 'Components/One-time code input/Tests',
  component: OneTimeCodeInput,
  tags: ['beta', 'play'],
  args: {
    'aria-label': 'Code',
    name: 'code',
    onValueChange: changed,
    onComplete: completed,
  },
  beforeEach: () => {
    changed.mockClear();
    completed.mockClear();
  },
  render: (args) => (
    <form aria-label="Verify" onSubmit={(event) => event.preventDefault()}>
      <OneTimeCodeInput {...args} />
      <button type="submit">Verify</button>
      <button type="reset">Start again</button>
    </form>
  ),
});

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Verify' });
const sent = () => new FormData(form()).get('code');
const typed = { reason: 'type', event: expect.any(Event) };

export const TheLastCharacterCompletesTheCode = meta.story({
  name: 'The last character completes the code',
  play: async ({ step }) => {
    await step('Offer the code of a message', async () => {
      await expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(input()).toHaveAttribute('inputmode', 'numeric');
    });
    await step('Type all digits but the last', async () => {
      await userEvent.type(input(), '48291');
      await expect(completed).not.toHaveBeenCalled();
      await expect(changed).toHaveBeenLastCalledWith('48291', typed);
    });
    await step('Type the last digit', async () => {
      await userEvent.keyboard('3');
      await expect(completed.mock.calls).toEqual([['482913', typed]]);
      await expect(sent()).toBe('482913');
    });
    await step('Type one digit too many', async () => {
      await userEvent.keyboard('7');
      await expect(changed).toHaveBeenCalledTimes(6);
      await expect(completed).toHaveBeenCalledOnce();
    });
    await step('Correct the last digit', async () => {
      await userEvent.keyboard('{Backspace}4');
      await expect(completed).toHaveBeenCalledTimes(2);
    });
  },
});

export const AMessageIsPasted = meta.story({
  name: 'A code is pasted with the message around it, and the paste can be undone',
  play: async () => {
    await userEvent.type(input(), '99');
    await userEvent.paste('Your code is 123-456');
    await expect(input()).toHaveValue('123456');
    const pasted = { reason: 'paste', event: expect.any(Event) };
    await expect(completed.mock.calls).toEqual([['123456', pasted]]);
    document.execCommand('undo');
    await waitFor(() => expect(input()).toHaveValue('99'));
    await expect(changed).toHaveBeenLastCalledWith('99', typed);
    await userEvent.clear(input());
    await userEvent.paste('48');
    await expect(input()).toHaveValue('48');
    await userEvent.paste('29 13');
    await expect(input()).toHaveValue('482913');
  },
});

export const LettersAreCapitals = meta.story({
  name: 'Letters become uppercase',
  args: { characters: 'alphanumeric' },
  play: async () => {
    await expect(input()).toHaveAttribute('inputmode', 'text');
    await userEvent.type(input(), 'k7m-2qx');
    await expect(input()).toHaveValue('K7M2QX');
    await expect(sent()).toBe('K7M2QX');
  },
});

export const ScreenReadersGetOneField = meta.story({
  name: 'A screen reader gets one text field and the progress',
  play: async ({ canvas }) => {
    const tiles = document.querySelector('[data-slot="one-time-code-input-tiles"]');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(tiles).toHaveAttribute('aria-hidden', 'true');
    await userEvent.type(input(), '482');
    await waitFor(() => expect(announcements().at(-1)).toBe('3 of 6'));
    await userEvent.keyboard('-');
    await expect(announcements()).not.toContain('Digits only');
    await userEvent.keyboard('x');
    await expect(announcements().at(-1)).toBe('Digits only');
  },
});

export const TheProgressIsInTheLanguage = meta.story({
  name: 'The progress is announced in the language of the page',
  render: (args) => (
    <TesseraProvider language={de}>
      <OneTimeCodeInput {...args} labels={{ digitsOnly: 'Nichts als Ziffern.' }} />
    </TesseraProvider>
  ),
  play: async () => {
    await userEvent.type(input(), '482');
    await waitFor(() => expect(announcements().at(-1)).toBe('3 von 6'));
    await userEvent.keyboard('x');
    await waitFor(() => expect(announcements()).toContain('Nichts als Ziffern.'));
  },
});

export const AReadOnlyCodeIsNotPastedOver = meta.story({
  name: 'A read-only code is submitted but cannot be changed',
  args: { defaultValue: '482913', readOnly: true },
  play: async () => {
    await userEvent.click(input());
    await userEvent.paste('123456');
    await userEvent.keyboard('1{Backspace}');
    await expect(input()).toHaveValue('482913');
    await expect(sent()).toBe('482913');
    await expect(changed).not.toHaveBeenCalled();
  },
});
