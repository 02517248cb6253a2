import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { RangeCalendar } from '#src/components/calendar/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { announcements } from '#stories/support/announcements.ts';
import { cell } from '#stories/support/picker-parts.ts';

const changed = fn();
const previewed = fn();
const submitted = fn();

const meta = preview.meta({
  title: 'Components/Range calendar/Tests',
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
    submitted.mockClear();
  },
});

const press = (day: string) => userEvent.click(cell(day));
const daysWith = (attribute: string) =>
  [...document.querySelectorAll(`[data-day][${attribute}]`)].map((found) =>
    found.getAttribute('data-day')?.slice(8),
  );
const said = () => announcements().at(-1);

export const FirstPressBeginsSecondEndsThirdBeginsAnew = meta.story({
  name: 'The first click starts a range, the second ends it, the third starts again',
  play: async ({ step }) => {
    await step('Click a day: the range starts, and the last day is asked for', async () => {
      await press('2026-04-10');
      await expect(said()).toBe('Start date: April 10, 2026. Choose an end date.');
    });
    await step('Click a later day: the range is complete and announced', async () => {
      await press('2026-04-13');
      await expect(daysWith('data-selected')).toEqual(['10', '11', '12', '13']);
      await expect(daysWith('data-range-middle')).toEqual(['11', '12']);
      await expect(said()).toMatch(/^April 10\s–\s13, 2026, 4 days$/u);
    });
    await step('Click another day: a new range starts', async () => {
      await press('2026-04-20');
      await expect(daysWith('data-selected')).toEqual(['20']);
    });
    await step('Each change is reported with its reason', async () => {
      await expect(changed.mock.calls.map(([range, { reason }]) => [range, reason])).toEqual([
        [{ from: '2026-04-10', to: null }, 'start'],
        [{ from: '2026-04-10', to: '2026-04-13' }, 'end'],
        [{ from: '2026-04-20', to: null }, 'start'],
      ]);
    });
  },
});

export const PressBeforeTheFirstDayTurnsTheRangeRound = meta.story({
  name: 'A click before the first day reverses the range',
  play: async () => {
    await press('2026-04-20');
    await press('2026-04-17');
    await expect(changed.mock.calls.at(-1)?.[0]).toEqual({ from: '2026-04-17', to: '2026-04-20' });
    await expect(cell('2026-04-17')).toHaveAccessibleName('Friday, April 17, 2026, start date');
    await expect(cell('2026-04-20')).toHaveAccessibleName('Monday, April 20, 2026, end date');
  },
});

export const EscapeBringsTheFormerRangeBack = meta.story({
  name: 'Escape in a range in progress restores the previous range',
  args: { defaultValue: { from: '2026-04-06', to: '2026-04-09' } },
  play: async ({ step }) => {
    await step('Click a day: a new range starts', async () => {
      await press('2026-04-20');
      await expect(daysWith('data-selected')).toEqual(['20']);
    });
    await step('Press Right, then Escape: the previous range is back and announced', async () => {
      await userEvent.keyboard('{ArrowRight}{Escape}');
      await expect(daysWith('data-selected')).toEqual(['06', '07', '08', '09']);
      await expect(daysWith('data-preview')).toEqual([]);
      await expect(said()).toMatch(/^April 6\s–\s9, 2026, 4 days$/u);
    });
    await step('Both changes and the end of the preview are reported', async () => {
      await expect(changed.mock.calls.map(([range, { reason }]) => [range, reason])).toEqual([
        [{ from: '2026-04-20', to: null }, 'start'],
        [{ from: '2026-04-06', to: '2026-04-09' }, 'cancel'],
      ]);
      await expect(previewed).toHaveBeenLastCalledWith(null);
    });
    await step('Press Escape again: nothing is reported', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(changed).toHaveBeenCalledTimes(2);
    });
  },
});

export const EscapeClearsAFirstRange = meta.story({
  name: 'Escape in a first range in progress clears it',
  play: async () => {
    await press('2026-04-20');
    await userEvent.keyboard('{Escape}');
    await expect(daysWith('data-selected')).toEqual([]);
    await expect(changed).toHaveBeenLastCalledWith(null, {
      reason: 'cancel',
      event: expect.any(KeyboardEvent),
    });
    await expect(document.activeElement).toBe(cell('2026-04-20'));
  },
});

export const EscapeLeavesARangeThatTheParentBegan = meta.story({
  name: 'Escape leaves a range that the parent began',
  args: { defaultValue: { from: '2026-04-06', to: null } },
  play: async () => {
    cell('2026-04-08').focus();
    await userEvent.keyboard('{Escape}');
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const LengthIsLimitedWithAReason = meta.story({
  name: 'The length is limited with a reason',
  args: { minDays: 3, maxDays: 5 },
  play: async () => {
    await press('2026-04-10');
    await expect(cell('2026-04-11')).toHaveAccessibleName(/Choose at least 3 days\.$/);
    await expect(cell('2026-04-15')).toHaveAccessibleName(/Choose up to 5 days\.$/);
    cell('2026-04-15').click();
    await expect(said()).toBe('Choose up to 5 days.');
    await expect(changed).toHaveBeenCalledOnce();
    await press('2026-04-14');
    await expect(daysWith('data-selected')).toHaveLength(5);
    await expect(daysWith('data-unavailable')).toEqual([]);
  },
});

export const PressOnTheFirstDayTakesItBackWhereOneDayIsTooShort = meta.story({
  name: 'A click on the first day clears it if one day is too short',
  args: { minDays: 2 },
  play: async () => {
    await press('2026-04-10');
    await press('2026-04-10');
    await expect(changed.mock.calls.map(([range, { reason }]) => [range, reason])).toEqual([
      [{ from: '2026-04-10', to: null }, 'start'],
      [null, 'clear'],
    ]);
  },
});

export const RangeDoesNotCrossAnUnavailableDay = meta.story({
  name: 'A range does not span an unavailable day',
  args: {
    allowUnavailableInside: false,
    unavailable: [{ date: '2026-04-14', reason: 'Booked' }],
  },
  play: async () => {
    await press('2026-04-10');
    await expect(cell('2026-04-14')).toHaveAccessibleName(/Booked$/);
    await expect(cell('2026-04-15')).toHaveAccessibleName(
      /The range includes an unavailable day\.$/,
    );
    cell('2026-04-16').click();
    await expect(changed).toHaveBeenCalledOnce();
    await press('2026-04-13');
    await expect(daysWith('data-selected')).toHaveLength(4);
  },
});

export const RangeMayCrossAnUnavailableDayIfNobodyMinds = meta.story({
  name: 'A range may span an unavailable day if allowed',
  args: { unavailable: ['2026-04-14'] },
  play: async () => {
    await press('2026-04-13');
    await press('2026-04-15');
    await expect(changed.mock.calls.at(-1)?.[0]).toEqual({ from: '2026-04-13', to: '2026-04-15' });
  },
});

export const HalfARangeIsNoValueOfAForm = meta.story({
  name: 'Half a range is not a value of a form',
  render: (args) => (
    <Form onSubmit={(values) => submitted(values)}>
      <Field name="stay" label="Stay" rules="required">
        <RangeCalendar {...args} />
      </Field>
      <button>Send</button>
    </Form>
  ),
  play: async ({ canvas }) => {
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await press('2026-04-10');
    await send();
    await expect(await canvas.findByText('The end is missing.')).toBeVisible();
    await press('2026-04-12');
    await send();
    await waitFor(() =>
      expect(submitted.mock.calls).toEqual([[{ stay: { from: '2026-04-10', to: '2026-04-12' } }]]),
    );
  },
});
