import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TimeField } from '#src/components/time-field/index.ts';

const meta = preview.meta({
  title: 'Components/Time field/Tests in a form',
  component: TimeField,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Departure', now: '14:20', name: 'departure', onValueChange: fn() },
  render: (args) => (
    <form aria-label="Trip" onSubmit={(event) => event.preventDefault()}>
      <TimeField {...args} />
      <button type="submit">Book</button>
      <button type="reset">Start again</button>
    </form>
  ),
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Trip' });
const sent = () => new FormData(form()).get('departure');
const type = (text: string) => userEvent.type(field(), text);

export const TheFormGetsTheIsoTime = meta.story({
  name: 'A form submits the time as HH:MM',
  args: { defaultValue: '09:30' },
  play: async () => {
    await expect(sent()).toBe('09:30');
    await userEvent.clear(field());
    await type('9pm{Enter}');
    await waitFor(() => expect(sent()).toBe('21:00'));
    await expect([...new FormData(form()).keys()]).toEqual(['departure']);
  },
});

export const SecondsAreSubmitted = meta.story({
  name: 'A form submits seconds where the field has them',
  args: { granularity: 'second', defaultValue: '09:30' },
  play: async () => {
    await expect(sent()).toBe('09:30:00');
    await userEvent.clear(field());
    await type('21:30:15{Enter}');
    await waitFor(() => expect(sent()).toBe('21:30:15'));
  },
});

export const AResetBringsTheDefaultBack = meta.story({
  name: 'A reset restores the default',
  args: { defaultValue: '09:30' },
  play: async ({ args, step }) => {
    await step('Leave text that is not a time: the form value is empty', async () => {
      await userEvent.clear(field());
      await type('nonsense');
      await userEvent.tab();
      await waitFor(() => expect(sent()).toBe(''));
    });
    await step('Reset the form: the initial time is back and reported', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
      await expect(field()).toHaveValue('9:30 AM');
      await expect(sent()).toBe('09:30');
      await expect(form().checkValidity()).toBe(true);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('09:30', {
        reason: 'reset',
        event: expect.any(Event),
      });
    });
  },
});

export const ARequiredTimeHoldsTheFormBack = meta.story({
  name: 'A required time blocks the form',
  args: { required: true },
  play: async ({ step }) => {
    await step('Submit without a time: the field has focus', async () => {
      await expect(form().checkValidity()).toBe(false);
      await userEvent.click(screen.getByRole('button', { name: 'Book' }));
      await expect(field()).toHaveFocus();
    });
    await step('Enter a time: the form is valid', async () => {
      await type('now{Enter}');
      await waitFor(() => expect(form().checkValidity()).toBe(true));
      await expect(sent()).toBe('14:20');
    });
  },
});

export const LimitsReachTheForm = meta.story({
  name: 'Limits and invalid text make the field invalid',
  args: { min: '09:00', max: '17:00' },
  play: async ({ step }) => {
    await step('Type a time after the limit: the field is invalid', async () => {
      await type('6pm');
      await userEvent.tab();
      await waitFor(() => expect(field()).toBeInvalid());
      await expect(field().validationMessage).toBe('Choose 5:00 PM or earlier');
    });
    await step('Clear the field: the form is valid', async () => {
      await userEvent.clear(field());
      await expect(form().checkValidity()).toBe(true);
    });
    await step('Type part of a time: the form is invalid', async () => {
      await type('half past');
      await expect(form().checkValidity()).toBe(false);
    });
    await step('Complete the time: the form is valid', async () => {
      await type(' nine');
      await waitFor(() => expect(form().checkValidity()).toBe(true));
    });
  },
});

export const AFieldsetTakesTheFieldOutOfUse = meta.story({
  name: 'A disabled fieldset disables the field',
  args: { defaultValue: '09:30', required: true },
  render: (args) => (
    <form aria-label="Trip">
      <fieldset disabled>
        <TimeField {...args} />
      </fieldset>
    </form>
  ),
  play: async () => {
    await expect(sent()).toBeNull();
    await expect(field()).toBeDisabled();
    await expect(screen.getByRole('button', { name: /^Show times/ })).toBeDisabled();
  },
});
