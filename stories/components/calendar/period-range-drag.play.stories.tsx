import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PeriodRangeCalendar } from '#src/components/period-calendar/index.ts';
import { PeriodRangePicker } from '#src/components/period-picker/index.ts';
import { announcements } from '#stories/support/announcements.ts';

const changed = fn();
const previewed = fn();

const meta = preview.meta({
  id: 'components-period-range-calendar-tests-by-drag-and-of-the-length',
  title: 'Components/Period range calendar/Tests of drag and length',
  component: PeriodRangeCalendar,
  tags: ['beta', 'play'],
  args: {
    today: '2026-04-15',
    defaultValue: { from: '2026-03', to: '2026-05' },
    onValueChange: changed,
    onPreviewChange: previewed,
  },
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
const at = (period: string) => {
  const { left, top, width, height } = cell(period).getBoundingClientRect();
  return {
    target: cell(period),
    coords: { clientX: left + width / 2, clientY: top + height / 2 },
  };
};
/** Drags from a period over others; the last one is where the pointer is released. */
const drag = async (pointer: 'MouseLeft' | 'TouchA', from: string, ...over: string[]) => {
  const pointerName = pointer === 'TouchA' ? { pointerName: 'TouchA' } : {};
  await userEvent.pointer([
    { keys: `[${pointer}>]`, ...at(from) },
    ...over.map((period) => ({ ...pointerName, ...at(period) })),
    { keys: `[/${pointer}]`, ...at(over.at(-1) ?? from) },
  ]);
};
const selected = () =>
  [...document.querySelectorAll('[data-period][data-selected]')].map((period) =>
    period.getAttribute('data-period'),
  );
const changes = () => changed.mock.calls.map(([range, { reason }]) => [range, reason]);
const said = () => announcements().at(-1);

export const TheLastPeriodIsDragged = meta.story({
  name: 'The last month is dragged with a mouse, and one change is reported',
  play: async () => {
    await drag('MouseLeft', '2026-05', '2026-06', '2026-08');
    await expect(selected()).toEqual([
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
    ]);
    await expect(changes()).toEqual([[{ from: '2026-03', to: '2026-08' }, 'drag']]);
    await expect(previewed.mock.calls).toEqual([
      [{ from: '2026-03', to: '2026-06' }],
      [{ from: '2026-03', to: '2026-08' }],
      [null],
    ]);
    await expect(said()).toBe('March 2026 to August 2026');
  },
});

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

export const EscapeCancelsADrag = meta.story({
  name: 'Escape cancels a drag, and the click that follows selects nothing',
  play: async ({ step }) => {
    await step('Drag an end: the range follows', async () => {
      await userEvent.pointer([{ keys: '[MouseLeft>]', ...at('2026-05') }, at('2026-07')]);
      await expect(selected()).toHaveLength(5);
    });
    await step('Press Escape, then release the button: the range is as before', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.pointer([{ keys: '[/MouseLeft]', ...at('2026-07') }]);
      await expect(changed).not.toHaveBeenCalled();
      await expect(selected()).toEqual(['2026-03', '2026-04', '2026-05']);
    });
  },
});

export const AnEndStopsAtTheRules = meta.story({
  name: 'An end does not follow to a month that cannot end the range',
  args: { minPeriods: 2, maxPeriods: 5, unavailable: ['2026-06'], max: '2026-11' },
  play: async () => {
    await drag('MouseLeft', '2026-05', '2026-06', '2026-03', '2026-07', '2026-08', '2026-12');
    await expect(changes()).toEqual([[{ from: '2026-03', to: '2026-07' }, 'drag']]);
  },
});

export const NothingIsDraggedWhileReadOnly = meta.story({
  name: 'Nothing is dragged while the calendar is read-only',
  args: { readOnly: true },
  play: async () => {
    await drag('MouseLeft', '2026-05', '2026-08');
    await expect(changed).not.toHaveBeenCalled();
    await expect(getComputedStyle(cell('2026-05')).touchAction).toBe('manipulation');
  },
});

export const AShortRangeIsRefused = meta.story({
  name: 'A range of another length is rejected with the reason',
  args: { unit: 'quarter', minPeriods: 2, maxPeriods: 4, defaultValue: null },
  play: async ({ step }) => {
    await step('Begin a range: quarters that are too far are unavailable', async () => {
      await userEvent.click(cell('2026-Q2'));
      await expect(cell('2027-Q2')).toHaveAttribute('data-unavailable');
      await expect(cell('2027-Q2')).toHaveAccessibleName(/Choose up to 12 months/);
      await expect(cell('2027-Q1')).not.toHaveAttribute('data-unavailable');
    });
    await step('Hover over one: the reason is shown; click it: it is announced', async () => {
      await userEvent.hover(cell('2027-Q2'));
      const note = document.querySelector('[data-slot="calendar-note"]');
      await expect(note).toHaveTextContent('Choose up to 12 months.');
      await userEvent.click(cell('2027-Q2'));
      await expect(said()).toBe('Choose up to 12 months.');
    });
    await step('Click the first quarter again: the range is cleared', async () => {
      await userEvent.click(cell('2026-Q2'));
      await expect(changes()).toEqual([
        [{ from: '2026-Q2', to: null }, 'start'],
        [null, 'clear'],
      ]);
    });
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
  play: async ({ canvas, step }) => {
    await step('Drag the last quarter: the fields follow, and the panel stays', async () => {
      await waitFor(() => expect(cell('2026-Q2')).toBeVisible());
      await drag('MouseLeft', '2026-Q2', '2026-Q3', '2026-Q4');
      await expect(changes()).toEqual([[{ from: '2026-Q1', to: '2026-Q4' }, 'drag']]);
      await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('Q4 2026');
      await expect(cell('2026-Q4')).toBeVisible();
    });
    await step('Type a later end: the reason is shown', async () => {
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
    });
  },
});
