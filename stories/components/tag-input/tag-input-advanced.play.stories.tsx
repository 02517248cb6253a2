import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TagInput } from '#src/components/tag-input/index.ts';
import { announcements } from '#stories/support/announcements.ts';

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
const says = (text: string) => waitFor(() => expect(announcements().at(-1)).toContain(text));
const shows = (...names: string[]) => waitFor(() => expect(tags()).toEqual(names));

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

export const AllTagsAreCopiedAndPasteAsTheSame = meta.story({
  name: 'All tags are copied and pasted unchanged',
  args: { defaultValue: ['tea', 'Paris, Texas', 'a "b"', 'line\nend', ' space '] },
  play: async ({ step }) => {
    const names = tags();
    await step('Press Ctrl+A in the field: all tags are selected', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('{Control>}a{/Control}');
      await says('5 tags selected');
    });
    const copied = clipboard('copy');
    await step('The copied text has a line per tag, quoted where needed', async () => {
      await expect(copied.split('\n').slice(0, 2)).toEqual(['tea', '"Paris, Texas"']);
    });
    await step('Press Delete: no tag is left, and the field has focus', async () => {
      await userEvent.keyboard('{Delete}');
      await shows();
      await waitFor(() => expect(field()).toHaveFocus());
    });
    await step('Paste: the same tags are back', async () => {
      clipboard('paste', copied);
      await waitFor(() => expect(tags()).toEqual(names));
    });
    await step('Press Left twice and cut: the tag is removed and announced', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(clipboard('cut')).toBe('"line\nend"');
      await shows('tea', 'Paris, Texas', 'a "b"', ' space ');
      await says('line\nend removed');
    });
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
  play: async ({ step }) => {
    const form = screen.getByRole<HTMLFormElement>('form');
    const sent = () => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);
    const named = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    await step('Type a topic: it is part of the form data at once', async () => {
      await expect(form.checkValidity()).toBe(false);
      await userEvent.type(named('Topics'), 'tea');
      // A key or a script can submit the form before the field loses focus.
      await waitFor(() => expect(sent()).toEqual(['topic=tea']));
    });
    await step('Type in the next field: the topic is a tag, and the form is valid', async () => {
      await userEvent.type(named('Kept'), 'milk');
      await expect(sent()).toEqual(['topic=tea']);
      await expect(named('Topics')).toHaveValue('');
      await expect(form.checkValidity()).toBe(true);
    });
    await step('Leave the field “Kept”: it keeps its text, with a validation message', async () => {
      await userEvent.type(named('Cleared'), 'juice');
      await expect(named('Kept')).toHaveValue('milk');
      await expect(named('Kept').validationMessage).toBe('Press Enter to add this.');
    });
    await step('Leave the field “Cleared”: its text is removed', async () => {
      await userEvent.type(named('Topics'), 'lemonade');
      await expect(named('Cleared')).toHaveValue('');
    });
    await step('Leave a topic that is too long: it stays in the field', async () => {
      await userEvent.type(named('Kept'), '{Enter}');
      await expect(named('Topics')).toHaveValue('lemonade');
      await expect(form.checkValidity()).toBe(false);
      await expect(sent()).toEqual(['topic=tea', 'kept=milk']);
    });
    await step('Reset the form: tags, text and message are gone', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Again' }));
      await waitFor(() => expect(sent()).toEqual([]));
      await expect(named('Topics')).toHaveValue('');
      await expect(named('Topics').validationMessage).not.toContain('long');
    });
  },
});

export const TabAddsWhereItIsAskedTo = meta.story({
  name: 'Tab adds a tag if configured',
  args: { addOnTab: true, delimiter: /\s/g },
  play: async ({ step }) => {
    await step('Press Tab: the typed text becomes tags, and focus stays', async () => {
      await userEvent.type(field(), 'tea milk');
      await userEvent.tab();
      await expect(tags()).toEqual(['tea', 'milk']);
      await expect(field()).toHaveFocus();
    });
    await step('Press Tab again: focus leaves the field', async () => {
      await userEvent.tab();
      await expect(field()).not.toHaveFocus();
    });
  },
});

export const ReadOnlyTagsAreCopiedAndNotChanged = meta.story({
  name: 'Read-only tags can be copied but not changed',
  args: { defaultValue: ['tea', 'milk'], readOnly: true },
  play: async ({ step }) => {
    await step('Tab: the first tag has focus, and there is no button', async () => {
      await expect(screen.queryByRole('button')).toBeNull();
      await userEvent.tab();
      await expect(screen.getByRole('row', { name: 'tea' })).toHaveFocus();
    });
    await step('Press Right and cut: the second tag is copied', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(screen.getByRole('row', { name: 'milk' })).toHaveFocus());
      await expect(clipboard('cut')).toBe('milk');
    });
    await step('Press editing keys, paste and double-click: nothing changes', async () => {
      await userEvent.keyboard('{Delete}{Enter}{F2}{Alt>}{ArrowLeft}{/Alt}');
      clipboard('paste', 'a,b');
      await userEvent.dblClick(screen.getByText('tea'));
      await expect(tags()).toEqual(['tea', 'milk']);
      await expect(changed).not.toHaveBeenCalled();
      await expect(screen.getAllByRole('textbox')).toHaveLength(1);
    });
  },
});
