import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DatePicker } from '#src/components/date-picker/index.ts';

const meta = preview.meta({
  title: 'Components/Date picker/Tests in a form',
  component: DatePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Arrival', today: '2026-04-03', name: 'arrival', onValueChange: fn() },
  render: (args) => (
    <form aria-label="Booking" onSubmit={(event) => event.preventDefault()}>
      <DatePicker {...args} />
      <button type="submit">Book</button>
      <button type="reset">Start again</button>
    </form>
  ),
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Booking' });
const sent = () => new FormData(form()).get('arrival');
const type = (text: string) => userEvent.type(field(), text);

export const TheFormGetsTheIsoDate = meta.story({
  name: 'A form submits the ISO date',
  args: { defaultValue: '2026-04-16' },
  play: async () => {
    await expect(sent()).toBe('2026-04-16');
    await userEvent.clear(field());
    await type('tomorrow{Enter}');
    await waitFor(() => expect(sent()).toBe('2026-04-04'));
    await expect([...new FormData(form()).keys()]).toEqual(['arrival']);
  },
});

export const AResetBringsTheDefaultBack = meta.story({
  name: 'A reset restores the default',
  args: { defaultValue: '2026-04-16' },
  play: async ({ args, step }) => {
    await step('Leave text that is not a date: the form value is empty', async () => {
      await userEvent.clear(field());
      await type('nonsense');
      await userEvent.tab();
      await waitFor(() => expect(sent()).toBe(''));
    });
    await step('Reset the form: the initial date is back and reported', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
      await expect(field()).toHaveValue('04/16/2026');
      await expect(sent()).toBe('2026-04-16');
      await expect(form().checkValidity()).toBe(true);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-04-16', {
        reason: 'reset',
        event: expect.any(Event),
      });
    });
  },
});

export const ARequiredDateHoldsTheFormBack = meta.story({
  name: 'A required date blocks the form',
  args: { required: true },
  play: async () => {
    await expect(form().checkValidity()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    await expect(field()).toHaveFocus();
    await type('today{Enter}');
    await waitFor(() => expect(form().checkValidity()).toBe(true));
  },
});

export const LimitsAndUnreadTextsReachTheForm = meta.story({
  name: 'Limits and invalid text make the field invalid',
  args: { min: '2026-04-01', max: '2026-04-30' },
  play: async ({ step }) => {
    await step('Type a date after the limit: the field is invalid', async () => {
      await type('2026-05-01');
      await userEvent.tab();
      await waitFor(() => expect(field()).toBeInvalid());
      await expect(field().validationMessage).toBe('Choose April 30, 2026 or earlier');
    });
    await step('Clear the field: the form is valid', async () => {
      await userEvent.clear(field());
      await expect(form().checkValidity()).toBe(true);
    });
    await step('Type part of a date: the form is invalid', async () => {
      await type('april');
      await expect(form().checkValidity()).toBe(false);
    });
    await step('Complete the date: the form is valid', async () => {
      await type(' 7');
      await waitFor(() => expect(form().checkValidity()).toBe(true));
    });
  },
});

export const AFieldsetTakesThePickerOutOfUse = meta.story({
  name: 'A disabled fieldset disables the picker',
  args: { defaultValue: '2026-04-16', required: true },
  render: (args) => (
    <form aria-label="Booking">
      <fieldset disabled>
        <DatePicker {...args} />
      </fieldset>
    </form>
  ),
  play: async () => {
    await expect(sent()).toBeNull();
    await expect(field()).toBeDisabled();
    await expect(screen.getByRole('button', { name: /^Open calendar/ })).toBeDisabled();
  },
});

export const ReadOnlyIsSentAndNotChanged = meta.story({
  name: 'A read-only picker is submitted and cannot change',
  args: { defaultValue: '2026-04-16', readOnly: true },
  play: async ({ step }) => {
    await step('Press F4 in the field: no calendar opens', async () => {
      field().focus();
      await userEvent.keyboard('{F4}');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('There are no buttons, and the date is part of the form data', async () => {
      await expect(screen.queryByRole('button', { name: /^Open calendar/ })).toBeNull();
      await expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
      await expect(sent()).toBe('2026-04-16');
    });
  },
});
