import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { announcements } from '#stories/support/announcements.ts';

const changed = fn();
const opened = fn();

const meta = preview.meta({
  title: 'Components/Country select/Tests by keyboard',
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

export const TabSelectsWhatTheUserReached = meta.story({
  name: 'Tab selects what the user typed or moved to, and nothing else',
  play: async ({ step }) => {
    const leave = async (options?: { shift: boolean }) => {
      await userEvent.tab(options);
      await waitFor(() => expect(list()).not.toBeInTheDocument());
    };
    await step('Open the list with Down and press Tab: nothing is chosen', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await option('Afghanistan');
      await leave();
      await expect(changed).not.toHaveBeenCalled();
    });
    await step('Type a part of a name and press Tab: the first match is chosen', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('germ');
      await option('Germany');
      await leave();
      await expect(field()).toHaveValue('Germany');
      await expect(field()).not.toHaveFocus();
      await expect(changed).toHaveBeenLastCalledWith('DE', {
        reason: 'item-press',
        event: expect.any(KeyboardEvent),
      });
      await waitFor(() => expect(said()).toBe('Germany selected'));
    });
    await step('Move down and press Shift+Tab: the highlighted country is chosen', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant'));
      await userEvent.keyboard('{ArrowDown}');
      await leave({ shift: true });
      await expect(field()).toHaveValue('Ghana');
    });
    await step('Come back and leave: nothing changes, and nothing is announced', async () => {
      changed.mockClear();
      await userEvent.tab();
      await expect(field()).toHaveFocus();
      await userEvent.tab();
      await expect(changed).not.toHaveBeenCalled();
      await expect(said()).toBe('Ghana selected');
    });
  },
});

export const AFullNameIsKeptHoweverTheFieldIsLeft = meta.story({
  name: 'A full name is kept however the field is left, a part of one is not',
  render: (args) => (
    <>
      <CountrySelect {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async () => {
    const next = screen.getByRole('button', { name: 'Next' });
    await userEvent.click(field());
    await userEvent.keyboard('germany');
    await userEvent.click(next);
    await expect(field()).toHaveValue('Germany');
    await expect(changed).toHaveBeenCalledOnce();
    await userEvent.click(field());
    await userEvent.keyboard('fran');
    await userEvent.click(next);
    await expect(field()).toHaveValue('Germany');
    await expect(changed).toHaveBeenCalledOnce();
  },
});

export const ErasingTheTextClears = meta.story({
  name: 'Erasing the text clears the field, Escape brings it back',
  args: { defaultValue: 'FR' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await option('Afghanistan');
    await expect(field()).toHaveValue('');
    await expect(field()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveValue('France');
    await expect(changed).not.toHaveBeenCalled();
    await waitFor(() => expect(said()).toBe('France selected'));
    await userEvent.clear(field());
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(null, {
      reason: 'clear',
      event: expect.any(KeyboardEvent),
    });
    await expect(list()).not.toBeInTheDocument();
    await waitFor(() => expect(said()).toBe('Nothing selected'));
  },
});

export const ARequiredCountryIsNotErased = meta.story({
  name: 'A required country is not erased',
  args: { defaultValue: 'FR', required: true },
  play: async () => {
    await userEvent.clear(field());
    await userEvent.tab();
    await expect(field()).toHaveValue('France');
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const AClickWithoutAPressOpensTheList = meta.story({
  name: 'A click of a screen reader opens the list, on the field and on its button',
  play: async ({ step }) => {
    const button = () => screen.getByRole('button', { name: 'Show countries Country' });
    await step('Click the field without a press: the list opens', async () => {
      field().click();
      await option('Afghanistan');
      await expect(field()).toHaveFocus();
      await expect(button()).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Click its button: the list closes; click it again: the list opens', async () => {
      button().click();
      await waitFor(() => expect(list()).not.toBeInTheDocument());
      button().click();
      await option('Afghanistan');
      await expect(field()).toHaveFocus();
    });
    await step('Press the button with the mouse: the list closes once', async () => {
      opened.mockClear();
      await userEvent.click(button());
      await expect(list()).not.toBeInTheDocument();
      await expect(opened).toHaveBeenCalledOnce();
    });
    await step('The buttons are not in the tab order', async () => {
      await userEvent.tab();
      await expect(button()).not.toHaveFocus();
    });
  },
});

export const SpaceAndHeldKeysSelectNothing = meta.story({
  name: 'Space and held keys select only what the user moved to',
  play: async ({ step }) => {
    await step('Press Space twice: the list opens, and nothing is chosen', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await option('Afghanistan');
      await userEvent.keyboard(' ');
      await expect(changed).not.toHaveBeenCalled();
    });
    await step('Move down and press Space: the country is chosen', async () => {
      await userEvent.keyboard('{ArrowDown} ');
      await expect(field()).toHaveValue('Åland Islands');
    });
    await step(
      'Hold Enter on another country: it is chosen, and nothing is submitted',
      async () => {
        await userEvent.keyboard('{ArrowDown}');
        await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant'));
        await userEvent.keyboard('{ArrowDown}{Enter}');
        await expect(fireEvent.keyDown(field(), { key: 'Enter', repeat: true })).toBe(false);
        await expect(field()).toHaveValue('Albania');
      },
    );
    await step('Press Shift+Home: the text is the browser’s to select', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant'));
      const before = field().getAttribute('aria-activedescendant');
      await userEvent.keyboard('{Shift>}{Home}{End}{ArrowUp}{/Shift}');
      await expect(field()).toHaveAttribute('aria-activedescendant', before);
    });
  },
});
