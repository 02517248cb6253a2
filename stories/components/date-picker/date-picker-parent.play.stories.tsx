import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DatePicker } from '#src/components/date-picker/index.ts';

const opened = fn();

const meta = preview.meta({
  title: 'Components/Date picker/Tests of controlled use',
  component: DatePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Arrival', today: '2026-04-03', onOpenChange: opened },
  beforeEach: () => void opened.mockClear(),
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const said = () => document.querySelector('[data-slot="date-picker-message"]');
const says = (text: string) => waitFor(() => expect(said()).toHaveTextContent(text));

export const ATextStaysWhereTheParentKeepsItsDate = meta.story({
  name: 'Text stays if the parent keeps its date',
  render: function Keep(args) {
    const [value, setValue] = useState<string | null>('2026-04-16');
    return <DatePicker {...args} value={value} onValueChange={(day) => day && setValue(day)} />;
  },
  play: async ({ step }) => {
    await step('Leave a date that does not exist: the text stays with an error', async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), '31 april');
      await userEvent.tab();
      await says('April 31 does not exist.');
      await expect(field()).toHaveValue('31 april');
    });
    await step('Enter a date: it is shown in full and written in its format', async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), '30 april{Enter}');
      await says('Thursday, April 30, 2026');
      await expect(field()).toHaveValue('04/30/2026');
    });
  },
});

export const ATextGoesWhenTheParentBringsADate = meta.story({
  name: 'Text is replaced when the parent sets a date',
  render: function Restore(args) {
    const [value, setValue] = useState<string | null>('2026-04-16');
    return (
      <>
        <DatePicker {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('2026-04-16')}>
          Undo
        </button>
      </>
    );
  },
  play: async ({ step }) => {
    await step('Leave a date that does not exist: an error appears', async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), '31 april');
      await userEvent.tab();
      await says('April 31 does not exist.');
    });
    await step('The parent sets a date: it replaces the text', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await says('Thursday, April 16, 2026');
      await expect(field()).toHaveValue('04/16/2026');
    });
  },
});

export const KeysOpenNoCalendarThatMayNotBeUsed = meta.story({
  name: 'A read-only picker has no buttons, and keys do not open its calendar',
  render: function Locked(args) {
    const [readOnly, setReadOnly] = useState(true);
    return (
      <>
        <DatePicker {...args} defaultValue="2026-04-16" readOnly={readOnly} />
        <button type="button" onClick={() => setReadOnly(false)}>
          Edit
        </button>
      </>
    );
  },
  play: async ({ step }) => {
    await step('Press F4 and Alt+Down in the read-only field: nothing opens', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('{F4}{Alt>}{ArrowDown}{/Alt}');
      await expect(opened).not.toHaveBeenCalled();
      await expect(screen.getAllByRole('button')).toEqual([
        screen.getByRole('button', { name: 'Edit' }),
      ]);
    });
    await step('Make the field editable: the calendar stays closed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
      await expect(field()).not.toHaveAttribute('readonly');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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
      await expect(screen.getAllByRole('button', { name: /^Day/ })).toHaveLength(2);
    });
    output.error = error;
    await step('The console names the mistake in development', async () => {
      // A built Storybook runs in production mode, which reports nothing.
      await expect(told).toEqual(
        import.meta.env.DEV ? [expect.stringContaining('Tessera DatePicker: `presets`')] : [],
      );
    });
    await step('Click the second one: its date is picked', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Day Friday, April 10, 2026' }));
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
