import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { MultipleCountrySelect } from '#src/components/country-select/index.ts';

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
const status = () => document.querySelector('[data-slot="country-select-status"]')?.textContent;
const chosen = () =>
  within(screen.getByRole('list', { name: 'Selected countries' }))
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

export const PickingAddsAndPickingAgainTakesAway = meta.story({
  name: 'Picking adds a country, picking it again removes it',
  play: async ({ step }) => {
    await step('Pick a country: it is added and announced, and the list stays open', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('chile');
      await userEvent.click(await option('Chile'));
      await expect(chosen()).toEqual(['Switzerland', 'France', 'Italy', 'Chile']);
      await expect(status()).toBe('Chile selected');
      await expect(list()).toHaveAttribute('aria-multiselectable', 'true');
    });
    await step('Pick a chosen country: it is removed and announced', async () => {
      await userEvent.keyboard('france{Enter}');
      await expect(changed).toHaveBeenLastCalledWith(['CH', 'IT', 'CL'], {
        reason: 'remove',
        event: expect.any(KeyboardEvent),
      });
      await expect(status()).toBe('France removed');
    });
  },
});

export const AButtonWithANameTakesACountryAway = meta.story({
  name: 'A named button removes a country',
  play: async ({ step }) => {
    await step('Tab: the remove button of the first country has focus', async () => {
      await userEvent.tab();
      const remove = screen.getByRole('button', { name: 'Remove Switzerland' });
      await expect(remove).toHaveFocus();
    });
    await step('Press Enter: the country is removed, and the field has focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(chosen()).toEqual(['France', 'Italy']);
      await expect(field()).toHaveFocus();
    });
    await step('Click another remove button: the list stays closed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove Italy' }));
      await expect(chosen()).toEqual(['France']);
      await expect(list()).not.toBeInTheDocument();
    });
  },
});

export const ArrowsReachTheChosenAndBackspaceRemovesThem = meta.story({
  name: 'Arrow keys reach the selected countries, and Backspace removes them',
  play: async ({ step }) => {
    await step('Close the list and press Left twice: the second country is announced', async () => {
      await userEvent.click(field());
      await option('Afghanistan');
      await userEvent.keyboard('{Escape}{ArrowLeft}{ArrowLeft}');
      await waitFor(() => expect(status()).toBe('France, 2 of 3. Press Backspace to remove it'));
    });
    await step('Press Backspace: the country is removed', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(chosen()).toEqual(['Switzerland', 'Italy']);
    });
  },
});

export const ArrowsAreMirroredFromRightToLeft = meta.story({
  name: 'Arrow keys are mirrored in right-to-left layouts',
  globals: { locale: 'ar' },
  play: async ({ step }) => {
    const active = () => document.querySelector('[data-slot="country-select-value"][data-active]');
    await step('Close the list and press Right: the last country is active', async () => {
      await userEvent.click(field());
      await waitFor(() => expect(list()).toBeInTheDocument());
      await userEvent.keyboard('{Escape}{ArrowRight}');
      await waitFor(() => expect(active()).toHaveAttribute('data-code', 'IT'));
    });
    await step('Press Right, then Left: the last country is active again', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
      await waitFor(() => expect(active()).toHaveAttribute('data-code', 'IT'));
    });
  },
});
