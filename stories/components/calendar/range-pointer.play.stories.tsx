import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { RangeCalendar } from '#src/components/calendar/index.ts';
import { DateRangePicker } from '#src/components/date-picker/index.ts';
import { announcements } from '#stories/support/announcements.ts';
import { at, cell, drag } from '#stories/support/picker-parts.ts';

const changed = fn();
const previewed = fn();
const week = { from: '2026-04-06', to: '2026-04-09' };

const meta = preview.meta({
  title: 'Components/Range calendar/Tests by pointer',
  component: RangeCalendar,
  tags: ['beta', 'play'],
  args: {
    today: '2026-04-15',
    defaultMonth: '2026-04',
    defaultValue: week,
    onValueChange: changed,
    onPreviewChange: previewed,
  },
  beforeEach: () => {
    changed.mockClear();
    previewed.mockClear();
  },
});

const daysWith = (attribute: string) =>
  [...document.querySelectorAll(`[data-day][${attribute}]`)].map((found) =>
    found.getAttribute('data-day')?.slice(8),
  );
const selected = () => daysWith('data-selected');
const press = (day: string) => userEvent.click(cell(day));

export const TheLastDayIsDragged = meta.story({
  name: 'The last day is dragged with a mouse, and one change is reported',
  play: async () => {
    await drag('MouseLeft', '2026-04-09', '2026-04-10', '2026-04-11');
    await expect(selected()).toEqual(['06', '07', '08', '09', '10', '11']);
    await expect(changed.mock.calls).toEqual([
      [
        { from: '2026-04-06', to: '2026-04-11' },
        { reason: 'drag', event: expect.any(Event) },
      ],
    ]);
    await expect(previewed.mock.calls).toEqual([
      [{ from: '2026-04-06', to: '2026-04-10' }],
      [{ from: '2026-04-06', to: '2026-04-11' }],
      [null],
    ]);
    await expect(announcements().at(-1)).toBe('April 6 – 11, 2026, 6 days');
  },
});

export const TheFirstDayIsDraggedByTouch = meta.story({
  name: 'The start date can be dragged by touch, even past the end date',
  play: async () => {
    await drag('TouchA', '2026-04-06', '2026-04-08', '2026-04-14');
    await waitFor(() => expect(selected()).toEqual(['09', '10', '11', '12', '13', '14']));
    await expect(changed).toHaveBeenCalledOnce();
    // The page scrolls from every day but the ends.
    await expect(getComputedStyle(cell('2026-04-14')).touchAction).toBe('none');
    await expect(getComputedStyle(cell('2026-04-11')).touchAction).toBe('manipulation');
  },
});

export const APressWithoutAMoveStartsARange = meta.story({
  name: 'A press on an end without a move starts a new range, as on any day',
  play: async () => {
    await drag('MouseLeft', '2026-04-09');
    await expect(changed.mock.calls.map(([range]) => range)).toEqual([
      { from: '2026-04-09', to: null },
    ]);
  },
});

export const AnEndThatReturnsChangesNothing = meta.story({
  name: 'An end that is dragged back changes nothing',
  play: async () => {
    await drag('MouseLeft', '2026-04-09', '2026-04-12', '2026-04-09');
    await expect(changed).not.toHaveBeenCalled();
    await expect(selected()).toEqual(['06', '07', '08', '09']);
  },
});

export const AnEndStopsAtTheRules = meta.story({
  name: 'An end does not follow to a day that cannot end the range',
  args: {
    minDays: 2,
    maxDays: 6,
    allowUnavailableInside: false,
    unavailable: ['2026-04-11'],
  },
  play: async () => {
    await drag('MouseLeft', '2026-04-09', '2026-04-10', '2026-04-11', '2026-04-12', '2026-04-06');
    await expect(changed.mock.calls.map(([range]) => range)).toEqual([
      { from: '2026-04-06', to: '2026-04-10' },
    ]);
    await drag('MouseLeft', '2026-04-10', '2026-04-01');
    await expect(changed).toHaveBeenLastCalledWith(
      { from: '2026-04-01', to: '2026-04-06' },
      expect.objectContaining({ reason: 'drag' }),
    );
  },
});

