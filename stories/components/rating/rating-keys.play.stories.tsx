import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Rating } from '#src/components/rating/index.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Rating/Tests by keyboard',
  component: Rating,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Service', name: 'stars', onValueChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
});

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const star = (number: number) => radio(`${number} out of 5`);
const none = () => radio('No rating');

export const KeysMoveAndClear = meta.story({
  name: 'Keys change and clear the rating',
  args: { defaultValue: 2 },
  play: async ({ step }) => {
    await step('Tab: the selected star has focus', async () => {
      await userEvent.tab();
      await expect(star(2)).toHaveFocus();
    });
    await step('Press End, then Home: the last star is selected, then the first', async () => {
      await userEvent.keyboard('{End}');
      await expect(star(5)).toBeChecked();
      await userEvent.keyboard('{Home}');
      await expect(star(1)).toHaveFocus();
      await expect(star(1)).toBeChecked();
    });
    await step('Press 3: the third star is selected', async () => {
      await userEvent.keyboard('3');
      await expect(star(3)).toBeChecked();
    });
    await step('Press Delete, Backspace or 0: the rating is cleared', async () => {
      for (const key of ['{Delete}', '{Backspace}', '0']) {
        await userEvent.keyboard('3');
        await expect(star(3)).toHaveFocus();
        await userEvent.keyboard(key);
        await expect(none()).toHaveFocus();
        await expect(none()).toBeChecked();
      }
    });
    await step('Press 9, then Ctrl+4: nothing changes', async () => {
      await userEvent.keyboard('9');
      await expect(none()).toBeChecked();
      await userEvent.keyboard('{Control>}4{/Control}');
      await expect(none()).toBeChecked();
    });
  },
});

export const NoRatingIsFocusableAndFirst = meta.story({
  name: 'The empty rating is focusable and first',
  play: async ({ step }) => {
    await step('Tab: the empty rating has focus and shows it', async () => {
      await userEvent.tab();
      await expect(none()).toHaveFocus();
      await expect(getComputedStyle(none(), '::before').content).not.toBe('none');
    });
    await step('Press Right: the first star is selected', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(star(1)).toHaveFocus();
      await expect(star(1)).toBeChecked();
    });
    await step('Press Left: the rating is empty again', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(none()).toBeChecked();
    });
  },
});

export const ArrowsAreMirroredFromRightToLeft = meta.story({
  name: 'Arrow keys are mirrored in right-to-left layouts',
  args: { defaultValue: 2 },
  render: (args) => (
    <div dir="rtl">
      <Rating {...args} />
    </div>
  ),
  play: async ({ step }) => {
    await step('Press End: the last star is selected', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await expect(star(5)).toBeChecked();
    });
    await step('Press Right: the star before it is selected', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(star(4)).toHaveFocus();
      await expect(star(4)).toBeChecked();
    });
    await step('Press Left: the last star is selected again', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(star(5)).toBeChecked();
    });
    await step('Press Left on the last star: the rating is empty', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(none()).toBeChecked();
    });
    await step('Press Right on the empty rating: the last star is selected', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(star(5)).toBeChecked();
    });
  },
});

export const ReadOnlyIsReachedAndNotChanged = meta.story({
  name: 'A read-only rating is focusable and does not change',
  args: { defaultValue: 3, readOnly: true },
  play: async ({ step }) => {
    await step('Tab: the selected star has focus', async () => {
      await userEvent.tab();
      await expect(star(3)).toHaveFocus();
    });
    await step('Press Right: nothing changes', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(star(3)).toHaveFocus();
      await expect(star(3)).toBeChecked();
    });
    await step('Click another star: nothing changes', async () => {
      star(5).click();
      await expect(star(3)).toBeChecked();
      await expect(changed).not.toHaveBeenCalled();
    });
    await step('The group is marked as read-only', async () => {
      await expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
    });
  },
});

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Review' });

export const ARequiredRatingCannotBeTakenBack = meta.story({
  name: 'A required rating cannot be cleared',
  args: { required: true },
  render: (args) => (
    <form aria-label="Review" onSubmit={(event) => event.preventDefault()}>
      <Rating {...args} />
      <button type="submit">Send</button>
      <button type="reset">Start again</button>
    </form>
  ),
  play: async ({ step }) => {
    await step('The form is invalid without a rating', async () => {
      await expect(screen.queryByRole('radio', { name: 'No rating' })).toBeNull();
      await expect(form().checkValidity()).toBe(false);
    });
    await step('Submit: the first star has focus and is not selected', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await expect(star(1)).toHaveFocus();
      await expect(star(1)).not.toBeChecked();
    });
    await step('Press Space: the star is selected and the form is valid', async () => {
      await userEvent.keyboard(' ');
      await expect(form().checkValidity()).toBe(true);
    });
    await step('Press Delete: the star stays selected', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(star(1)).toBeChecked();
    });
  },
});
