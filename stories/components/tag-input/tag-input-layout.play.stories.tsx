import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TagInput } from '#src/components/tag-input/index.ts';

const meta = preview.meta({
  title: 'Components/Tag input/Tests of layout',
  component: TagInput,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Topics' },
});

const field = () => screen.getByLabelText<HTMLInputElement>('Topics', { selector: 'input' });
const tags = () => screen.queryAllByRole('row').map((row) => row.getAttribute('aria-label'));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const shows = (...names: string[]) => waitFor(() => expect(tags()).toEqual(names));
const offers = (...names: string[]) => waitFor(() => expect(options()).toEqual(names));

export const SuggestionsAreAsWideAsTheField = meta.story({
  name: 'Suggestions are as wide as the field',
  args: { suggestions: ['Oslo', 'Zürich'] },
  render: (args) => (
    <div style={{ inlineSize: 500 }}>
      <TagInput {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    await offers('Oslo', 'Zürich');
    const panel = document.querySelector('[data-slot="tag-input-panel"]');
    await expect(panel?.getBoundingClientRect().width).toBe(500);
  },
});

export const TagsThatFillARowOpenNoOther = meta.story({
  name: 'A full row of tags wraps only when the user types',
  args: { defaultValue: ['Lyon', 'Oslo'] },
  render: (args) => (
    <div data-testid="place" style={{ inlineSize: 400 }}>
      <TagInput {...args} />
    </div>
  ),
  play: async ({ step }) => {
    const frame = field().closest<HTMLElement>('[data-slot="tag-input-field"]');
    const last = screen.getByRole('row', { name: 'Oslo' }).getBoundingClientRect();
    // Less than the gap and the caret need, which may be in the padding, and the padding
    const rest = 3 + 8;
    screen.getByTestId('place').style.inlineSize =
      `${last.right - (frame?.getBoundingClientRect().left ?? NaN) + rest}px`;
    const height = frame?.offsetHeight ?? NaN;
    await step('The tags fill a row of 40 pixels', async () => {
      await expect(height).toBe(40);
    });
    await step('Click the field: its height stays', async () => {
      await userEvent.click(field());
      await expect(frame?.offsetHeight).toBe(height);
    });
    await step('Type: a second row opens', async () => {
      await userEvent.keyboard('R');
      await expect(frame?.offsetHeight).toBeGreaterThan(height);
    });
  },
});

export const TheLineBelowIsThereWhileItHasSomethingToShow = meta.story({
  name: 'The line below is present only while it has content',
  args: { defaultValue: ['Lyon'] },
  play: async ({ step }) => {
    const line = document.querySelector('[data-slot="tag-input-footer"]');
    await step('The line has no height at first', async () => {
      await expect(line?.getBoundingClientRect().height).toBe(0);
    });
    await step('Enter a tag that exists: the line shows a message', async () => {
      await userEvent.type(field(), 'Lyon{Enter}');
      await waitFor(() => expect(line?.getBoundingClientRect().height).toBeGreaterThan(18));
    });
    await step('Enter another tag: the line has no height again', async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), 'Oslo{Enter}');
      await shows('Lyon', 'Oslo');
      await waitFor(() => expect(line?.getBoundingClientRect().height).toBe(0));
    });
  },
});
