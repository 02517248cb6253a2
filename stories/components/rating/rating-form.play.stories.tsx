import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Rating } from '#src/components/rating/index.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Rating/Tests in a form',
  component: Rating,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Service', name: 'stars', onValueChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
  render: (args) => (
    <form aria-label="Review" onSubmit={(event) => event.preventDefault()}>
      <Rating {...args} />
      <button type="submit">Send</button>
      <button type="reset">Start again</button>
    </form>
  ),
});

const star = (number: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: `${number} out of 5` });
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Review' });

export const ARequiredRatingCannotBeTakenBack = meta.story({
  name: 'A required rating cannot be cleared',
  args: { required: true },
  play: async ({ step }) => {
    await step('The form is invalid without a rating', async () => {
      await expect(screen.queryByRole('radio', { name: 'No rating' })).toBeNull();
      await expect(form().checkValidity()).toBe(false);
    });
    await step('Submit: the first star has focus and is not picked', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await expect(star(1)).toHaveFocus();
      await expect(star(1)).not.toBeChecked();
    });
    await step('Press Space: the star is picked and the form is valid', async () => {
      await userEvent.keyboard(' ');
      await expect(form().checkValidity()).toBe(true);
    });
    await step('Press Delete: the star stays picked', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(star(1)).toBeChecked();
    });
  },
});

export const AResetBringsTheFirstRatingBack = meta.story({
  name: 'A reset restores the initial rating',
  args: { defaultValue: 2 },
  play: async () => {
    await userEvent.click(star(5));
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(star(2)).toBeChecked());
    await expect(new FormData(form()).get('stars')).toBe('2');
    await expect(changed).toHaveBeenLastCalledWith(2, {
      reason: 'reset',
      event: expect.any(Event),
    });
  },
});

export const AParentKeepsItsRatingThroughAReset = meta.story({
  name: 'A controlled rating survives a reset',
  args: { value: 4 },
  play: async ({ step }) => {
    await step('Click another star: the parent keeps its rating', async () => {
      await userEvent.click(star(2));
      await expect(changed).toHaveBeenCalledOnce();
      await expect(star(4)).toBeChecked();
    });
    await step('Reset the form: the parent keeps its rating', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
      await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
      await expect(changed.mock.lastCall?.[0]).toBeNull();
      await expect(star(4)).toBeChecked();
    });
  },
});

export const APreventedResetChangesNothing = meta.story({
  name: 'A prevented reset changes nothing',
  args: { defaultValue: 2 },
  render: (args) => (
    <form aria-label="Review" onReset={(event) => event.preventDefault()}>
      <Rating {...args} />
      <button type="reset">Start again</button>
    </form>
  ),
  play: async () => {
    await userEvent.click(star(5));
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    // A reset is reported in a separate task.
    await new Promise((resolve) => setTimeout(resolve));
    await expect(star(5)).toBeChecked();
    await expect(changed).toHaveBeenCalledOnce();
  },
});
