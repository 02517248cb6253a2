import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CountrySelect } from '#src/components/country-select/index.ts';

const changed = fn();
const opened = fn();
const sent = fn();

const meta = preview.meta({
  title: 'Components/Country select/Tests',
  component: CountrySelect,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Country', onValueChange: changed, onOpenChange: opened },
  beforeEach: () => {
    for (const spy of [changed, opened, sent]) spy.mockClear();
  },
});

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const list = () => screen.queryByRole('listbox');
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const shown = () => document.querySelector('[data-slot="country-select-text"]')?.textContent;
const status = () => document.querySelector('[data-slot="country-select-status"]')?.textContent;
const hidden = () => {
  const input = document.querySelector<HTMLInputElement>('input[autocomplete="country"]');
  if (!input) throw new Error('There is no control for the browser to fill in.');
  return input;
};
const first = () => document.querySelector('[role="option"]')?.textContent;

async function looksFor(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  await waitFor(() => expect(list()).toBeInTheDocument());
}

export const KeysOpenTheListMoveAndPick = meta.story({
  name: 'Keys open the list, move and pick',
  play: async () => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await option('Afghanistan');
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = await option('Albania');
    await expect(field()).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(first()).not.toBe('Afghanistan'));
    await option('Zimbabwe');
    await userEvent.keyboard('{Enter}');
    await expect(list()).not.toBeInTheDocument();
    await expect(shown()).toBe('Zimbabwe');
    await expect(changed).toHaveBeenCalledOnce();
    await expect(field()).toHaveAccessibleDescription('Zimbabwe');
    await expect(changed).toHaveBeenCalledWith('ZW', {
      reason: 'pick',
      event: expect.any(KeyboardEvent),
    });
    await expect(field()).not.toHaveAttribute('aria-activedescendant');
  },
});

export const AnyNameFindsACountryAndSaysWhy = meta.story({
  name: 'Any name finds a country and shows the match',
  play: async () => {
    const finds = [
      ['Deutschland', 'GermanyDeutschland'],
      ['Burma', 'Myanmarformerly Burma'],
      ['cote d’iv', 'Côte d’Ivoire'],
      ['CHE', 'SwitzerlandCHE'],
      ['0041', 'Switzerland+41'],
      ['Bogota', 'Colombiacapital: Bogotá'],
      ['日本', 'Japan日本'],
      ['Россия', 'RussiaРоссия'],
      ['Allemagne', 'GermanyAllemagne'],
    ] as const;
    await userEvent.click(field());
    await option('Afghanistan');
    for (const [text, answer] of finds) {
      await looksFor(text);
      await expect(first()).toBe(answer);
    }
    await expect(status()).toBe('1 result');
  },
});

export const WhatIsNotFoundIsSaidOutsideTheList = meta.story({
  name: 'A search without results is announced outside of the list',
  play: async () => {
    await userEvent.click(field());
    await option('Afghanistan');
    await userEvent.type(field(), 'xyzzy');
    await waitFor(() => expect(list()).not.toBeInTheDocument());
    await expect(screen.queryAllByText('No country found for “xyzzy”')).toHaveLength(2);
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await expect(field()).not.toHaveAttribute('aria-controls');
    await userEvent.keyboard('{Enter}');
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field()).toHaveValue('');
  },
});

export const EscapeClosesTheListAndNotTheDialog = meta.story({
  name: 'Escape closes the list and not the dialog',
  render: (args) => (
    <dialog
      aria-label="Address"
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
    >
      <CountrySelect {...args} />
    </dialog>
  ),
  play: async () => {
    await userEvent.click(field());
    await option('Afghanistan');
    await userEvent.keyboard('{Escape}');
    await expect(list()).not.toBeInTheDocument();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(field()).toHaveFocus();
    await expect(opened).toHaveBeenLastCalledWith(false, {
      reason: 'escape-key',
      event: expect.any(KeyboardEvent),
    });
  },
});

export const TabLeavesWithoutPicking = meta.story({
  name: 'Tab leaves without picking',
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await option('Afghanistan');
    await userEvent.tab();
    await waitFor(() => expect(list()).not.toBeInTheDocument());
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const TheMousePicksAndClears = meta.story({
  name: 'The mouse picks and clears',
  args: { defaultValue: 'FR' },
  play: async () => {
    await userEvent.click(field());
    await waitFor(async () => {
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('France');
    });
    await userEvent.click(await option('Finland'));
    await expect(shown()).toBe('Finland');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(changed).toHaveBeenLastCalledWith(null, {
      reason: 'clear',
      event: expect.any(MouseEvent),
    });
    await expect(field()).toHaveFocus();
    await expect(list()).not.toBeInTheDocument();
    await expect(status()).toBe('Nothing selected');
  },
});

export const TheBrowserMayFillItIn = meta.story({
  name: 'The browser can autofill it',
  play: async () => {
    const fill = (text: string) => fireEvent.input(hidden(), { target: { value: text } });
    fill('CH');
    await waitFor(() => expect(shown()).toBe('Switzerland'));
    await expect(changed).toHaveBeenLastCalledWith('CH', {
      reason: 'autofill',
      event: expect.any(Event),
    });
    fill('Vereinigte Staaten');
    await waitFor(() => expect(shown()).toBe('United States'));
    await expect(hidden()).toHaveValue('US');
    hidden().value = 'fr';
    hidden().dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => expect(shown()).toBe('France'));
    fill('nowhere at all');
    await waitFor(() => expect(hidden()).toHaveValue('FR'));
    await expect(changed).toHaveBeenCalledTimes(3);
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
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(sent).not.toHaveBeenCalled();
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('chile');
    await option('Chile');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenCalledWith('CL');
  },
});

export const OnlyTheOfferedCountriesAreThere = meta.story({
  name: 'Only the offered countries are listed',
  args: {
    include: ({ region, unMember }) => region === 'europe' && unMember,
    preferred: ['CH', 'AT'],
    defaultOpen: true,
  },
  play: async () => {
    await option('Switzerland');
    const count = document.querySelector('[data-slot="country-select-count"]');
    await expect(count).toHaveTextContent('45 countries and territories');
    await expect(first()).toBe('Switzerland');
    const groups = screen.getAllByRole('group').map((group) => group.ariaLabel);
    await expect(groups).toEqual(['Suggested', 'All countries']);
    await userEvent.click(field());
    await userEvent.keyboard('brazil');
    await waitFor(() => expect(list()).not.toBeInTheDocument());
  },
});
