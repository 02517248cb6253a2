import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateTimeRangePicker } from '#src/components/date-time-picker/index.ts';
import { day, says } from '#stories/support/picker-parts.ts';

const changed = fn();
const sentForm = fn();

const meta = preview.meta({
  title: 'Components/Date-time range picker/Tests',
  component: DateTimeRangePicker,
  tags: ['beta', 'play'],
  args: {
    'aria-label': 'Rental',
    now: '2026-04-03T14:20',
    name: 'rental',
    onValueChange: changed,
  },
  beforeEach: () => {
    changed.mockClear();
    sentForm.mockClear();
  },
  render: (args) => (
    <form
      aria-label="Booking"
      onSubmit={(event) => {
        event.preventDefault();
        sentForm();
      }}
    >
      <DateTimeRangePicker {...args} />
      <button type="submit">Send</button>
    </form>
  ),
});

const field = (name: 'From' | 'To') => screen.getByRole<HTMLInputElement>('textbox', { name });
const trigger = () => screen.getByRole('button', { name: /^Open calendar/ });
const sent = () => {
  const data = new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Booking' }));
  return [data.get('rental-from'), data.get('rental-to')];
};
const times = (end: 'From' | 'To') => screen.findByRole('listbox', { name: `${end}, Times` });
const time = async (end: 'From' | 'To', name: string) =>
  within(await times(end)).findByRole('option', { name });
const panel = () => screen.queryByRole('dialog');
const zones = () =>
  [...document.querySelectorAll('[data-slot$="-zone"] > bdi')].map((zone) => zone.textContent);

export const BothEndsAreTyped = meta.story({
  name: 'Both ends are typed, and the length is shown in words',
  play: async () => {
    await userEvent.type(field('From'), 'tomorrow 9:30');
    await says('Saturday, April 4, 2026 at 9:30 AM');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(sentForm).not.toHaveBeenCalled();
    field('From').focus();
    await userEvent.tab();
    await userEvent.type(field('To'), '6 April noon{Enter}');
    await says('2 days, 2 hours, 30 minutes');
    await expect(sent()).toEqual(['2026-04-04T09:30', '2026-04-06T12:00']);
  },
});

export const ADayWithoutATimeStays = meta.story({
  name: 'A day without its time stays beside a committed end',
  play: async () => {
    await userEvent.type(field('From'), '4/9/2026');
    await userEvent.type(field('To'), '4/9/2026 18:00{Enter}');
    await expect(sent()).toEqual(['', '2026-04-09T18:00']);
    await expect(field('From')).toHaveValue('4/9/2026');
    await expect(field('From')).toBeInvalid();
  },
});

export const AReversedRangeCanBeSwapped = meta.story({
  name: 'An end before the start is rejected, and both can be swapped',
  play: async () => {
    await userEvent.type(field('From'), '8 April 9:30{Enter}');
    await userEvent.type(field('To'), '8 April 9:00{Enter}');
    await says('The end is before the start.');
    await expect(field('To')).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Swap start and end' }));
    await expect(sent()).toEqual(['2026-04-08T09:00', '2026-04-08T09:30']);
    await says('30 minutes');
    await expect(field('To')).toHaveFocus();
  },
});

export const AnHourThatComesTwice = meta.story({
  name: 'An end that occurs twice offers both, and a distance counts from the chosen one',
  args: {
    timeZone: 'Europe/Berlin',
    defaultValue: { from: '2026-10-25T00:30+02:00[Europe/Berlin]', to: null },
  },
  play: async () => {
    await userEvent.type(field('To'), '2026-10-25 2:30{Enter}');
    await says(/^2 hours 2:30 AM happens twice that day\. Which one\? GMT\+2 GMT\+1/);
    await userEvent.click(screen.getByRole('button', { name: 'GMT+1' }));
    await says('3 hours 2:30 AM happens twice that day. Which one? GMT+2 GMT+1');
    await expect(sent()[1]).toBe('2026-10-25T02:30+01:00[Europe/Berlin]');
    await userEvent.clear(field('From'));
    await userEvent.type(field('From'), '2026-10-25 2:30 GMT+1{Enter}');
    await userEvent.clear(field('To'));
    await userEvent.type(field('To'), '+2h{Enter}');
    await expect(sent()[1]).toBe('2026-10-25T04:30+01:00[Europe/Berlin]');
  },
});

export const EachEndNamesItsOffset = meta.story({
  name: 'If the clocks change between the ends, each names its own offset',
  args: {
    timeZone: 'Europe/Berlin',
    defaultValue: {
      from: '2026-03-28T12:00+01:00[Europe/Berlin]',
      to: '2026-03-29T12:00+02:00[Europe/Berlin]',
    },
  },
  play: async () => {
    await waitFor(() => expect(zones()).toEqual(['GMT+1', 'GMT+2']));
    await expect(sent()).toEqual([
      '2026-03-28T12:00+01:00[Europe/Berlin]',
      '2026-03-29T12:00+02:00[Europe/Berlin]',
    ]);
    await userEvent.clear(field('To'));
    await userEvent.type(field('To'), '2026-03-28 6 pm{Enter}');
    await waitFor(() => expect(zones()).toEqual(['GMT+1']));
  },
});

