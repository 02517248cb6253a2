import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PeriodRangeCalendar } from '#src/components/period-calendar/index.ts';
import { announcements } from '#stories/support/announcements.ts';

const changed = fn();
const previewed = fn();

const meta = preview.meta({
  title: 'Components/Period range calendar/Tests',
  component: PeriodRangeCalendar,
  tags: ['beta', 'play'],
  args: { today: '2026-04-15', onValueChange: changed, onPreviewChange: previewed },
  beforeEach: () => {
    changed.mockClear();
    previewed.mockClear();
  },
});

const cell = (period: string) => {
  const found = document.querySelector<HTMLElement>(`[data-period="${period}"]`);
  if (!found) throw new Error(`${period} is not in sight.`);
  return found;
};
const said = () => announcements().at(-1);
const changes = () => changed.mock.calls.map(([range, { reason }]) => [range, reason]);
const previewCells = () =>
  [...document.querySelectorAll<HTMLElement>('[data-preview]')].map(
    ({ dataset }) => dataset.period,
  );

export const TwoPressesAreARange = meta.story({
  name: 'The first press starts a range, the second ends it',
  play: async ({ step }) => {
    await step('Click a month: the last month is asked for', async () => {
      await userEvent.click(cell('2026-06'));
      await expect(said()).toBe('From June 2026. Choose the last period.');
    });
    await step('Hover over an earlier month: the range is previewed', async () => {
      await userEvent.hover(cell('2026-04'));
      await expect(previewCells()).toEqual(['2026-04', '2026-05', '2026-06']);
      await expect(previewed).toHaveBeenLastCalledWith({ from: '2026-04', to: '2026-06' });
    });
    await step('Click it: the range is reported, and its months are marked', async () => {
      await userEvent.click(cell('2026-04'));
      await expect(said()).toBe('April 2026 to June 2026');
      await expect(changes()).toEqual([
        [{ from: '2026-06', to: null }, 'start'],
        [{ from: '2026-04', to: '2026-06' }, 'end'],
      ]);
      await expect(cell('2026-04')).toHaveAccessibleName('April 2026, start');
      await expect(cell('2026-05')).toHaveAttribute('data-range-middle');
      await expect(cell('2026-06')).toHaveAccessibleName('June 2026, end');
      await expect(previewed).toHaveBeenLastCalledWith(null);
    });
  },
});

export const KeysPickARangeOfWeeks = meta.story({
  name: 'The keyboard selects a range of weeks across two months',
  args: { unit: 'week' },
  play: async ({ step }) => {
    await step('Press Enter and move on: the weeks in between are previewed', async () => {
      cell('2026-W16').focus();
      await userEvent.keyboard('{Enter}{PageDown}{ArrowDown}');
      await waitFor(() => expect(cell('2026-W21')).toHaveFocus());
      await expect(cell('2026-W19')).toHaveAttribute('data-preview');
    });
    await step('Press Space: the range is reported', async () => {
      await userEvent.keyboard(' ');
      await expect(changed).toHaveBeenLastCalledWith(
        { from: '2026-W16', to: '2026-W21' },
        expect.objectContaining({ reason: 'end' }),
      );
    });
  },
});

export const EscapeRestoresTheFormerRange = meta.story({
  name: 'Escape in a range in progress restores the previous one',
  args: { defaultValue: { from: '2026-02', to: '2026-03' } },
  play: async ({ step }) => {
    await step('Click a month and press Escape: both changes are reported', async () => {
      await userEvent.click(cell('2026-08'));
      await userEvent.keyboard('{Escape}');
      await expect(changes()).toEqual([
        [{ from: '2026-08', to: null }, 'start'],
        [{ from: '2026-02', to: '2026-03' }, 'cancel'],
      ]);
    });
    await step('The previous range is back, without a preview', async () => {
      await expect(said()).toBe('February 2026 to March 2026');
      await expect(cell('2026-02')).toHaveAttribute('data-range-start');
      await expect(previewCells()).toEqual([]);
    });
  },
});
