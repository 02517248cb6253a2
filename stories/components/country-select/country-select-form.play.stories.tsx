import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
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
const hidden = () => {
  const input = document.querySelector<HTMLInputElement>('input[autocomplete="country"]');
  if (!input) throw new Error('There is no control for the browser to fill in.');
  return input;
};

export const TheBrowserMayFillItIn = meta.story({
  name: 'The browser can autofill a country',
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
