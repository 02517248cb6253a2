import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { announcements } from '#stories/support/announcements.ts';

const changed = fn();
const opened = fn();

const meta = preview.meta({
  title: 'Components/Country select/Tests',
  component: CountrySelect,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Country', onValueChange: changed, onOpenChange: opened },
  beforeEach: () => {
    changed.mockClear();
    opened.mockClear();
  },
});

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const list = () => screen.queryByRole('listbox');
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const said = () => announcements().at(-1);
const clear = () => screen.getByRole('button', { name: 'Clear Country' });
const first = () => document.querySelector('[role="option"]')?.textContent;

async function looksFor(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  await waitFor(() => expect(list()).toBeInTheDocument());
}

export const KeysOpenTheListMoveAndSelect = meta.story({
  name: 'Keys open the list, move in it and select a country',
  play: async ({ step }) => {
    await step('Tab: the field has focus', async () => {
      await userEvent.tab();
      await expect(field()).toHaveFocus();
    });
    await step('Press Down: the list opens', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await option('Afghanistan');
      await expect(field()).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Press Down twice: a country further down is active', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      const active = await option('Albania');
      await expect(field()).toHaveAttribute('aria-activedescendant', active.id);
    });
    await step('Press End: the end of the list is shown', async () => {
      await userEvent.keyboard('{End}');
      const last = await option('Zimbabwe');
      const end = () => list()?.getBoundingClientRect().bottom ?? 0;
      await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(end()));
    });
    await step('Press Enter: the last country is chosen, and the list closes', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(list()).not.toBeInTheDocument();
      await expect(field()).toHaveValue('Zimbabwe');
      await waitFor(() => expect(said()).toBe('Zimbabwe selected'));
      await expect(changed).toHaveBeenCalledOnce();
      await expect(changed).toHaveBeenCalledWith('ZW', {
        reason: 'item-press',
        event: expect.any(KeyboardEvent),
      });
      await expect(field()).not.toHaveAttribute('aria-activedescendant');
    });
  },
});

export const AnyNameFindsACountryAndSaysWhy = meta.story({
  name: 'Any name finds a country and shows the match',
  play: async () => {
    const finds = [
      ['Burma', 'Myanmarformerly Burma'],
      ['0041', 'Switzerland+41'],
      ['Allemagne', 'GermanyAllemagne'],
    ] as const;
    await userEvent.click(field());
    await option('Afghanistan');
    for (const [text, answer] of finds) {
      await looksFor(text);
      await expect(first()).toBe(answer);
    }
    await waitFor(() => expect(said()).toBe('1 result'));
  },
});

export const WhatIsNotFoundIsSaidOutsideTheList = meta.story({
  name: 'A search without results is announced outside the list',
  play: async ({ step }) => {
    await step('Click the field: the list opens', async () => {
      await userEvent.click(field());
      await option('Afghanistan');
    });
    await step('Type a text without a match: a message replaces the list', async () => {
      await userEvent.type(field(), 'xyzzy');
      await waitFor(() => expect(list()).not.toBeInTheDocument());
      await expect(screen.queryAllByText('No country found for “xyzzy”')).toHaveLength(1);
      await expect(field()).toHaveAttribute('aria-expanded', 'false');
      await expect(field()).not.toHaveAttribute('aria-controls');
    });
    await step('Press Enter: nothing is chosen', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(changed).not.toHaveBeenCalled();
    });
    await step('Tab: the text is removed, and the reason is announced', async () => {
      await userEvent.tab();
      await expect(field()).toHaveValue('');
      await waitFor(() => expect(said()).toBe('No country found for “xyzzy”'));
    });
  },
});

export const EscapeClosesTheListAndNotTheDialog = meta.story({
  name: 'Escape closes the list but not the dialog',
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

export const TheMouseSelectsAndClears = meta.story({
  name: 'A mouse selects and clears a country',
  args: { defaultValue: 'FR' },
  play: async () => {
    await userEvent.click(field());
    await waitFor(async () => {
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('France');
    });
    await userEvent.click(await option('Finland'));
    await expect(field()).toHaveValue('Finland');
    await userEvent.click(clear());
    await expect(changed).toHaveBeenLastCalledWith(null, {
      reason: 'clear',
      event: expect.any(MouseEvent),
    });
    await expect(field()).toHaveFocus();
    await expect(list()).not.toBeInTheDocument();
    await waitFor(() => expect(said()).toBe('Nothing selected'));
  },
});

export const OnlyTheOfferedCountriesAreThere = meta.story({
  name: 'Only the offered countries are listed',
  args: {
    countries: ({ region, unMember }) => region === 'europe' && unMember,
    preferred: ['CH', 'AT'],
    defaultOpen: true,
  },
  play: async () => {
    await option('Switzerland');
    const count = document.querySelector('[data-slot="country-select-count"]');
    await expect(count).toHaveTextContent('44 countries and territories');
    await expect(first()).toBe('Switzerland');
    const groups = screen.getAllByRole('group').map((group) => group.ariaLabel);
    await expect(groups).toEqual(['Suggested', 'All countries']);
    await userEvent.click(field());
    await userEvent.keyboard('brazil');
    await waitFor(() => expect(list()).not.toBeInTheDocument());
  },
});

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
