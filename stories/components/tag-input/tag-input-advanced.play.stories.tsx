import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TagInput } from '#src/components/tag-input/index.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Tag input/Tests of advanced props',
  component: TagInput,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Topics', onValueChange: changed },
  beforeEach: () => void changed.mockClear(),
});

const field = () => screen.getByLabelText<HTMLInputElement>('Topics', { selector: 'input' });
const tags = () => screen.queryAllByRole('row').map((row) => row.getAttribute('aria-label'));
const said = () => document.querySelector('[data-slot="tag-input-message"]');
const says = (text: string) => waitFor(() => expect(said()).toHaveTextContent(text));
const shows = (...names: string[]) => waitFor(() => expect(tags()).toEqual(names));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const offers = (...names: string[]) => waitFor(() => expect(options()).toEqual(names));

/**
 * Dispatches a clipboard event on the focused element and returns the resulting clipboard text. Browsers
 * differ in what a scripted `ClipboardEvent` can carry, so a plain event carries the data.
 */
function clipboard(type: 'copy' | 'cut' | 'paste', text = ''): string {
  let content = text;
  const clipboardData = {
    getData: () => content,
    setData: (_format: string, data: string) => {
      content = data;
    },
  };
  const event = new Event(type, { bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(Object.assign(event, { clipboardData }));
  return content;
}

export const SuggestionsAreChosenByKey = meta.story({
  name: 'Suggestions are picked with the keyboard',
  args: { defaultValue: ['Lyon'], suggestions: ['Oslo', 'Zürich', 'Lisbon', 'Lyon', 'Córdoba'] },
  play: async () => {
    await userEvent.click(field());
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await offers('Oslo', 'Zürich', 'Lisbon', 'Córdoba');
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = () =>
      document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveTextContent('Zürich');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('cor');
    await offers('Córdoba');
    await says('1 suggestion');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await shows('Lyon', 'Córdoba');
    await expect(field()).toHaveValue('');
    await offers();
    await userEvent.keyboard('lyo');
    await waitFor(() =>
      expect(screen.getByText('No suggestions', { selector: 'p' })).toBeVisible(),
    );
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('No suggestions', { selector: 'p' })).toBeNull());
    await expect(field()).toHaveValue('lyo');
    await userEvent.keyboard('n 2{Enter}');
    await shows('Lyon', 'Córdoba', 'lyon 2');
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
  play: async () => {
    aborted.length = 0;
    await userEvent.type(field(), 'o');
    await expect(answers.has('o')).toBe(true);
    await waitFor(() =>
      expect(screen.getByText('Loading suggestions…', { selector: 'p' })).toBeVisible(),
    );
    await userEvent.type(field(), 's');
    await expect(aborted).toContain('o');
    answers.get('os')?.(['Oslo', 'Osaka']);
    await offers('Oslo', 'Osaka');
    answers.get('o')?.(['Old answer']);
    await userEvent.click(await screen.findByText('Osaka'));
    await shows('Osaka');
    await expect(field()).toHaveFocus();
    await userEvent.type(field(), 'bad');
    await waitFor(() =>
      expect(screen.getByText('Suggestions could not be loaded', { selector: 'p' })).toBeVisible(),
    );
    await expect(options()).toEqual([]);
  },
});

export const AllTagsAreEditedAsAText = meta.story({
  name: 'All tags can be edited as text',
  args: { defaultValue: ['tea', 'milk', 'Paris, Texas'], bulkEdit: true, maxLength: 12 },
  play: async () => {
    await userEvent.type(field(), 'half');
    // A click elsewhere would add the text.
    fireEvent.click(screen.getByRole('button', { name: 'Edit as text' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit as text' });
    await expect(text).toHaveValue('tea\nmilk\nParis, Texas');
    await expect(text).toHaveFocus();
    await expect(screen.getByText('milk', { selector: 'bdi' })).not.toBeVisible();
    await userEvent.clear(text);
    await userEvent.type(text, 'milk{Enter}TEA{Enter}tea{Enter}much too long a tag');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await says('1 duplicate, 1 rejected: too long');
    await expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(
      'much too long a tag',
    );
    await userEvent.keyboard('juice');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await shows('milk', 'TEA', 'juice');
    await says('2 added, 2 removed, 1 duplicate');
    await expect(changed).toHaveBeenLastCalledWith(['milk', 'TEA', 'juice'], {
      reason: 'bulk-edit',
      event: expect.any(KeyboardEvent),
    });
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveValue('half');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await shows('tea', 'milk', 'Paris, Texas');
    fireEvent.click(screen.getByRole('button', { name: 'Edit as text' }));
    await screen.findByRole('button', { name: 'Cancel' });
    await userEvent.keyboard('x{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
    await shows('tea', 'milk', 'Paris, Texas');
  },
});

export const AllTagsAreCopiedAndPasteAsTheSame = meta.story({
  name: 'All tags are copied and pasted unchanged',
  args: { defaultValue: ['tea', 'Paris, Texas', 'a "b"', 'line\nend', ' space '] },
  play: async () => {
    const names = tags();
    await userEvent.click(field());
    await userEvent.keyboard('{Control>}a{/Control}');
    await says('5 tags selected');
    const copied = clipboard('copy');
    await expect(copied.split('\n').slice(0, 2)).toEqual(['tea', '"Paris, Texas"']);
    await userEvent.keyboard('{Delete}');
    await shows();
    await waitFor(() => expect(field()).toHaveFocus());
    clipboard('paste', copied);
    await waitFor(() => expect(tags()).toEqual(names));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(clipboard('cut')).toBe('"line\nend"');
    await shows('tea', 'Paris, Texas', 'a "b"', ' space ');
    await says('line end removed');
  },
});

export const ATextThatIsLeftBecomesATag = meta.story({
  name: 'Text becomes a tag on blur',
  render: (args) => (
    <form aria-label="Order" onSubmit={(event) => event.preventDefault()}>
      <TagInput {...args} name="topic" aria-label="Topics" required maxLength={5} />
      <TagInput {...args} name="kept" aria-label="Kept" blurBehavior="keep" />
      <TagInput {...args} name="cleared" aria-label="Cleared" blurBehavior="clear" />
      <button type="reset">Again</button>
    </form>
  ),
  play: async () => {
    const form = screen.getByRole<HTMLFormElement>('form');
    const sent = () => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);
    const named = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(named('Topics'), 'tea');
    // A key or a script can submit the form before the field loses focus.
    await waitFor(() => expect(sent()).toEqual(['topic=tea']));
    await userEvent.type(named('Kept'), 'milk');
    await expect(sent()).toEqual(['topic=tea']);
    await expect(named('Topics')).toHaveValue('');
    await expect(form.checkValidity()).toBe(true);
    await userEvent.type(named('Cleared'), 'juice');
    await expect(named('Kept')).toHaveValue('milk');
    await expect(named('Kept').validationMessage).toBe('Press Enter to add this');
    await userEvent.type(named('Topics'), 'lemonade');
    await expect(named('Cleared')).toHaveValue('');
    await userEvent.type(named('Kept'), '{Enter}');
    await expect(named('Topics')).toHaveValue('lemonade');
    await expect(form.checkValidity()).toBe(false);
    await expect(sent()).toEqual(['topic=tea', 'kept=milk']);
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    await waitFor(() => expect(sent()).toEqual([]));
    await expect(named('Topics')).toHaveValue('');
    await expect(named('Topics').validationMessage).not.toContain('long');
  },
});

export const TabAddsWhereItIsAskedTo = meta.story({
  name: 'Tab adds a tag if configured',
  args: { addOnTab: true, delimiter: /\s/g },
  play: async () => {
    await userEvent.type(field(), 'tea milk');
    await userEvent.tab();
    await expect(tags()).toEqual(['tea', 'milk']);
    await expect(field()).toHaveFocus();
    await userEvent.tab();
    await expect(field()).not.toHaveFocus();
  },
});

export const ReadOnlyTagsAreCopiedAndNotChanged = meta.story({
  name: 'Read-only tags can be copied and not changed',
  args: { defaultValue: ['tea', 'milk'], readOnly: true },
  play: async () => {
    await expect(screen.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(screen.getByRole('row', { name: 'tea' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('row', { name: 'milk' })).toHaveFocus());
    await expect(clipboard('cut')).toBe('milk');
    await userEvent.keyboard('{Delete}{Enter}{F2}{Alt>}{ArrowLeft}{/Alt}');
    clipboard('paste', 'a,b');
    await userEvent.dblClick(screen.getByText('tea'));
    await expect(tags()).toEqual(['tea', 'milk']);
    await expect(changed).not.toHaveBeenCalled();
    await expect(screen.getAllByRole('textbox')).toHaveLength(1);
  },
});