export const EscapeCancelsADrag = meta.story({
  name: 'Escape cancels a drag',
  play: async () => {
    await userEvent.pointer([{ keys: '[MouseLeft>]', ...at('2026-04-09') }, at('2026-04-15')]);
    await expect(selected()).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    await expect(selected()).toEqual(['06', '07', '08', '09']);
    await userEvent.pointer([{ keys: '[/MouseLeft]', ...at('2026-04-15') }]);
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const ASingleDayIsDraggedIntoARange = meta.story({
  name: 'A range of a single day can be dragged longer',
  args: { defaultValue: { from: '2026-04-09', to: '2026-04-09' } },
  play: async () => {
    await drag('MouseLeft', '2026-04-09', '2026-04-12');
    await expect(selected()).toEqual(['09', '10', '11', '12']);
  },
});

export const ADragDoesNotSwallowTheNextClick = meta.story({
  name: 'A click by assistive technology right after a drag counts',
  play: async () => {
    await drag('MouseLeft', '2026-04-09', '2026-04-12');
    // The click of the drag itself is over in the next task.
    await new Promise((resolve) => setTimeout(resolve));
    cell('2026-04-20').click();
    await waitFor(() => expect(selected()).toEqual(['20']));
  },
});

export const ADayInTheMiddleIsNotDragged = meta.story({
  name: 'Neither a day in the middle nor a read-only end is dragged',
  render: (args) => (
    <>
      <RangeCalendar {...args} />
      <RangeCalendar
        {...args}
        aria-label="Read-only"
        readOnly
        defaultMonth="2026-06"
        defaultValue={{ from: '2026-06-06', to: '2026-06-09' }}
      />
    </>
  ),
  play: async () => {
    await drag('MouseLeft', '2026-04-07', '2026-04-14');
    await drag('MouseLeft', '2026-06-09', '2026-06-14');
    await expect(changed).not.toHaveBeenCalled();
    await expect(getComputedStyle(cell('2026-06-09')).touchAction).toBe('manipulation');
  },
});

export const AnEndIsDraggedInAPicker = meta.story({
  name: 'An end is dragged in a date range picker, which stays open',
  render: () => (
    <DateRangePicker aria-label="Stay" today="2026-04-03" defaultValue={week} numberOfMonths={1} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open calendar/ }));
    await waitFor(() => cell('2026-04-09'));
    await drag('MouseLeft', '2026-04-09', '2026-04-16');
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('04/16/2026');
    await expect(canvas.getByRole('dialog', { name: /^Choose dates/ })).toBeVisible();
  },
});

export const AnotherPointerDoesNotEndADrag = meta.story({
  name: 'Another pointer that is canceled does not end a drag',
  play: async () => {
    const cancel = () => {
      const event = new PointerEvent('pointercancel', { bubbles: true, pointerId: 77 });
      cell('2026-04-11').dispatchEvent(event);
    };
    cell('2026-04-11').addEventListener('pointermove', cancel, { once: true });
    await drag('MouseLeft', '2026-04-09', '2026-04-11', '2026-04-12');
    await expect(changed.mock.calls.map(([range]) => range)).toEqual([
      { from: '2026-04-06', to: '2026-04-12' },
    ]);
  },
});
export const PointerPreviewsTheRange = meta.story({
  name: 'The pointer previews the range, until it leaves the months',
  args: { defaultValue: undefined },
  play: async () => {
    await press('2026-04-10');
    await userEvent.hover(cell('2026-04-13'));
    await expect(daysWith('data-preview')).toEqual(['10', '11', '12', '13']);
    await expect(previewed.mock.calls.at(-1)).toEqual([{ from: '2026-04-10', to: '2026-04-13' }]);
    await userEvent.hover(cell('2026-04-08'));
    await expect(daysWith('data-preview')).toEqual(['08', '09', '10']);
    await userEvent.unhover(cell('2026-04-08'));
    await expect(daysWith('data-preview')).toEqual([]);
    await expect(previewed.mock.calls.at(-1)).toEqual([null]);
    await userEvent.hover(cell('2026-04-08'));
    await press('2026-04-08');
    await expect(daysWith('data-preview')).toEqual([]);
    await expect(previewed.mock.calls.at(-1)).toEqual([null]);
  },
});

export const NothingIsPreviewedThatCannotBeSelected = meta.story({
  name: 'Ranges that cannot be selected are not previewed',
  args: { readOnly: true, defaultValue: { from: '2026-04-10', to: null } },
  play: async () => {
    await userEvent.hover(cell('2026-04-13'));
    await expect(daysWith('data-preview')).toEqual([]);
    await expect(previewed).not.toHaveBeenCalled();
  },
});

export const FocusPreviewsTheRangeOverTheMonths = meta.story({
  name: 'Focus previews the range across months',
  args: { defaultValue: undefined },
  play: async () => {
    cell('2026-04-29').focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(daysWith('data-preview')).toEqual(['29', '30']);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(daysWith('data-preview')).toEqual(['01', '02']));
    await userEvent.keyboard('{Enter}');
    await expect(changed.mock.calls.at(-1)?.[0]).toEqual({
      from: '2026-04-29',
      to: '2026-05-02',
    });
  },
});

export const AValueOfTheParentEndsThePreview = meta.story({
  name: 'A value of the parent ends the preview without a call',
  render: function Owned(args) {
    const [to, setTo] = useState<string | null>(null);
    return (
      <>
        <RangeCalendar {...args} defaultValue={undefined} value={{ from: '2026-04-03', to }} />
        <button type="button" onClick={() => setTo('2026-04-20')}>
          End
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.hover(cell('2026-04-08'));
    await expect(previewed.mock.calls).toEqual([[{ from: '2026-04-03', to: '2026-04-08' }]]);
    // The pointer stays where it is.
    canvas.getByRole('button', { name: 'End' }).click();
    await waitFor(() => expect(daysWith('data-preview')).toEqual([]));
    await expect(previewed).toHaveBeenCalledOnce();
  },
});
