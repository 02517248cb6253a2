import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateTimePicker } from '#src/components/date-time-picker/index.ts';
import { message, says } from '#stories/support/picker-parts.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Date-time picker/Tests of time zones',
  component: DateTimePicker,
  tags: ['beta', 'play'],
  args: {
    'aria-label': 'Departure',
    now: '2026-04-03T14:20',
    timeZone: 'Europe/Berlin',
    onValueChange: changed,
  },
  beforeEach: () => changed.mockClear(),
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Departure' });
const first = '2026-10-25T02:30+02:00[Europe/Berlin]';
const second = '2026-10-25T02:30+01:00[Europe/Berlin]';
const lastValue = () => changed.mock.lastCall?.[0] as unknown;

export const TheZoneIsNamed = meta.story({
  name: 'The field names its zone, as it is at that time',
  play: async () => {
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('Central European Summer Time'),
    );
    await userEvent.type(field(), '2026-12-01 9:30{Enter}');
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(/^Central European Standard Time/),
    );
    await expect(lastValue()).toBe('2026-12-01T09:30+01:00[Europe/Berlin]');
  },
});

export const AnHourThatComesTwiceOffersBoth = meta.story({
  name: 'An hour that occurs twice offers both, below the field',
  play: async () => {
    await userEvent.type(field(), '2026-10-25 2:30');
    await userEvent.tab();
    await expect(lastValue()).toBe(first);
    await expect(field()).toHaveValue('10/25/2026 2:30 AM GMT+2');
    await says('2:30 AM happens twice that day. Which one? GMT+2 GMT+1');
    const line = within(message() ?? document.body);
    await expect(line.getByRole('button', { name: 'GMT+2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(line.getByRole('button', { name: 'GMT+1' }));
    await expect(changed).toHaveBeenLastCalledWith(second, {
      reason: 'item-press',
      event: expect.any(MouseEvent),
    });
    await expect(field()).toHaveValue('10/25/2026 2:30 AM GMT+1');
  },
});

export const ThePanelOffersBothByKeyboard = meta.story({
  name: 'The panel offers both hours, with the keyboard alone',
  args: { defaultValue: first },
  play: async () => {
    field().focus();
    await userEvent.keyboard('{F4}');
    const group = await screen.findByRole('group', {
      name: '2:30 AM happens twice that day. Which one?',
    });
    const later = within(group).getByRole('button', { name: 'GMT+1' });
    for (let count = 0; document.activeElement !== later && count < 20; count += 1) {
      await userEvent.tab();
    }
    await expect(later).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(lastValue()).toBe(second);
    await expect(later).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveFocus();
  },
});

export const AnHourThatDoesNotExistOffersTheNearest = meta.story({
  name: 'An hour that does not exist is rejected, and the nearest times are offered',
  play: async () => {
    await userEvent.type(field(), '2026-03-29 2:30');
    await userEvent.tab();
    await says('2:30 AM does not exist on March 29, 2026: the clocks go forward. 1:59 AM 3:00 AM');
    await expect(field()).toBeInvalid();
    await expect(lastValue()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: '3:00 AM' }));
    await expect(lastValue()).toBe('2026-03-29T03:00+02:00[Europe/Berlin]');
    await expect(field()).toBeValid();
    await expect(field()).toHaveValue('03/29/2026 3:00 AM');
  },
});

export const TheListShowsSkippedTimes = meta.story({
  name: 'The list shows that the clocks skip times',
  args: { defaultValue: '2026-03-29T01:30+01:00[Europe/Berlin]', defaultOpen: true },
  play: async () => {
    const skipped = await screen.findByRole('option', { name: '2:30 AM' });
    await expect(skipped).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(skipped);
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: '3:00 AM' }));
    await expect(lastValue()).toBe('2026-03-29T03:00+02:00[Europe/Berlin]');
  },
});

export const AnotherZoneIsConverted = meta.story({
  name: 'An instant of another zone is shown on the clock of the picker',
  args: { value: '2026-04-08T03:30-04:00[America/New_York]' },
  play: async () => {
    await expect(field()).toHaveValue('04/08/2026 9:30 AM');
  },
});

export const ASkippedTimeIsTheValueOnceTheZoneHasIt = meta.story({
  name: 'A time that a zone skips is the value once another zone has it',
  render: function Moved(args) {
    const [timeZone, setTimeZone] = useState('Europe/Berlin');
    return (
      <>
        <DateTimePicker {...args} timeZone={timeZone} />
        <button type="button" onClick={() => setTimeZone('Europe/London')}>
          London
        </button>
      </>
    );
  },
  play: async () => {
    await userEvent.type(field(), '2026-03-29 02:30');
    await userEvent.tab();
    await expect(field()).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'London' }));
    await waitFor(() =>
      expect(changed.mock.calls.map(([value]) => value)).toEqual([
        '',
        '2026-03-29T02:30+01:00[Europe/London]',
      ]),
    );
    await expect(field()).toBeValid();
  },
});
