import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateTimePicker } from '#src/components/date-time-picker/index.ts';
import { details, says } from '#stories/support/picker-parts.ts';

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

export const ATextIsEchoedAndCommitted = meta.story({
  name: 'A typed date and time is echoed and becomes the value on blur',
  play: async ({ step }) => {
    await step('Type a date and a time: they are shown in full but not yet sent', async () => {
      await userEvent.type(field(), 'tomorrow 9');
      await says('Saturday, April 4, 2026 at 9:00 AM');
      await expect(sent()).toBe('');
    });
    await step('Leave the field: the value is written in its format and reported', async () => {
      await userEvent.tab();
      await expect(field()).toHaveValue('04/04/2026 9:00 AM');
      await expect(sent()).toBe('2026-04-04T09:00');
      await expect(changed).toHaveBeenLastCalledWith(
        '2026-04-04T09:00',
        details('type', FocusEvent),
      );
    });
  },
});

export const APastedDateOfAnEmail = meta.story({
  name: 'The date of an email can be pasted',
  args: { timeZone: 'Europe/Berlin' },
  play: async ({ step }) => {
    await step('Paste a date with an offset: it is shown in the time zone', async () => {
      await userEvent.click(field());
      await userEvent.paste('Fri, 3 Apr 2026 03:30:00 -0400');
      await says('Friday, April 3, 2026 at 9:30 AM · Central European Summer Time');
    });
    await step('Press Enter: the form value has the time zone', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(field()).toHaveValue('04/03/2026 9:30 AM');
      await expect(sent()).toBe('2026-04-03T09:30+02:00[Europe/Berlin]');
    });
  },
});

export const ADayKeepsTheTime = meta.story({
  name: 'A day alone keeps the time, a time alone keeps the day',
  args: { defaultValue: '2026-05-09T17:45' },
  play: async ({ step }) => {
    await step('Enter a day: the time stays', async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), 'tomorrow{Enter}');
      await expect(sent()).toBe('2026-04-04T17:45');
    });
    await step('Enter a time: the day stays', async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), 'noon{Enter}');
      await expect(sent()).toBe('2026-04-04T12:00');
    });
    await step('Click Clear: an empty value is reported', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Clear/ }));
      await expect(changed).toHaveBeenLastCalledWith(null, details('clear'));
    });
  },
});

export const AMissingTimeIsAskedFor = meta.story({
  name: 'A day without a time asks for it',
  play: async ({ step }) => {
    await step('Leave a day without a time: an error asks for the time', async () => {
      await userEvent.type(field(), 'tomorrow');
      await userEvent.tab();
      await says('Add a time, such as 2:20 PM.');
      await expect(field()).toBeInvalid();
      await expect(field()).toHaveValue('tomorrow');
      await expect(changed.mock.calls.map(([value]) => value as string)).toEqual(['']);
    });
    await step('Submit: nothing is sent', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await expect(sentForm).not.toHaveBeenCalled();
    });
  },
});

export const AReasonNamesWhatIsWrong = meta.story({
  name: 'A reason names what is wrong with the day, the time or the limits',
  args: { min: '2026-04-04T08:00' },
  play: async () => {
    for (const [text, reason] of [
      ['31 April 9:00', 'April 31 does not exist.'],
      ['tomorrow 25:00', '25 is not a valid hour.'],
      ['today 9 pm', 'Choose April 4, 2026 at 8:00 AM or later.'],
      ['soon', 'Enter a date and time, such as 04/03/2026 2:20 PM.'],
    ] as const) {
      await userEvent.clear(field());
      await userEvent.type(field(), text);
      await userEvent.tab();
      await says(reason);
      await expect(field()).toBeInvalid();
    }
  },
});
