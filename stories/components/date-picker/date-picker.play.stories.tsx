import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { announcements } from '#stories/support/announcements.ts';
import { details, message, says } from '#stories/support/picker-parts.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Date picker/Tests',
  component: DatePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Arrival', today: '2026-04-03', onValueChange: changed },
  beforeEach: () => void changed.mockClear(),
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');

export const AWordMayBeFinishedBeforeTheReaderHasLoaded = meta.story({
  name: 'A word may be typed before the parser has loaded',
  globals: { locale: 'fr' },
  play: async () => {
    fireEvent.change(field(), { target: { value: 'après-demain' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(field()).toHaveValue('05/04/2026'));
    await expect(changed).toHaveBeenCalledOnce();
  },
});

export const TextThatIsNoDateStaysAndSaysWhy = meta.story({
  name: 'Text that is not a date stays and says why',
  args: { defaultValue: '2026-04-16', name: 'arrival' },
  play: async ({ step }) => {
    await step('Type a date that does not exist: there is no error yet', async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), '31 April');
      await expect(field()).not.toHaveAttribute('aria-invalid', 'true');
    });
    await step('Leave the field: the error appears, and an empty text is reported', async () => {
      await userEvent.tab();
      await says('April 31 does not exist.');
      await expect(field()).toHaveValue('31 April');
      await expect(field()).toHaveAttribute('aria-invalid', 'true');
      await expect(field().validationMessage).toBe('April 31 does not exist.');
      await expect(changed).toHaveBeenLastCalledWith('', details('invalid-text', FocusEvent));
    });
    await step('Enter an existing date: the error disappears', async () => {
      await userEvent.type(field(), '{Backspace>8/}30 April{Enter}');
      await says('Thursday, April 30, 2026');
      await expect(field().validationMessage).toBe('');
    });
  },
});

export const AParsedDateIsAnnouncedOnce = meta.story({
  name: 'A parsed date is announced once the user pauses, and the line below is no live region',
  play: async ({ step }) => {
    await step('Paste a date: it is announced when the user pauses', async () => {
      await userEvent.click(field());
      await userEvent.paste('3 apr 2026');
      await expect(announcements()).toEqual([]);
      await waitFor(() => expect(announcements().at(-1)).toBe('Friday, April 3, 2026'));
    });
    await step('Tab: it describes the field and is not announced again', async () => {
      await userEvent.tab();
      await expect(field()).toHaveAccessibleDescription('Friday, April 3, 2026');
      await expect(announcements().length).toBeLessThanOrEqual(1);
      await expect(message()?.closest('[aria-live]') ?? null).toBeNull();
    });
  },
});

export const PartsAreNamedAfterTheField = meta.story({
  name: 'The buttons and the panel are named after the field',
  args: { defaultValue: '2026-04-03' },
  play: async () => {
    const label = field().getAttribute('aria-label');
    await expect(screen.getByRole('button', { name: `Clear ${label}` })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Open calendar ${label}` }));
    await expect(
      await screen.findByRole('dialog', { name: `Choose a date ${label}` }),
    ).toBeVisible();
  },
});

export const AnUnavailableDayIsRefusedWithItsReason = meta.story({
  name: 'An unavailable day is rejected with its reason',
  args: { unavailable: [{ weekday: 7, reason: 'Closed on Sundays' }] },
  play: async ({ step }) => {
    await step('Type an unavailable day: it is shown in full', async () => {
      await userEvent.type(field(), 'sunday');
      await says('Sunday, April 5, 2026');
    });
    await step('Press Enter: its reason is shown, and no date is reported', async () => {
      await userEvent.keyboard('{Enter}');
      await says('Closed on Sundays');
      await expect(field()).toHaveValue('sunday');
      await expect(changed.mock.calls.map(([value]) => value as string)).toEqual(['']);
    });
  },
});

export const PresetsMayShareANameAndLackEntries = meta.story({
  name: 'Presets may have duplicate names or missing fields',
  args: {
    presets: JSON.parse('[{"label":"Day","offsetDays":1},null,{"label":"Day","offsetDays":7}]'),
  },
  play: async ({ step }) => {
    const told: string[] = [];
    // Replaced by hand, because the story run already spies on it.
    const { console: output } = window;
    const { error } = output;
    output.error = (text) => told.push(String(text));
    await step('Open the calendar: both presets with the same name are there', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
      await expect(await screen.findAllByRole('button', { name: /^Day/ })).toHaveLength(2);
    });
    output.error = error;
    await step('The console names the mistake in development', async () => {
      // A built Storybook runs in production mode, which reports nothing.
      await expect(told).toEqual(
        import.meta.env.DEV ? [expect.stringContaining('Tessera DatePicker: `presets`')] : [],
      );
    });
    await step('Click the second one: its date is selected', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Day Fri, Apr 10, 2026' }));
      await expect(field()).toHaveValue('04/10/2026');
    });
  },
});

export const ADateIsTheValueOnceItIsAllowed = meta.story({
  name: 'A date after the last one is the value once it is allowed',
  render: function Extended(args) {
    const [max, setMax] = useState('2026-04-30');
    const [value, setValue] = useState<string | null>(null);
    return (
      <>
        <DatePicker {...args} max={max} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setMax('2026-05-31')}>
          Extend
        </button>
        <output>{value === '' ? 'none' : value}</output>
      </>
    );
  },
  play: async () => {
    await userEvent.type(field(), '2026-05-02');
    await userEvent.tab();
    await expect(screen.getByRole('status')).toHaveTextContent('none');
    await userEvent.click(screen.getByRole('button', { name: 'Extend' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2026-05-02'));
  },
});
