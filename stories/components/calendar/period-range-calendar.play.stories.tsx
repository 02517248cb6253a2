import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PeriodRangeCalendar } from '#src/components/period-calendar/index.ts';
import { PeriodRangePicker } from '#src/components/period-picker/index.ts';
import { announcements } from '#stories/support/announcements.ts';
import { cell, drag } from '#stories/support/picker-parts.ts';

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

const said = () => announcements().at(-1);
const changes = () => changed.mock.calls.map(([range, { reason }]) => [range, reason]);
const previewCells = () =>
  [...document.querySelectorAll<HTMLElement>('[data-preview]')].map(
    ({ dataset }) => dataset.period,
  );

export const TwoPressesAreARange = meta.story({
  name: 'The first press starts a range, the second ends it',
  play: async () => {
    await userEvent.click(cell('2026-06'));
    await expect(said()).toBe('From June 2026. Choose the last period.');
    await userEvent.hover(cell('2026-04'));
    await expect(previewCells()).toEqual(['2026-04', '2026-05', '2026-06']);
    await expect(previewed).toHaveBeenLastCalledWith({ from: '2026-04', to: '2026-06' });
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
  },
});

export const EscapeShowsTheRestoredRange = meta.story({
  name: 'Escape restores the range, with focus on its start if it was on another page',
  args: { defaultValue: { from: '2026-02', to: '2026-04' } },
  play: async () => {
    await userEvent.click(cell('2026-06'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(cell('2027-06')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cell('2026-02')).toHaveFocus());
    await expect(changes().at(-1)).toEqual([{ from: '2026-02', to: '2026-04' }, 'cancel']);
  },
});

export const KeysSelectARangeOfWeeks = meta.story({
  name: 'The keyboard selects a range of weeks across two months',
  args: { unit: 'week' },
  play: async () => {
    cell('2026-W16').focus();
    await userEvent.keyboard('{Enter}{PageDown}{ArrowDown}');
    await waitFor(() => expect(cell('2026-W21')).toHaveFocus());
    await expect(cell('2026-W19')).toHaveAttribute('data-preview');
    await userEvent.keyboard(' ');
    await expect(changed).toHaveBeenLastCalledWith(
      { from: '2026-W16', to: '2026-W21' },
      expect.objectContaining({ reason: 'end' }),
    );
  },
});

const selected = () =>
  [...document.querySelectorAll('[data-period][data-selected]')].map((period) =>
    period.getAttribute('data-period'),
  );

export const TheFirstWeekIsDraggedByTouch = meta.story({
  name: 'The first week is dragged by touch, also across the last one',
  args: { unit: 'week', defaultValue: { from: '2026-W15', to: '2026-W16' } },
  play: async () => {
    await drag('TouchA', '2026-W15', '2026-W16', '2026-W18');
    await waitFor(() => expect(selected()).toEqual(['2026-W16', '2026-W17', '2026-W18']));
    await expect(changed).toHaveBeenCalledOnce();
    // The page scrolls from every week but the ends.
    await expect(getComputedStyle(cell('2026-W18')).touchAction).toBe('none');
    await expect(getComputedStyle(cell('2026-W17')).touchAction).toBe('manipulation');
  },
});

export const AnEndStopsAtTheRules = meta.story({
  name: 'An end does not follow to a month that cannot end the range',
  args: {
    defaultValue: { from: '2026-03', to: '2026-05' },
    minPeriods: 2,
    maxPeriods: 5,
    unavailable: ['2026-06'],
    max: '2026-11',
  },
  play: async () => {
    await drag('MouseLeft', '2026-05', '2026-06', '2026-03', '2026-07', '2026-08', '2026-12');
    await expect(changes()).toEqual([[{ from: '2026-03', to: '2026-07' }, 'drag']]);
  },
});

export const AShortRangeIsRefused = meta.story({
  name: 'A range of another length is rejected with the reason',
  args: { unit: 'quarter', minPeriods: 2, maxPeriods: 4, defaultValue: null },
  play: async () => {
    await userEvent.click(cell('2026-Q2'));
    await expect(cell('2027-Q2')).toHaveAttribute('data-unavailable');
    await expect(cell('2027-Q2')).toHaveAccessibleName(/Choose up to 12 months/);
    await expect(cell('2027-Q1')).not.toHaveAttribute('data-unavailable');
    await userEvent.hover(cell('2027-Q2'));
    const note = document.querySelector('[data-slot="calendar-note"]');
    await expect(note).toHaveTextContent('Choose up to 12 months.');
    await userEvent.click(cell('2027-Q2'));
    await expect(said()).toBe('Choose up to 12 months.');
    await userEvent.click(cell('2026-Q2'));
    await expect(changes()).toEqual([
      [{ from: '2026-Q2', to: null }, 'start'],
      [null, 'clear'],
    ]);
  },
});

export const ThePickerStaysOpenAfterADrag = meta.story({
  name: 'The picker stays open after a drag, and rejects a typed range that is too long',
  render: () => (
    <PeriodRangePicker
      aria-label="Report"
      unit="quarter"
      today="2026-04-15"
      maxPeriods={4}
      defaultOpen
      defaultValue={{ from: '2026-Q1', to: '2026-Q2' }}
      onValueChange={changed}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(cell('2026-Q2')).toBeVisible());
    await drag('MouseLeft', '2026-Q2', '2026-Q3', '2026-Q4');
    await expect(changes()).toEqual([[{ from: '2026-Q1', to: '2026-Q4' }, 'drag']]);
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('Q4 2026');
    await expect(cell('2026-Q4')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const end = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.clear(end);
    await userEvent.type(end, 'Q2 2027');
    await userEvent.tab();
    await waitFor(() =>
      expect(document.querySelector('[data-slot$="-message"]')).toHaveTextContent(
        'Choose up to 12 months.',
      ),
    );
    await expect(end).toHaveAttribute('aria-invalid', 'true');
  },
});
