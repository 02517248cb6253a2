import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TimeField } from '#src/components/time-field/index.ts';
import { announcements } from '#stories/support/announcements.ts';
import { details, says } from '#stories/support/picker-parts.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Time field/Tests',
  component: TimeField,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Departure', now: '14:20', onValueChange: changed },
  beforeEach: () => void changed.mockClear(),
});

const field = () => screen.getByLabelText<HTMLInputElement>('Departure');
const list = () => screen.queryByRole('listbox', { name: /^Times/ });

/** Texts, each with what the line below the field says. */
const said = [
  ['12pm', '12:00 PM · noon'],
  ['12am', '12:00 AM · midnight'],
  ['25:00', '25 is not a valid hour.'],
  ['9:75', '75 is not a valid minute.'],
  ['tea', 'Enter a time, such as 2:20 PM.'],
] as const;

export const WhatIsTypedIsNamedOrExplained = meta.story({
  name: 'Noon and midnight are named, and text that is not a time is explained',
  play: async () => {
    for (const [text, message] of said) {
      await userEvent.clear(field());
      await userEvent.type(field(), `${text}{Enter}`);
      await says(message);
    }
  },
});

export const ArrowsMoveThePartUnderTheCaret = meta.story({
  name: 'Arrow keys move the part under the caret',
  args: { defaultValue: '09:30' },
  play: async ({ step }) => {
    const selected = () =>
      field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);
    await step('Press Up in the hour: it rises and is selected', async () => {
      field().focus();
      field().setSelectionRange(0, 0);
      await expect(field()).toHaveRole('textbox');
      await expect(field()).not.toHaveAccessibleDescription();
      await userEvent.keyboard('{ArrowUp}');
      await expect(field()).toHaveValue('10:30 AM');
      await expect(selected()).toBe('10');
      await expect(changed).toHaveBeenLastCalledWith('10:30', details('step', KeyboardEvent));
    });
    await step('Press Down twice in the minute: it drops and is selected', async () => {
      field().setSelectionRange(4, 4);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(field()).toHaveValue('10:28 AM');
      await expect(selected()).toBe('28');
    });
    await step('Press Up in the day period: it changes and is selected', async () => {
      field().setSelectionRange(7, 7);
      await userEvent.keyboard('{ArrowUp}');
      await expect(field()).toHaveValue('10:28 PM');
      await expect(selected()).toBe('PM');
      await waitFor(() => expect(announcements()).toEqual(['10:28 PM']));
      await expect(field()).not.toHaveAccessibleDescription();
    });
    await step('Open the list: the field is a combobox', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(list()).toBeVisible());
      await expect(field()).toHaveRole('combobox');
    });
  },
});

export const ArrowsStayWithinTheLimits = meta.story({
  name: 'Arrow keys follow the steps and stay within the limits',
  args: { defaultValue: '16:30', min: '09:00', max: '17:00', step: 15 },
  play: async () => {
    field().focus();
    field().setSelectionRange(3, 3);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field()).toHaveValue('4:45 PM');
    field().setSelectionRange(0, 0);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field()).toHaveValue('5:00 PM');
    await expect(field()).toBeValid();
  },
});

export const AGermanTypesGerman = meta.story({
  name: 'Words of the language are parsed',
  globals: { locale: 'de' },
  play: async () => {
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'halb zehn');
    await says('09:30');
    await userEvent.clear(input);
    await userEvent.type(input, '21 Uhr 30{Enter}');
    await expect(input).toHaveValue('21:30');
  },
});

export const SecondsAreSubmitted = meta.story({
  name: 'A form submits seconds if the field shows them',
  args: { name: 'departure', granularity: 'second', defaultValue: '09:30' },
  render: (args) => (
    <form aria-label="Trip">
      <TimeField {...args} />
    </form>
  ),
  play: async () => {
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Trip' });
    const sent = () => new FormData(form).get('departure');
    await expect(sent()).toBe('09:30:00');
    await userEvent.clear(field());
    await userEvent.type(field(), '21:30:15{Enter}');
    await waitFor(() => expect(sent()).toBe('21:30:15'));
  },
});
