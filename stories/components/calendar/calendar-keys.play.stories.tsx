import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Calendar } from '#src/components/calendar/index.ts';
import { cell } from '#stories/support/picker-parts.ts';

const changed = fn();
const checked = fn((_day: string) => false);
const turned = fn();

const meta = preview.meta({
  title: 'Components/Calendar/Tests by keyboard',
  component: Calendar,
  tags: ['beta', 'play'],
  args: {
    today: '2026-04-15',
    defaultMonth: '2026-04',
    firstDayOfWeek: 1,
    onValueChange: changed,
  },
  beforeEach: () => {
    for (const spy of [changed, checked, turned]) spy.mockClear();
  },
});

const focused = () => document.activeElement?.getAttribute('data-day');
const stops = () => document.querySelectorAll('[data-day][tabindex="0"]');

/** Keys, with the focused day before and after. */
const moves: ReadonlyArray<readonly [keys: string, from: string, to: string]> = [
  ['{ArrowRight}', '2026-04-15', '2026-04-16'],
  ['{ArrowLeft}', '2026-04-15', '2026-04-14'],
  ['{ArrowDown}', '2026-04-15', '2026-04-22'],
  ['{ArrowUp}', '2026-04-15', '2026-04-08'],
  ['{Home}', '2026-04-15', '2026-04-13'],
  ['{End}', '2026-04-15', '2026-04-19'],
  ['{PageDown}', '2026-04-15', '2026-05-15'],
  ['{PageUp}', '2026-05-31', '2026-04-30'],
  ['{Shift>}{PageDown}{/Shift}', '2026-04-30', '2027-04-30'],
  ['{Shift>}{PageUp}{/Shift}', '2027-04-30', '2026-04-30'],
  ['{Control>}{Home}{/Control}', '2026-04-30', '2026-04-01'],
  ['{Control>}{End}{/Control}', '2026-04-01', '2026-04-30'],
  ['{ArrowRight}', '2026-04-30', '2026-05-01'],
  ['{ArrowUp}', '2026-05-01', '2026-04-24'],
  ['t', '2026-04-24', '2026-04-15'],
];

export const EveryKeyMovesAsTheMapSays = meta.story({
  name: 'Every key moves as in the keyboard map',
  play: async () => {
    for (const [keys, from, to] of moves) {
      if (focused() !== from) {
        await waitFor(() => cell(from));
        cell(from).focus();
      }
      await userEvent.keyboard(keys);
      await waitFor(() => expect(focused()).toBe(to));
      await expect(stops()).toHaveLength(1);
      await expect(cell(to)).toHaveAttribute('tabindex', '0');
    }
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const DayInTheSamePlaceOfAnotherMonthIsReadOut = meta.story({
  name: 'A day at the same position in another month is another element, which screen readers announce',
  args: { defaultMonth: '2026-02' },
  play: async () => {
    // 10 February and 10 March 2026 have the same position.
    const before = cell('2026-02-10');
    before.focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toBe('2026-03-10'));
    await expect(document.activeElement).not.toBe(before);
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe('2026-03-11');
  },
});

export const EnterAndSpaceSelect = meta.story({
  name: 'Enter and Space select a day',
  play: async () => {
    cell('2026-04-16').focus();
    await userEvent.keyboard('{Enter}');
    await expect(cell('2026-04-16')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(cell('2026-04-17')).toHaveAttribute('aria-selected', 'true');
    await expect(changed.mock.calls.map(([day]) => day)).toEqual(['2026-04-16', '2026-04-17']);
    await expect(changed.mock.calls[0]?.[1]).toEqual({
      reason: 'item-press',
      event: expect.any(KeyboardEvent),
    });
  },
});

export const ArrowsTurnRoundInTextFromRightToLeft = meta.story({
  name: 'Arrow keys are mirrored in right-to-left layouts',
  render: (args) => (
    <div dir="rtl">
      <Calendar {...args} />
    </div>
  ),
  play: async () => {
    cell('2026-04-15').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe('2026-04-14');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(focused()).toBe('2026-04-16');
  },
});

export const ArrowsWithModifiersStayWithTheBrowser = meta.story({
  name: 'Arrow keys with modifiers are left to the browser',
  play: async () => {
    cell('2026-04-15').focus();
    for (const held of ['Shift', 'Alt', 'Control', 'Meta']) {
      await userEvent.keyboard(`{${held}>}{ArrowLeft}{/${held}}`);
      await expect(focused()).toBe('2026-04-15');
    }
    const kept = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    cell('2026-04-15').dispatchEvent(kept);
    await expect(kept.defaultPrevented).toBe(false);
  },
});

export const ARenderOfTheParentChecksNoDay = meta.story({
  name: 'A parent that renders again does not check the days again',
  args: { unavailable: checked },
  render: function Again(args) {
    const [renders, setRenders] = useState(0);
    return (
      <>
        <Calendar {...args} showOutsideDays={renders > 0} />
        <button type="button" onClick={() => setRenders(renders + 1)}>
          Render
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const calls = [];
    for (let time = 0; time < 2; time += 1) {
      checked.mockClear();
      canvas.getByRole('button', { name: 'Render' }).click();
      await waitFor(() => expect(document.querySelector('[data-outside]')).not.toBeNull());
      calls.push(checked.mock.calls.map(([day]) => day));
    }
    // The first render shows days of March and May.
    const outside = ['2026-03-30', '2026-03-31', '2026-05-01', '2026-05-02', '2026-05-03'];
    await expect(calls).toEqual([outside, []]);
  },
});

export const FocusStaysInTheMonthsOfTheBounds = meta.story({
  name: 'Focus stays within the months of the limits',
  args: { min: '2026-04-10', max: '2026-05-20' },
  play: async () => {
    cell('2026-04-15').focus();
    await userEvent.keyboard('{PageUp}');
    await expect(focused()).toBe('2026-04-01');
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await waitFor(() => expect(focused()).toBe('2026-05-31'));
    await userEvent.keyboard('{Enter}');
    await expect(changed).not.toHaveBeenCalled();
    await expect(cell('2026-05-31')).toHaveAccessibleName(
      'Sunday, May 31, 2026, Choose May 20, 2026 or earlier.',
    );
  },
});

export const MonthThatTheParentRefuses = meta.story({
  name: 'Focus stays where it is while the parent refuses another month',
  args: { month: '2026-04', defaultMonth: undefined, onMonthChange: turned },
  play: async ({ canvas }) => {
    cell('2026-04-15').focus();
    await userEvent.keyboard('{PageDown}');
    await expect(turned).toHaveBeenCalledWith('2026-05', expect.anything());
    await expect(canvas.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await expect(cell('2026-04-15')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(cell('2026-04-16')).toHaveFocus();
  },
});

export const TabEntersAtTheSelectedDayAndLeaves = meta.story({
  name: 'Tab enters at the selected day and leaves',
  args: { defaultValue: '2026-04-23' },
  render: (args) => (
    <>
      <Calendar {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Next month' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'April 2026, choose month' })).toHaveFocus();
    await userEvent.tab();
    await expect(focused()).toBe('2026-04-23');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
  },
});

export const AutoFocusGoesToTheSelectedDay = meta.story({
  name: 'autoFocus focuses the selected day',
  args: { defaultValue: '2026-04-23', autoFocus: true },
  play: async () => {
    await waitFor(() => expect(focused()).toBe('2026-04-23'));
  },
});
