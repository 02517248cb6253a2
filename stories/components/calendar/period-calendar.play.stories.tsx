import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PeriodCalendar } from '#src/components/period-calendar/index.ts';
import { announcements } from '#stories/support/announcements.ts';
import { cell } from '#stories/support/picker-parts.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Period calendar/Tests',
  component: PeriodCalendar,
  tags: ['beta', 'play'],
  args: { today: '2026-04-15', onValueChange: changed },
  beforeEach: () => changed.mockClear(),
});

const focused = () => document.activeElement?.getAttribute('data-period');
const said = () => announcements().at(-1);

const moves: ReadonlyArray<readonly [keys: string, to: string]> = [
  ['{ArrowRight}', '2026-05'],
  ['{ArrowDown}', '2026-08'],
  ['{Home}', '2026-07'],
  ['{End}', '2026-09'],
  ['{ArrowUp}{ArrowLeft}', '2026-05'],
  ['{PageDown}', '2027-05'],
  ['{Shift>}{PageUp}{/Shift}', '2017-05'],
  ['{Control>}{Home}{/Control}', '2017-01'],
  ['{Control>}{End}{/Control}', '2017-12'],
  ['{ArrowRight}', '2018-01'],
  ['t', '2026-04'],
];

export const TheKeysOfDaysMoveMonths = meta.story({
  name: 'The keys of the day calendar move between months',
  play: async () => {
    cell('2026-04').focus();
    for (const [keys, to] of moves) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(focused()).toBe(to));
      await expect(document.querySelectorAll('[data-period][tabindex="0"]')).toHaveLength(1);
    }
    await userEvent.keyboard('{Enter}');
    await expect(changed.mock.calls.map(([period]) => period)).toEqual(['2026-04']);
  },
});

export const ArrowsTurnRoundInTextFromRightToLeft = meta.story({
  name: 'Arrow keys are mirrored in right-to-left layouts',
  args: { unit: 'quarter' },
  render: (args) => (
    <div dir="rtl">
      <PeriodCalendar {...args} />
    </div>
  ),
  play: async () => {
    cell('2026-Q2').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe('2026-Q3');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('2027-Q3');
  },
});

