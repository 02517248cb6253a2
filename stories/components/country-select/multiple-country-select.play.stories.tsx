import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { MultipleCountrySelect } from '#src/components/country-select/index.ts';
import { announcements } from '#stories/support/announcements.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Multiple country select/Tests',
  component: MultipleCountrySelect,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Delivery', defaultValue: ['CH', 'FR', 'IT'], onValueChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
});

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const list = () => screen.queryByRole('listbox');
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const said = () => announcements().at(-1);
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
const activeCode = () => document.activeElement?.closest('li')?.dataset['code'];
const chosen = () =>
  within(screen.getByRole('list', { name: 'Selected countries Delivery' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const TheInputStaysOnTheLineWhileThereIsRoom = meta.story({
  name: 'The input stays on the line while there is space',
  render: (args) => (
    <div style={{ inlineSize: 448 }}>
      <MultipleCountrySelect {...args} />
    </div>
  ),
  play: async () => {
    const box = document.querySelector('[data-slot="country-select-field"]');
    const isOneLine = () => box?.getBoundingClientRect().height === 40;
    await expect(isOneLine()).toBe(true);
    await userEvent.type(field(), 'Papua New Guinea');
    await expect(isOneLine()).toBe(false);
  },
});

export const SelectingAddsAndSelectingAgainTakesAway = meta.story({
  name: 'Selecting a country adds it, and selecting it again removes it',
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('chile');
    await userEvent.click(await option('Chile'));
    await expect(chosen()).toEqual(['Switzerland', 'France', 'Italy', 'Chile']);
    await waitFor(() => expect(said()).toBe('Chile selected'));
    await expect(list()).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('france{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(['CH', 'IT', 'CL'], {
      reason: 'remove',
      event: expect.any(KeyboardEvent),
    });
    await waitFor(() => expect(said()).toBe('France removed'));
  },
});

export const TheChosenAreOneTabStop = meta.story({
  name: 'The selected countries are one tab stop, where keys move and remove',
  play: async ({ step }) => {
    await step('Tab twice: the last country has focus, then the field', async () => {
      await userEvent.tab();
      await expect(remove('Italy')).toHaveFocus();
      await userEvent.tab();
      await expect(field()).toHaveFocus();
    });
    await step('Press Left twice: the second country has focus, the list is closed', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(remove('France')).toHaveFocus();
      await expect(list()).not.toBeInTheDocument();
    });
    await step('Press Delete: the next country has focus, the removal is announced', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(chosen()).toEqual(['Switzerland', 'Italy']);
      await expect(remove('Italy')).toHaveFocus();
      await waitFor(() => expect(said()).toBe('France removed'));
    });
    await step(
      'Press Home and Enter: the country is removed, and the other has focus',
      async () => {
        await userEvent.keyboard('{Home}{Enter}');
        await expect(chosen()).toEqual(['Italy']);
        await expect(remove('Italy')).toHaveFocus();
      },
    );
    await step('Press Backspace: without countries, the field has focus', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(changed).toHaveBeenLastCalledWith([], {
        reason: 'remove',
        event: expect.any(KeyboardEvent),
      });
      await expect(field()).toHaveFocus();
    });
  },
});

export const TheMouseRemoves = meta.story({
  name: 'A click removes a country and does not open the list',
  play: async () => {
    await userEvent.click(remove('Italy'));
    await expect(chosen()).toEqual(['Switzerland', 'France']);
    await expect(field()).toHaveFocus();
    await expect(list()).not.toBeInTheDocument();
  },
});

/** Goes on holding a key; returns whether the browser may act on it. */
const hold = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat: true });

export const AHeldKeyRemovesOne = meta.story({
  name: 'A held key removes one country at most',
  play: async ({ step }) => {
    await step('Hold Backspace over text: no country is removed after it', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('i{Backspace}');
      hold('Backspace');
      await expect(chosen()).toHaveLength(3);
    });
    await step('Hold Backspace in the empty field: the last country is removed', async () => {
      await userEvent.keyboard('{Backspace}');
      hold('Backspace');
      await expect(chosen()).toEqual(['Switzerland', 'France']);
    });
    await step('Hold Delete, then Enter, on a country: one is removed', async () => {
      await userEvent.keyboard('{Escape}{ArrowLeft}{Home}{Delete}');
      hold('Delete');
      hold('Backspace');
      await expect(hold('Enter')).toBe(false);
      await expect(hold(' ')).toBe(false);
      await expect(chosen()).toEqual(['France']);
    });
    await step('Hold Enter on an option: it is added and not removed again', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('chile');
      await option('Chile');
      await userEvent.keyboard('{Enter}');
      await expect(hold('Enter')).toBe(false);
      await expect(chosen()).toEqual(['France', 'Chile']);
    });
    await step('Press Enter again: no other country is highlighted and added', async () => {
      await expect(field()).not.toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard('{Enter}');
      await expect(chosen()).toEqual(['France', 'Chile']);
    });
  },
});

export const TabAddsAndNeverRemoves = meta.story({
  name: 'Tab adds what was typed and never removes a country',
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('chil');
    await option('Chile');
    await userEvent.tab();
    await expect(chosen()).toEqual(['Switzerland', 'France', 'Italy', 'Chile']);
    await userEvent.click(field());
    await userEvent.keyboard('chile');
    await option('Chile');
    await userEvent.tab();
    await expect(chosen()).toHaveLength(4);
  },
});

export const ArrowsAreMirroredFromRightToLeft = meta.story({
  name: 'Arrow keys are mirrored in right-to-left layouts',
  globals: { locale: 'ar' },
  play: async () => {
    await userEvent.click(field());
    await waitFor(() => expect(list()).toBeInTheDocument());
    await userEvent.keyboard('{Escape}{ArrowRight}');
    await expect(activeCode()).toBe('IT');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(activeCode()).toBe('IT');
  },
});
