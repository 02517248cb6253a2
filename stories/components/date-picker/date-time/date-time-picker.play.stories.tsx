import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateTimePicker } from '#src/components/date-time-picker/index.ts';
import { day, details, says } from '#stories/support/picker-parts.ts';

const changed = fn();
const sentForm = fn();

const meta = preview.meta({
  title: 'Components/Date-time picker/Tests',
  component: DateTimePicker,
  tags: ['beta', 'play'],
  args: {
    'aria-label': 'Departure',
    now: '2026-04-03T14:20',
    name: 'departure',
    onValueChange: changed,
  },
  beforeEach: () => {
    changed.mockClear();
    sentForm.mockClear();
  },
  render: (args) => (
    <form
      aria-label="Trip"
      onSubmit={(event) => {
        event.preventDefault();
        sentForm();
      }}
    >
      <DateTimePicker {...args} />
      <button type="submit">Send</button>
    </form>
  ),
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Departure' });
const sent = () => {
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Trip' });
  return new FormData(form).get('departure');
};

export const ADayKeepsTheTime = meta.story({
  name: 'A day alone keeps the time, a time alone keeps the day',
  args: { defaultValue: '2026-05-09T17:45' },
  play: async () => {
    await userEvent.clear(field());
    await userEvent.type(field(), 'tomorrow{Enter}');
    await expect(sent()).toBe('2026-04-04T17:45');
    await userEvent.clear(field());
    await userEvent.type(field(), 'noon{Enter}');
    await expect(sent()).toBe('2026-04-04T12:00');
    await userEvent.click(screen.getByRole('button', { name: /^Clear/ }));
    await expect(changed).toHaveBeenLastCalledWith(null, details('clear'));
  },
});

export const AMissingTimeIsAskedFor = meta.story({
  name: 'A day without a time asks for it',
  play: async () => {
    await userEvent.type(field(), 'tomorrow');
    await userEvent.tab();
    await says('Add a time, such as 2:20 PM.');
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveValue('tomorrow');
    await expect(changed.mock.calls.map(([value]) => value as string)).toEqual(['']);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(sentForm).not.toHaveBeenCalled();
  },
});

const trigger = () => screen.getByRole('button', { name: /^Open calendar/ });
const times = () => screen.findByRole('listbox', { name: 'Times' });
const time = async (name: string) => within(await times()).findByRole('option', { name });
const panel = () => screen.queryByRole('dialog');

export const ThePanelHasDaysAndTimes = meta.story({
  name: 'The panel selects a day and a time, and stays open until it is closed',
  play: async ({ step }) => {
    await step('Click a day in the panel: it is in the field but not yet sent', async () => {
      await userEvent.click(trigger());
      await userEvent.click(await day(/April 8, 2026/));
      await expect(field()).toHaveValue('04/08/2026');
      await expect(sent()).toBe('');
    });
    await step('Click a time: the value is reported', async () => {
      await userEvent.click(await time('9:30 AM'));
      await expect(field()).toHaveValue('04/08/2026 9:30 AM');
      await expect(changed).toHaveBeenLastCalledWith('2026-04-08T09:30', details('item-press'));
    });
    await step('Click another day: the time stays', async () => {
      await userEvent.click(await day(/April 10, 2026/));
      await expect(sent()).toBe('2026-04-10T09:30');
    });
    await step('Click Done: the panel closes and focus returns to the button', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(panel()).toBeNull());
      await expect(trigger()).toHaveFocus();
    });
  },
});

export const AClosedPanelAsksForTheTime = meta.story({
  name: 'If the panel closes without a time, the field asks for one',
  play: async () => {
    for (const close of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(trigger())]) {
      await userEvent.click(trigger());
      await userEvent.click(await day(/April 8, 2026/));
      await close();
      await waitFor(() => expect(panel()).toBeNull());
      await says('Add a time, such as 2:20 PM.');
      await expect(field()).toBeInvalid();
      await userEvent.clear(field());
    }
  },
});

export const F4CommitsTheTextOnce = meta.story({
  name: 'F4 in the field commits its text once and closes the panel',
  play: async () => {
    await userEvent.click(trigger());
    await waitFor(() => expect(panel()).not.toBeNull());
    await userEvent.type(field(), 'tomorrow 9{F4}');
    await waitFor(() => expect(panel()).toBeNull());
    await expect(changed.mock.calls.map(([value]) => value)).toEqual(['2026-04-04T09:00']);
  },
});

export const TheFirstTimeKeepsFocusInTheList = meta.story({
  name: 'The first selected time of an empty field keeps focus in the list, which shows it',
  play: async () => {
    await userEvent.click(trigger());
    const list = await times();
    list.focus();
    await userEvent.keyboard('{Enter}');
    await expect(field()).toHaveValue('04/03/2026 2:30 PM');
    await expect(list).toHaveFocus();
    const box = list.getBoundingClientRect();
    const chosen = (await time('2:30 PM')).getBoundingClientRect();
    await expect(chosen.top).toBeGreaterThanOrEqual(box.top);
    await expect(chosen.bottom).toBeLessThanOrEqual(box.bottom);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(field()).toHaveValue('04/03/2026 3:00 PM');
  },
});