export const BoundsAndReasonsHoldPeriodsBack = meta.story({
  name: 'Limits and reasons make periods unavailable',
  args: {
    min: '2026-02',
    max: '2026-11-30',
    unavailable: [{ period: '2026-08', reason: 'Closed in August' }],
  },
  play: async ({ canvas }) => {
    cell('2026-08').focus();
    await userEvent.keyboard('{Enter}');
    await expect(said()).toBe('Closed in August');
    await expect(cell('2026-08')).toHaveAccessibleName('August 2026, Closed in August');
    await expect(cell('2026-01')).toHaveAccessibleName(/Choose February 2026 or later\.$/);
    await expect(cell('2026-12')).toHaveAttribute('aria-disabled', 'true');
    await expect(cell('2026-11')).not.toHaveAttribute('aria-disabled');
    for (const name of ['Previous year', 'Next year']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const PressSelectsAndTakesBack = meta.story({
  name: 'A click selects a period, and a second one clears it',
  args: { unit: 'year' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next years' }));
    await waitFor(() => expect(said()).toMatch(/^2028\s–\s2039$/u));
    await userEvent.click(cell('2031'));
    await userEvent.click(cell('2031'));
    await expect(changed.mock.calls.map(([period, { reason }]) => [period, reason])).toEqual([
      ['2031', 'item-press'],
      [null, 'clear'],
    ]);
  },
});

export const KeysMoveByRowsBetweenWeeks = meta.story({
  name: 'A week is a row: arrow keys move by weeks, page keys by months',
  args: { unit: 'week' },
  play: async () => {
    const steps: ReadonlyArray<readonly [keys: string, to: string]> = [
      ['{ArrowDown}', '2026-W17'],
      ['{ArrowRight}', '2026-W18'],
      // April 27 to May 3 is in both months, so that the next week turns the page.
      ['{ArrowDown}', '2026-W19'],
      ['{ArrowUp}{ArrowLeft}', '2026-W17'],
      ['{Home}', '2026-W14'],
      ['{End}', '2026-W18'],
      // May has no week in the fifth row after this one; June has.
      ['{PageDown}', '2026-W22'],
      ['{PageUp}', '2026-W18'],
      ['{PageUp}', '2026-W13'],
      ['{Shift>}{PageDown}{/Shift}', '2027-W13'],
      ['t', '2026-W16'],
    ];
    cell('2026-W16').focus();
    for (const [keys, to] of steps) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(focused()).toBe(to));
      await expect(document.querySelectorAll('[data-period][tabindex="0"]')).toHaveLength(1);
    }
    await userEvent.keyboard('{Enter}');
    await expect(changed.mock.calls.map(([period]) => period)).toEqual(['2026-W16']);
    await expect(cell('2026-W16')).toHaveAccessibleName('Week 16, April 13 – 19, 2026');
  },
});

export const WholeRowIsTheWeek = meta.story({
  name: 'A click on any day of a row selects its week',
  args: { unit: 'week' },
  play: async () => {
    const days = cell('2026-W18').querySelectorAll<HTMLElement>('[data-slot="calendar-week-day"]');
    await expect([...days].map(({ dataset }) => dataset.text)).toEqual([
      '27',
      '28',
      '29',
      '30',
      '1',
      '2',
      '3',
    ]);
    await userEvent.click(days[6] ?? cell('2026-W18'));
    await expect(changed).toHaveBeenLastCalledWith('2026-W18', expect.anything());
    await expect(cell('2026-W18')).toHaveAttribute('aria-selected', 'true');
  },
});

export const WeeksOfTheRegion = meta.story({
  name: 'Weeks start and are numbered according to the region',
  globals: { locale: 'en-US' },
  args: { unit: 'week', weekNumbers: 'local', today: '2026-01-01' },
  play: async () => {
    await expect(cell('2026-W01')).toHaveAccessibleName(
      'Week 1, December 28, 2025 – January 3, 2026',
    );
    await expect(document.querySelector('[data-slot="calendar-weekday"]')).toHaveAccessibleName(
      'Sunday',
    );
  },
});

const caption = () => {
  const button = document.querySelector<HTMLElement>('[data-slot="calendar-caption-button"]');
  if (!button) throw new Error('The caption is no button.');
  return button;
};

export const CaptionOpensMonthsAndYearsAboveWeeks = meta.story({
  name: 'The caption opens months and years above the weeks',
  args: { unit: 'week' },
  play: async ({ step }) => {
    await step('Click the caption: the months appear with focus on the shown one', async () => {
      await expect(caption()).toHaveAccessibleName('April 2026, choose month');
      await userEvent.click(caption());
      await waitFor(() => expect(focused()).toBe('2026-04'));
    });
    await step('Click the caption again: the years appear', async () => {
      await userEvent.click(caption());
      await waitFor(() => expect(focused()).toBe('2026'));
      await expect(caption()).toHaveAccessibleName('2016 – 2027, back to the periods');
    });
    await step('Type a year and press Enter: its months appear', async () => {
      await userEvent.keyboard('2031{Enter}');
      await waitFor(() => expect(focused()).toBe('2031-04'));
    });
    await step('Select the next month: its weeks appear, and nothing is reported', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await waitFor(() => expect(said()).toBe('May 2031'));
      await waitFor(() => expect(focused()).toBe('2031-W18'));
      await expect(changed).not.toHaveBeenCalled();
    });
  },
});

export const CaptionOpensYears = meta.story({
  name: 'The caption opens the years above months, quarters and halves',
  args: { unit: 'quarter', defaultValue: '2026-Q3' },
  play: async ({ step }) => {
    await step('Click the caption: the years appear with focus on the shown one', async () => {
      await expect(caption()).toHaveAccessibleName('2025 – 2027, choose year');
      await userEvent.click(caption());
      await waitFor(() => expect(focused()).toBe('2026'));
    });
    await step('Press Escape: focus returns to the caption', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(caption()).toHaveFocus();
    });
    await step('Press Enter: the years appear again', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(focused()).toBe('2026'));
    });
    await step('Select a year: its quarters appear, and nothing is reported', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(focused()).toBe('2029-Q3'));
      await expect(said()).toBe('2028 – 2030');
      await expect(changed).not.toHaveBeenCalled();
    });
  },
});

export const YearsHaveNothingAbove = meta.story({
  name: 'The caption above years is text',
  args: { unit: 'year' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2016 – 2027')).toBeVisible();
    await expect(document.querySelector('[data-slot="calendar-caption-button"]')).toBeNull();
  },
});
