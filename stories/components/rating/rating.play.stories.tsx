import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Rating, RatingDisplay, RatingDistribution } from '#src/components/rating/index.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Rating/Tests',
  component: Rating,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Service', name: 'stars', onValueChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
  decorators: [
    (Story) => (
      <>
        {/* Keeps a mouse in the corner of the window away from the stars. */}
        <p>How was the service?</p>
        <Story />
      </>
    ),
  ],
});

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const star = (number: number) => radio(`${number} out of 5`);
const none = () => radio('No rating');
const group = () => screen.getByRole('radiogroup', { name: 'Service' });

/** Returns the shape of a symbol: hollow or filled. */
const shapeOf = (input: Element) =>
  getComputedStyle(input, '::before').clipPath.startsWith('polygon(evenodd') ? 'hollow' : 'full';
const shapes = () =>
  [...group().querySelectorAll('[data-slot="rating-star"]')].map((input) => shapeOf(input));

export const APressSelectsAndTheCrossClears = meta.story({
  name: 'A click selects a star, a second one keeps it, and the cross clears it',
  play: async () => {
    await userEvent.click(star(4));
    await expect(star(4)).toBeChecked();
    await expect(changed).toHaveBeenLastCalledWith(4, {
      reason: 'item-press',
      event: expect.any(Event),
    });
    await fireEvent.click(star(4), { detail: 1 });
    await userEvent.dblClick(star(4));
    await expect(star(4)).toBeChecked();
    await expect(changed).toHaveBeenCalledOnce();
    await userEvent.click(none());
    await expect(none()).toBeChecked();
    await expect(none()).toHaveFocus();
    await expect(shapes()).toEqual(Array.from({ length: 5 }, () => 'hollow'));
    await expect(changed).toHaveBeenLastCalledWith(null, {
      reason: 'clear',
      event: expect.any(Event),
    });
    await expect(changed).toHaveBeenCalledTimes(2);
  },
});

export const HalvesAreFilledByShapeAndSubmitted = meta.story({
  name: 'Half stars are filled by shape and submitted',
  args: { step: 0.5, defaultValue: 2 },
  render: (args) => (
    <form aria-label="Review">
      <Rating {...args} />
    </form>
  ),
  play: async () => {
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Review' });
    await userEvent.click(radio('3.5 out of 5'));
    await expect(new FormData(form).get('stars')).toBe('3.5');
    await expect(shapes().indexOf('hollow')).toBe(7);
    await expect(shapes().lastIndexOf('full')).toBe(6);
    await userEvent.keyboard('{End}');
    await expect(star(5)).toBeChecked();
    await userEvent.keyboard('{Backspace}');
    await expect(new FormData(form).get('stars')).toBe('');
  },
});

export const WordsArePartOfTheNameAndShownBesideTheSymbols = meta.story({
  name: 'Labels are part of the name and shown beside the symbols',
  args: {
    valueLabel: (value: number) =>
      ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'][value - 1] ?? '',
  },
  play: async () => {
    const shown = () =>
      [...group().querySelectorAll<HTMLElement>('[data-slot="rating-word"]')].filter(
        ({ offsetWidth, textContent }) => offsetWidth > 0 && textContent !== '',
      );
    await expect(shown()).toEqual([]);
    const before = group().getBoundingClientRect();
    await userEvent.click(radio('5 out of 5, Excellent'));
    await userEvent.unhover(radio('5 out of 5, Excellent'));
    const [word] = shown();
    await expect(word).toHaveTextContent('Excellent');
    await expect(shown()).toHaveLength(1);
    // The cross stays beside the symbols, whatever the length of the label.
    const none = radio('No rating').getBoundingClientRect();
    await expect(word?.getBoundingClientRect().left).toBeGreaterThan(none.right);
    // The width is that of the longest label, so that nothing shifts.
    await expect(group().getBoundingClientRect().height).toBe(before.height);
    await expect(group().getBoundingClientRect().width).toBe(before.width);
  },
});

const boxesOf = (name: string) =>
  [...document.querySelectorAll(`[name="${name}"]`)].map((input) => input.getBoundingClientRect());

export const EveryTargetIsTwentyFourPixels = meta.story({
  name: 'Every target is at least 24 pixels',
  args: { size: 'sm' },
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: true }] } } },
  play: async () => {
    for (const { width, height } of boxesOf('stars')) {
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
});

export const ThePartsOfASymbolAreOneTargetInWhichThePlaceDecides = meta.story({
  name: 'The halves or quarters of a symbol are one target, and the position decides',
  args: { step: 0.25 },
  render: (args) => (
    <>
      <Rating {...args} />
      <br />
      <Rating {...args} aria-label="Halves" name="halves" size="sm" step={0.5} />
      <br />
      <Rating {...args} aria-label="Whole" name="whole" size="sm" step={1} />
    </>
  ),
  play: async () => {
    const [, ...wholes] = boxesOf('whole').map(({ left }) => left);
    const [, ...halves] = boxesOf('halves').map(({ left }) => left);
    // The parts of a symbol touch, and symbols are as large and as far apart as whole ones.
    await expect(halves).toEqual(wholes.flatMap((left) => [left, left + 12]));
    await userEvent.click(radio('2.25 out of 5'));
    await expect(radio('2.25 out of 5')).toBeChecked();
    await expect(shapes().lastIndexOf('full')).toBe(8);
  },
});

export const WhatOthersRatedIsReadAsOneImageAndAsATable = meta.story({
  name: 'An average is announced as one image, its distribution as a table',
  render: () => (
    <>
      <RatingDisplay value={4.26} count={128} />
      <RatingDisplay value={4} count={1} />
      <RatingDistribution
        counts={[1, 1, 1]}
        hrefFor={(value) => (value === 3 ? '#three' : undefined)}
      />
    </>
  ),
  play: async () => {
    await expect(screen.getByRole('img', { name: '4.3 out of 5, 128 ratings' })).toBeVisible();
    await expect(screen.getByRole('img', { name: '4.0 out of 5, 1 rating' })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Distribution of 3 ratings' });
    await expect(table).toBeVisible();
    await expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '3 stars',
      '2 stars',
      '1 star',
    ]);
    await expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '33%',
      '1',
      '33%',
      '1',
      '34%',
      '1',
    ]);
    await expect(screen.getByRole('link', { name: '3 stars' })).toHaveAttribute('href', '#three');
  },
});

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
  play: async () => {
    await userEvent.tab();
    await expect(none()).toHaveFocus();
    await expect(getComputedStyle(none(), '::before').content).not.toBe('none');
    await userEvent.keyboard('{ArrowRight}');
    await expect(star(1)).toHaveFocus();
    await expect(star(1)).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(none()).toBeChecked();
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
  name: 'A read-only rating is focusable, and keys do not change it',
  args: { defaultValue: 3, readOnly: true },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(star(3)).toHaveFocus();
    await expect(star(3)).toBeChecked();
    await expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
  },
});

export const ARequiredRatingCannotBeTakenBack = meta.story({
  name: 'A required rating cannot be cleared',
  args: { required: true, defaultValue: 1 },
  play: async () => {
    await expect(screen.queryByRole('radio', { name: 'No rating' })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(star(1)).toBeChecked();
  },
});
