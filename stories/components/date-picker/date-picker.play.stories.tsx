import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { announcements } from '#stories/support/announcements.ts';
import { message } from '#stories/support/picker-parts.ts';

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

export const AParsedDateIsAnnouncedOnce = meta.story({
  name: 'A parsed date is announced once the user pauses, and the line below is no live region',
  play: async () => {
    await userEvent.click(field());
    await userEvent.paste('3 apr 2026');
    await expect(announcements()).toEqual([]);
    await waitFor(() => expect(announcements().at(-1)).toBe('Friday, April 3, 2026'));
    await userEvent.tab();
    await expect(field()).toHaveAccessibleDescription('Friday, April 3, 2026');
    await expect(announcements().length).toBeLessThanOrEqual(1);
    await expect(message()?.closest('[aria-live]') ?? null).toBeNull();
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

export const PresetsMayShareANameAndLackEntries = meta.story({
  name: 'Presets may have duplicate names or missing fields',
  args: {
    presets: JSON.parse('[{"label":"Day","offsetDays":1},null,{"label":"Day","offsetDays":7}]'),
  },
  play: async () => {
    const told: string[] = [];
    // Replaced by hand, because the story run already spies on it.
    const { console: output } = window;
    const { error } = output;
    output.error = (text) => told.push(String(text));
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await expect(await screen.findAllByRole('button', { name: /^Day/ })).toHaveLength(2);
    output.error = error;
    // A built Storybook runs in production mode, which reports nothing.
    await expect(told).toEqual(
      import.meta.env.DEV ? [expect.stringContaining('Tessera DatePicker: `presets`')] : [],
    );
    await userEvent.click(screen.getByRole('button', { name: 'Day Fri, Apr 10, 2026' }));
    await expect(field()).toHaveValue('04/10/2026');
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
