import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PeriodCalendar } from '#src/components/calendar/index.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Period calendar/Tests',
  component: PeriodCalendar,
  tags: ['beta', 'play'],
  args: { today: '2026-04-15', onValueChange: changed },
  beforeEach: () => changed.mockClear(),
});

const cell = (period: string) => {
  const found = document.querySelector<HTMLElement>(`[data-period="${period}"]`);
  if (!found) throw new Error(`${period} is not in sight.`);
  return found;
};
const focused = () => document.activeElement?.getAttribute('data-period');
const said = () => document.querySelector('[role="status"]')?.textContent;

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
  name: 'Arrow keys are mirrored from right to left',
  args: { granularity: 'quarter' },
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
    await expect(cell('2026-01')).toHaveAccessibleName(/Choose February 2026 or later$/);
    await expect(cell('2026-12')).toHaveAttribute('aria-disabled', 'true');
    await expect(cell('2026-11')).not.toHaveAttribute('aria-disabled');
    for (const name of ['Previous year', 'Next year']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const PressPicksAndTakesBack = meta.story({
  name: 'A click picks a period, a second one clears it',
  args: { granularity: 'year' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next years' }));
    await waitFor(() => expect(said()).toMatch(/^2028\s–\s2039$/u));
    await userEvent.click(cell('2031'));
    await userEvent.click(cell('2031'));
    await expect(changed.mock.calls.map(([period, { reason }]) => [period, reason])).toEqual([
      ['2031', 'pick'],
      [null, 'clear'],
    ]);
  },
});

export const FormGetsThePeriod = meta.story({
  name: 'A form submits the period',
  args: { granularity: 'quarter', name: 'quarter', defaultValue: '2026-Q1' },
  render: (args) => (
    <form aria-label="Report">
      <PeriodCalendar {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Report' });
    await userEvent.click(cell('2026-Q4'));
    await expect(new FormData(form).get('quarter')).toBe('2026-Q4');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(new FormData(form).get('quarter')).toBe('2026-Q1'));
  },
});