export const ThePanelSelectsDaysAndTimes = meta.story({
  name: 'The panel selects days and times, and another range keeps the times',
  play: async () => {
    await userEvent.click(trigger());
    await userEvent.click(await day(/April 8, 2026/));
    await userEvent.click(await day(/April 9, 2026/));
    await userEvent.click(await time('From', '9:30 AM'));
    await userEvent.click(await time('To', '5:00 PM'));
    await expect(sent()).toEqual(['2026-04-08T09:30', '2026-04-09T17:00']);
    await userEvent.click(await day(/April 20, 2026/));
    await userEvent.click(await day(/April 22, 2026/));
    await expect(sent()).toEqual(['2026-04-20T09:30', '2026-04-22T17:00']);
    await expect(changed).toHaveBeenLastCalledWith(
      { from: '2026-04-20T09:30', to: '2026-04-22T17:00' },
      { reason: 'item-press', event: expect.any(Event) },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(panel()).toBeNull());
    await expect(trigger()).toHaveFocus();
  },
});

export const ThePanelWorksWithTheKeyboardAlone = meta.story({
  name: 'The panel works with the keyboard alone',
  args: { defaultTime: '09:00' },
  play: async ({ step }) => {
    await step('Press F4 in the field: the panel opens', async () => {
      field('From').focus();
      await userEvent.keyboard('{F4}');
      await waitFor(() => expect(panel()).not.toBeNull());
    });
    await step('Select two days: both have the default time', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
      await expect(sent()).toEqual(['2026-04-10T09:00', '2026-04-11T09:00']);
    });
    await step('Tab: the times of the start have focus', async () => {
      await userEvent.tab();
      await waitFor(async () => expect(await times('From')).toHaveFocus());
    });
    await step('Select a time and tab: the times of the end have focus', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await userEvent.tab();
      await waitFor(async () => expect(await times('To')).toHaveFocus());
    });
    await step('Select a time: the form has both times', async () => {
      await userEvent.keyboard('{Home}{Enter}');
      await expect(sent()).toEqual(['2026-04-10T09:30', '2026-04-11T00:00']);
    });
    await step('Press Escape: the panel closes and focus returns to the field', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(panel()).toBeNull());
      await expect(field('From')).toHaveFocus();
    });
  },
});

export const ADistanceInToCountsFromTheStart = meta.story({
  name: 'A distance in the second field counts from the start',
  play: async ({ step }) => {
    await step('Hours count from the start', async () => {
      await userEvent.type(field('From'), '6/30 9:30 am');
      await userEvent.tab();
      await userEvent.type(field('To'), '+2h{Enter}');
      await expect(sent()).toEqual(['2026-06-30T09:30', '2026-06-30T11:30']);
    });
    await step('Days do, and keep the time of the end', async () => {
      await userEvent.clear(field('To'));
      await userEvent.type(field('To'), '+10d{Enter}');
      await expect(sent()).toEqual(['2026-06-30T09:30', '2026-07-10T11:30']);
    });
    await step('An empty end gets the time of the start', async () => {
      await userEvent.clear(field('To'));
      await userEvent.tab();
      await userEvent.type(field('To'), '+10d{Enter}');
      await expect(sent()).toEqual(['2026-06-30T09:30', '2026-07-10T09:30']);
    });
    await step('Days with a time of their own', async () => {
      await userEvent.clear(field('To'));
      await userEvent.type(field('To'), '+1d 18:00{Enter}');
      await expect(sent()).toEqual(['2026-06-30T09:30', '2026-07-01T18:00']);
    });
  },
});

export const AClosedPanelAsksForTheTimes = meta.story({
  name: 'If the panel closes without times, both ends ask for one',
  play: async () => {
    for (const close of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(trigger())]) {
      await userEvent.click(trigger());
      await userEvent.click(await day(/April 8, 2026/));
      await userEvent.click(await day(/April 10, 2026/));
      await close();
      await waitFor(() => expect(panel()).toBeNull());
      for (const end of ['From', 'To'] as const) await expect(field(end)).toBeInvalid();
      await says('Add a time');
      await userEvent.click(screen.getByRole('button', { name: /^Clear/ }));
    }
  },
});

export const SelectedEndsOutsideOfTheLimitsAreNoValue = meta.story({
  name: 'Two selected ends that are both outside of the limits are no value once the panel is closed',
  args: {
    min: '2026-04-08T10:00',
    max: '2026-04-10T08:00',
    defaultValue: { from: '2026-04-09T09:00', to: '2026-04-09T12:00' },
  },
  play: async () => {
    await userEvent.click(trigger());
    await userEvent.click(await day(/^Wednesday, April 8, 2026/));
    await userEvent.click(await day(/^Friday, April 10, 2026/));
    await userEvent.keyboard('{F4}');
    await waitFor(() => expect(sent()).toEqual(['', '']));
    await expect(field('From')).toHaveValue('04/08/2026 9:00 AM');
    await expect(field('To')).toHaveValue('04/10/2026 12:00 PM');
    await says('or later');
  },
});
