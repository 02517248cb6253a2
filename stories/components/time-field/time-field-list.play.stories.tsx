import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TimeField } from '#src/components/time-field/index.ts';
import { details } from '#stories/support/picker-parts.ts';

const changed = fn();
const opened = fn();

const meta = preview.meta({
  title: 'Components/Time field/Tests of the list',
  component: TimeField,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Departure', now: '14:20', onValueChange: changed, onOpenChange: opened },
  beforeEach: () => {
    changed.mockClear();
    opened.mockClear();
  },
});

const field = () => screen.getByLabelText<HTMLInputElement>('Departure');
const list = () => screen.queryByRole('listbox', { name: /^Times/ });
const option = (name: string) => screen.findByRole('option', { name });
const button = () => screen.getByRole('button', { name: /^Show times/ });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

export const TheListOpensAtTheValueAndASelectionClosesIt = meta.story({
  name: 'The button opens the list at the value, and selecting a time closes it',
  args: { defaultValue: '17:00' },
  play: async () => {
    await expect(list()).toBeNull();
    await userEvent.click(button());
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    const chosen = await option('5:00 PM');
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(active()).toBe(chosen);
    const box = list()?.getBoundingClientRect();
    const row = chosen.getBoundingClientRect();
    await expect(row.top).toBeGreaterThan(box?.top ?? NaN);
    await expect(row.bottom).toBeLessThan(box?.bottom ?? NaN);
    await userEvent.click(await option('6:30 PM'));
    await expect(list()).toBeNull();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveValue('6:30 PM');
    await expect(changed).toHaveBeenCalledWith('18:30', details('item-press'));
    await expect(opened.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
      [true, 'trigger-press'],
      [false, 'item-press'],
    ]);
  },
});

export const WithoutAValueTheListOpensAtNow = meta.story({
  name: 'Without a value, the list opens at the current time',
  play: async () => {
    field().focus();
    await userEvent.keyboard('{ArrowDown}');
    const next = await option('2:30 PM');
    await expect(active()).toBeNull();
    const box = list()?.getBoundingClientRect();
    await expect(next.getBoundingClientRect().top).toBeGreaterThan(box?.top ?? NaN);
    await expect(next.getBoundingClientRect().bottom).toBeLessThan(box?.bottom ?? NaN);
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe(next);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(field()).toHaveValue('3:00 PM');
    await expect(changed).toHaveBeenCalledWith('15:00', details('item-press', KeyboardEvent));
  },
});

export const ArrowKeysMoveThroughRowsAndColumns = meta.story({
  name: 'Arrow keys move through rows and columns',
  args: { defaultValue: '09:00' },
  play: async ({ step }) => {
    field().focus();
    await userEvent.keyboard('{F4}');
    const tiles = await screen.findAllByRole('option');
    const columns = tiles.filter(
      (tile) => tile.getBoundingClientRect().top === tiles[0]?.getBoundingClientRect().top,
    ).length;
    await step('The list has at least three columns', async () => {
      await expect(columns).toBeGreaterThanOrEqual(3);
    });
    await step('Press Left in the text: the chosen time is active', async () => {
      // In the text, before a first move in the list.
      await userEvent.keyboard('{ArrowLeft}');
      await expect(active()).toBe(await option('9:00 AM'));
    });
    await step('Press Down: the time in the row below is active', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(active()).toBe(tiles[18 + columns]);
    });
    await step('Press Right, then Up: the time after the chosen one is active', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowUp}');
      await expect(active()).toBe(tiles[19]);
    });
    await step('Press Left, then Enter: the chosen time is selected', async () => {
      await userEvent.keyboard('{ArrowLeft}{Enter}');
      await expect(field()).toHaveValue('9:00 AM');
    });
  },
});

export const TheTimeThatHasBegunIsMarked = meta.story({
  name: 'The latest time that has started is marked, also in words',
  play: async () => {
    await userEvent.click(button());
    const now = await option('2:00 PM now');
    await expect(now).toHaveAttribute('data-now');
    await expect(getComputedStyle(now, '::before').content).not.toBe('none');
    await expect(document.querySelectorAll('[data-now]')).toHaveLength(1);
  },
});

export const TypingMovesTheOpenList = meta.story({
  name: 'Typing moves the open list to the time',
  play: async () => {
    await userEvent.click(button());
    await userEvent.type(field(), '6 am');
    await expect(active()).toBe(await option('6:00 AM'));
    await userEvent.keyboard('{Enter}');
    await expect(list()).toBeNull();
    await expect(field()).toHaveValue('6:00 AM');
  },
});

export const APresetHasItsOwnReason = meta.story({
  name: 'A preset is selected by its name; one outside the limits is not',
  args: {
    max: '22:00',
    presets: [
      { label: 'Check-in', time: '15:00' },
      { label: 'Late arrival', time: '23:00' },
    ],
  },
  play: async () => {
    await userEvent.click(button());
    const late = await option('Late arrival 11:00 PM');
    await expect(late).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(late);
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.click(await option('Check-in 3:00 PM'));
    await expect(changed).toHaveBeenCalledWith('15:00', details('preset'));
  },
});

export const AListWithoutATimeDoesNotOpen = meta.story({
  name: 'A list without a time does not open',
  args: { min: '09:10', max: '09:20' },
  play: async () => {
    await userEvent.click(button());
    await userEvent.keyboard('{F4}');
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const ATouchDoesNotFocusTheField = meta.story({
  name: 'A touch opens the list without focus in the field, which would open the on-screen keyboard',
  play: async () => {
    const touch = () =>
      button().dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    touch();
    await waitFor(() => expect(list()).not.toBeNull());
    await expect(field()).not.toHaveFocus();
    touch();
    await waitFor(() => expect(list()).toBeNull());
  },
});

export const AScrollbarTakesNoColumn = meta.story({
  name: 'A scrollbar that takes up space does not take a column',
  // The list is wider than this field, so its tiles have their minimum width.
  render: (args) => (
    <div style={{ inlineSize: '12rem' }}>
      <TimeField {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.click(button());
    const times = await screen.findAllByRole('option');
    const columns = () => {
      const [first, ...others] = times.map((time) => time.getBoundingClientRect().top);
      return 1 + others.filter((top) => top === first).length;
    };
    await expect(columns()).toBe(6);
    const box = list();
    if (box) box.style.paddingInlineEnd = `calc(${getComputedStyle(box).paddingInlineEnd} + 15px)`;
    await expect(columns()).toBe(6);
  },
});
