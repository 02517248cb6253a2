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

export const NoonIsNamed = meta.story({
  name: 'Noon and midnight are named',
  play: async () => {
    await userEvent.type(field(), '12pm');
    await says('12:00 PM · noon');
    await userEvent.clear(field());
    await userEvent.type(field(), '12am');
    await says('12:00 AM · midnight');
  },
});

export const ATextThatIsNoTimeStaysAndSaysWhy = meta.story({
  name: 'Text that is not a time stays and says why',
  args: { defaultValue: '09:30', name: 'departure' },
  play: async ({ step }) => {
    await step('Type an hour that does not exist: there is no error yet', async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), '25:00');
      await expect(field()).not.toHaveAttribute('aria-invalid', 'true');
    });
    await step('Leave the field: the error appears, and time null is reported', async () => {
      await userEvent.tab();
      await says('25 is not a valid hour.');
      await expect(field()).toHaveValue('25:00');
      await expect(field()).toHaveAttribute('aria-invalid', 'true');
      await expect(field().validationMessage).toBe('25 is not a valid hour.');
      await expect(changed).toHaveBeenLastCalledWith('', details('invalid-text', FocusEvent));
    });
    await step('Enter other wrong times: each has its error', async () => {
      await userEvent.type(field(), '{Backspace>5/}9:75{Enter}');
      await says('75 is not a valid minute.');
      await userEvent.type(field(), '{Backspace>4/}tea{Enter}');
      await says('Enter a time, such as 2:20 PM.');
    });
    await step('Enter a time: the error disappears', async () => {
      await userEvent.type(field(), '{Backspace>3/}noon{Enter}');
      await expect(field().validationMessage).toBe('');
      await expect(field()).toHaveValue('12:00 PM');
    });
  },
});

export const ATimeBetweenTwoStepsNamesTheNearest = meta.story({
  name: 'A time between two steps names the nearest',
  args: { step: 15 },
  play: async () => {
    await userEvent.type(field(), '9:07{Enter}');
    await says('Choose 9:00 AM or 9:15 AM.');
    await expect(field()).toBeInvalid();
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
  play: async ({ step }) => {
    await step('Press Up in the minute: it rises by a step', async () => {
      field().focus();
      field().setSelectionRange(3, 3);
      await userEvent.keyboard('{ArrowUp}');
      await expect(field()).toHaveValue('4:45 PM');
    });
    await step('Press Up twice in the hour: it stops at the limit', async () => {
      field().setSelectionRange(0, 0);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(field()).toHaveValue('5:00 PM');
      await expect(field()).toBeValid();
    });
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