export const TheListOpensWithAWholeHalfOfTheDay = meta.story({
  name: 'The list opens at the time of the field, and more rows of its half of the day fade out below',
  args: { defaultValue: '2026-04-17T09:30' },
  play: async () => {
    await userEvent.click(trigger());
    const list = await times();
    const period = await within(list).findByText('PM', { selector: 'p' });
    const end = () => list.getBoundingClientRect().bottom;
    const bottomOf = async (name: string) => (await time(name)).getBoundingClientRect().bottom;
    await waitFor(async () => expect(await bottomOf('9:30 AM')).toBeLessThan(end()));
    await expect(await bottomOf('11:30 AM')).toBeGreaterThan(end());
    await expect(period.getBoundingClientRect().bottom).toBeGreaterThan(end());
  },
});

export const ThePanelWorksWithTheKeyboardAlone = meta.story({
  name: 'The panel works with the keyboard alone',
  args: { defaultTime: '09:00' },
  play: async ({ step }) => {
    await step('Press Alt+Down in the field: the panel opens', async () => {
      field().focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(panel()).not.toBeNull());
    });
    await step('Press Down, then Enter: the day is selected with the default time', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(sent()).toBe('2026-04-10T09:00');
    });
    const list = await times();
    await step('Tab: the times have focus', async () => {
      await userEvent.tab();
      await waitFor(() => expect(list).toHaveFocus());
    });
    await step('Press Right twice, then Enter: the time is selected', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(list).toHaveAttribute('aria-activedescendant', (await time('10:00 AM')).id);
      await userEvent.keyboard('{Enter}');
      await expect(sent()).toBe('2026-04-10T10:00');
    });
    await step('Press End, then Space: the last time is selected', async () => {
      await userEvent.keyboard('{End} ');
      await expect(sent()).toBe('2026-04-10T23:30');
    });
    await step('Press Escape: the panel closes and focus returns to the field', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(panel()).toBeNull());
      await expect(field()).toHaveFocus();
    });
  },
});

export const TheListHasTheTimesOfTheDay = meta.story({
  name: 'The list has the allowed times of the day',
  args: {
    min: '2026-04-08T22:00',
    max: '2026-04-09T01:00',
    step: 60,
    defaultValue: '2026-04-08T23:00',
  },
  play: async () => {
    const names = async () =>
      (await within(await times()).findAllByRole('option')).map(({ dataset }) => dataset.time);
    await userEvent.click(trigger());
    await expect(await names()).toEqual(['22:00', '23:00']);
    await userEvent.click(await day(/^Thursday, April 9, 2026$/));
    // The time is not allowed on that day, so what the field shows is no value.
    await expect(sent()).toBe('');
    await expect(changed).not.toHaveBeenCalled();
    await expect(await names()).toEqual(['00:00', '01:00']);
    await userEvent.click(await time('1:00 AM'));
    await expect(sent()).toBe('2026-04-09T01:00');
  },
});

export const PresetsHaveATime = meta.story({
  name: 'A preset is a day with its time, replaces the text, and closes the panel',
  args: {
    granularity: 'second',
    presets: [
      { label: 'Tomorrow morning', offsetDays: 1, time: '09:00' },
      { label: 'Yesterday', offsetDays: -1, time: '09:00' },
    ],
    min: '2026-04-03T00:00',
  },
  play: async () => {
    await userEvent.click(trigger());
    await userEvent.click(await day(/April 8, 2026/));
    await expect(await screen.findByRole('button', { name: /Yesterday/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /Tomorrow morning/ }));
    await waitFor(() => expect(panel()).toBeNull());
    await expect(changed.mock.calls).toEqual([['2026-04-04T09:00:00', details('preset')]]);
    await userEvent.click(trigger());
    const preset = await screen.findByRole('button', { name: /Tomorrow morning/ });
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
  },
});

export const APresetWithoutATimeSelectsTheDay = meta.story({
  name: 'A preset without a time selects the day, and the time is asked for',
  args: { presets: [{ label: 'Tomorrow', offsetDays: 1 }] },
  play: async () => {
    await userEvent.click(trigger());
    const preset = await screen.findByRole('button', { name: /Tomorrow/ });
    await userEvent.click(preset);
    await waitFor(() => expect(preset).toHaveAttribute('aria-pressed', 'true'));
    await expect(
      document.querySelector('[data-slot="date-time-picker-summary"]'),
    ).toHaveTextContent('Add a time');
    await expect(changed).not.toHaveBeenCalled();
  },
});
