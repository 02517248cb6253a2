import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TimeField } from '#src/components/time-field/index.ts';

const meta = preview.meta({
  title: 'Components/Time field/Tests in a form',
  component: TimeField,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Departure', now: '14:20', name: 'departure' },
  render: (args) => (
    <form aria-label="Trip">
      <TimeField {...args} />
    </form>
  ),
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Trip' });
const sent = () => new FormData(form()).get('departure');
const type = (text: string) => userEvent.type(field(), text);

export const SecondsAreSubmitted = meta.story({
  name: 'A form submits seconds if the field shows them',
  args: { granularity: 'second', defaultValue: '09:30' },
  play: async () => {
    await expect(sent()).toBe('09:30:00');
    await userEvent.clear(field());
    await type('21:30:15{Enter}');
    await waitFor(() => expect(sent()).toBe('21:30:15'));
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
      await expect(field().validationMessage).toBe('Choose 5:00 PM or earlier.');
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
