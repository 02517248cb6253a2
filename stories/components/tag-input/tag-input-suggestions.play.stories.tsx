import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TagInput } from '#src/components/tag-input/index.ts';
import { announcements } from '#stories/support/announcements.ts';

const meta = preview.meta({
  title: 'Components/Tag input/Tests of suggestions',
  component: TagInput,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Topics' },
});

const field = () => screen.getByLabelText<HTMLInputElement>('Topics', { selector: 'input' });
const tags = () => screen.queryAllByRole('row').map((row) => row.getAttribute('aria-label'));
const says = (text: string) => waitFor(() => expect(announcements().at(-1)).toContain(text));
const shows = (...names: string[]) => waitFor(() => expect(tags()).toEqual(names));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const offers = (...names: string[]) => waitFor(() => expect(options()).toEqual(names));

export const SuggestionsAreChosenByKey = meta.story({
  name: 'Suggestions are selected with the keyboard',
  args: { defaultValue: ['Lyon'], suggestions: ['Oslo', 'Zürich', 'Lisbon', 'Lyon', 'Córdoba'] },
  play: async ({ step }) => {
    await step('Click the field: the list stays closed', async () => {
      await userEvent.click(field());
      await expect(field()).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Press Down: all suggestions are listed', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await offers('Oslo', 'Zürich', 'Lisbon', 'Córdoba');
      await expect(field()).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Press Down twice: the second suggestion is active', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      const active = () =>
        document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
      await expect(active()).toHaveTextContent('Zürich');
      await expect(active()).toHaveAttribute('aria-selected', 'true');
    });
    await step('Type: the suggestions are filtered, and their number is announced', async () => {
      await userEvent.keyboard('cor');
      await offers('Córdoba');
      await says('1 suggestion');
    });
    await step('Press Down and Enter: the suggestion becomes a tag', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await shows('Lyon', 'Córdoba');
      await expect(field()).toHaveValue('');
      await offers();
    });
    await step('Type text without a match: a message replaces the list', async () => {
      await userEvent.keyboard('lyo');
      await waitFor(() =>
        expect(screen.getByText('No suggestions', { selector: 'p' })).toBeVisible(),
      );
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
    await step('Press Escape: the message closes, and the text stays', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(screen.queryByText('No suggestions', { selector: 'p' })).toBeNull(),
      );
      await expect(field()).toHaveValue('lyo');
    });
    await step('Type more and press Enter: the text becomes a tag', async () => {
      await userEvent.keyboard('n 2{Enter}');
      await shows('Lyon', 'Córdoba', 'lyon 2');
    });
  },
});

export const TheReasonOfARefusalIsNotCovered = meta.story({
  name: 'The list does not cover why a tag was rejected',
  args: { defaultValue: ['Lyon'], suggestions: ['Oslo', 'Lyon'] },
  play: async () => {
    await userEvent.type(field(), 'lyon');
    await screen.findByText('No suggestions', { selector: 'p' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('No suggestions', { selector: 'p' })).toBeNull());
    await expect(field()).toHaveAccessibleDescription('“lyon” is already added.');
    await says('“lyon” is already added.');
    await userEvent.keyboard('x');
    await expect(field()).toHaveAccessibleDescription('');
  },
});

const answers = new Map<string, (names: string[]) => void>();
const aborted: string[] = [];

export const TheNewestAnswerWins = meta.story({
  name: 'The newest response wins',
  args: {
    suggestions: (query, { signal }) => {
      if (query === 'bad') throw new Error('The server is away.');
      signal.addEventListener('abort', () => aborted.push(query));
      return new Promise((resolve) => answers.set(query, resolve));
    },
  },
  play: async ({ step }) => {
    aborted.length = 0;
    await step('Type a letter: suggestions are loading', async () => {
      await userEvent.type(field(), 'o');
      await expect(answers.has('o')).toBe(true);
      await waitFor(() =>
        expect(screen.getByText('Loading suggestions…', { selector: 'p' })).toBeVisible(),
      );
    });
    await step('Type another letter: the first request is aborted', async () => {
      await userEvent.type(field(), 's');
      await expect(aborted).toContain('o');
    });
    await step('The second response arrives: its suggestions are listed', async () => {
      answers.get('os')?.(['Oslo', 'Osaka']);
      await offers('Oslo', 'Osaka');
    });
    await step('The first response arrives late: the listed suggestions stay', async () => {
      answers.get('o')?.(['Old answer']);
      await userEvent.click(await screen.findByText('Osaka'));
      await shows('Osaka');
      await expect(field()).toHaveFocus();
    });
    await step('A request fails: a message replaces the list', async () => {
      await userEvent.type(field(), 'bad');
      await waitFor(() =>
        expect(
          screen.getByText('Suggestions could not be loaded.', { selector: 'p' }),
        ).toBeVisible(),
      );
      await expect(options()).toEqual([]);
    });
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
  play: async () => {
    const frame = field().closest<HTMLElement>('[data-slot="tag-input-field"]');
    const last = screen.getByRole('row', { name: 'Oslo' }).getBoundingClientRect();
    // Less than the gap and the caret need, which may be in the padding, and the padding
    const rest = 3 + 8;
    screen.getByTestId('place').style.inlineSize =
      `${last.right - (frame?.getBoundingClientRect().left ?? NaN) + rest}px`;
    const height = frame?.offsetHeight ?? NaN;
    await expect(height).toBe(40);
    await userEvent.click(field());
    await expect(frame?.offsetHeight).toBe(height);
    await userEvent.keyboard('R');
    await expect(frame?.offsetHeight).toBeGreaterThan(height);
  },
});

export const TheLineBelowIsThereWhileItHasSomethingToShow = meta.story({
  name: 'The line below is present only while it has content',
  args: { defaultValue: ['Lyon'] },
  play: async () => {
    const line = document.querySelector('[data-slot="tag-input-footer"]');
    await expect(line?.getBoundingClientRect().height).toBe(0);
    await userEvent.type(field(), 'Lyon{Enter}');
    await waitFor(() => expect(line?.getBoundingClientRect().height).toBeGreaterThan(18));
    await userEvent.clear(field());
    await userEvent.type(field(), 'Oslo{Enter}');
    await shows('Lyon', 'Oslo');
    await waitFor(() => expect(line?.getBoundingClientRect().height).toBe(0));
  },
});
