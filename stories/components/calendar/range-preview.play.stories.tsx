import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { RangeCalendar } from '#src/components/calendar/index.ts';
import { cell } from '#stories/support/picker-parts.ts';

const changed = fn();
const previewed = fn();

const meta = preview.meta({
  title: 'Components/Range calendar/Tests of the preview',
  component: RangeCalendar,
  tags: ['beta', 'play'],
  args: {
    today: '2026-04-15',
    defaultMonth: '2026-04',
    onValueChange: changed,
    onPreviewChange: previewed,
  },
  beforeEach: () => {
    changed.mockClear();
    previewed.mockClear();
  },
});

const press = (day: string) => userEvent.click(cell(day));
const daysWith = (attribute: string) =>
  [...document.querySelectorAll(`[data-day][${attribute}]`)].map((found) =>
    found.getAttribute('data-day')?.slice(8),
  );

export const PointerPreviewsTheRange = meta.story({
  name: 'The pointer previews the range',
  play: async ({ step }) => {
    await step('Hover over a later day: the days up to it are previewed', async () => {
      await press('2026-04-10');
      await userEvent.hover(cell('2026-04-13'));
      await expect(daysWith('data-preview')).toEqual(['10', '11', '12', '13']);
      await expect(previewed.mock.calls.at(-1)).toEqual([{ from: '2026-04-10', to: '2026-04-13' }]);
    });
    await step('Hover over an earlier day: the days back to it are previewed', async () => {
      await userEvent.hover(cell('2026-04-08'));
      await expect(daysWith('data-preview')).toEqual(['08', '09', '10']);
    });
    await step('Click the day: the preview ends', async () => {
      await press('2026-04-08');
      await expect(daysWith('data-preview')).toEqual([]);
      await expect(previewed.mock.calls.at(-1)).toEqual([null]);
    });
  },
});

export const PreviewEndsWhenThePointerLeaves = meta.story({
  name: 'The preview ends when the pointer leaves the months',
  play: async ({ step }) => {
    await step('Press a day and hover over a later one: the range is previewed', async () => {
      await press('2026-04-10');
      await userEvent.hover(cell('2026-04-13'));
      await expect(previewed.mock.calls.at(-1)).toEqual([{ from: '2026-04-10', to: '2026-04-13' }]);
    });
    await step('Leave the months: nothing is previewed', async () => {
      await userEvent.unhover(cell('2026-04-13'));
      await expect(daysWith('data-preview')).toEqual([]);
      await expect(previewed.mock.calls.at(-1)).toEqual([null]);
    });
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
  play: async ({ step }) => {
    await step('Press Enter, then Right: two days are previewed', async () => {
      cell('2026-04-29').focus();
      await userEvent.keyboard('{Enter}{ArrowRight}');
      await expect(daysWith('data-preview')).toEqual(['29', '30']);
    });
    await step('Press Right twice: the preview continues in the next month', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(daysWith('data-preview')).toEqual(['01', '02']));
    });
    await step('Press Enter: the range across both months is reported', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(changed.mock.calls.at(-1)?.[0]).toEqual({
        from: '2026-04-29',
        to: '2026-05-02',
      });
    });
  },
});

export const AValueOfTheParentEndsThePreview = meta.story({
  name: 'A value of the parent ends the preview without a call',
  render: function Owned(args) {
    const [to, setTo] = useState<string | null>(null);
    return (
      <>
        <RangeCalendar {...args} value={{ from: '2026-04-03', to }} />
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
