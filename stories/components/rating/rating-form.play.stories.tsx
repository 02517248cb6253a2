import { expect, fn, screen, userEvent } from 'storybook/test';
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
