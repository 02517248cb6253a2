import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CountrySelect } from '#src/components/country-select/index.ts';

const changed = fn();
const sent = fn();

const meta = preview.meta({
  title: 'Components/Country select/Tests in a form',
  component: CountrySelect,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Country', onValueChange: changed },
  beforeEach: () => {
    changed.mockClear();
    sent.mockClear();
  },
});

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const hidden = () => {
  const input = document.querySelector<HTMLInputElement>('input[autocomplete="country"]');
  if (!input) throw new Error('There is no control for the browser to fill in.');
  return input;
};

export const TheBrowserMayFillItIn = meta.story({
  name: 'The browser can autofill it',
  play: async ({ step }) => {
    const fill = (text: string) => fireEvent.input(hidden(), { target: { value: text } });
    await step('Fill in a code: the country is chosen and reported', async () => {
      fill('CH');
      await waitFor(() => expect(field()).toHaveValue('Switzerland'));
      await expect(changed).toHaveBeenLastCalledWith('CH', {
        reason: 'autofill',
        event: expect.any(Event),
      });
    });
    await step('Fill in a German name: the country is chosen', async () => {
      fill('Vereinigte Staaten');
      await waitFor(() => expect(field()).toHaveValue('United States'));
      await expect(hidden()).toHaveValue('US');
    });
    await step('Change the value to a code in lowercase: the country is chosen', async () => {
      hidden().value = 'fr';
      hidden().dispatchEvent(new Event('change', { bubbles: true }));
      await waitFor(() => expect(field()).toHaveValue('France'));
    });
    await step('Fill in an unknown name: the country stays', async () => {
      fill('nowhere at all');
      await waitFor(() => expect(hidden()).toHaveValue('FR'));
      await expect(changed).toHaveBeenCalledTimes(3);
    });
  },
});

export const ARequiredFieldKeepsTheFormAndTakesFocus = meta.story({
  name: 'A required field blocks the form and takes focus',
  args: { required: true, name: 'country' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('country'));
      }}
    >
      <CountrySelect {...args} />
      <button type="submit">Send</button>
    </form>
  ),
  play: async ({ step }) => {
    await step('Submit without a country: nothing is sent, and the field has focus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await expect(sent).not.toHaveBeenCalled();
      await waitFor(() => expect(field()).toHaveFocus());
    });
    await step('Type a name and press Enter: the country is chosen', async () => {
      await userEvent.keyboard('chile');
      await option('Chile');
      await userEvent.keyboard('{Enter}');
    });
    await step('Submit again: its code is sent', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await expect(sent).toHaveBeenCalledWith('CL');
    });
  },
});
