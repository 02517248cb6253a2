import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TagInput } from '#src/components/tag-input/index.ts';
import { announcements } from '#stories/support/announcements.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Tag input/Tests of tags',
  component: TagInput,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Topics', onValueChange: changed },
  beforeEach: () => void changed.mockClear(),
});

const field = () => screen.getByLabelText<HTMLInputElement>('Topics', { selector: 'input' });
const tags = () => screen.queryAllByRole('row').map((row) => row.getAttribute('aria-label'));
const tag = (name: string) => screen.getByRole('row', { name });
const says = (text: string) => waitFor(() => expect(announcements().at(-1)).toContain(text));
const shows = (...names: string[]) => waitFor(() => expect(tags()).toEqual(names));
const change = (value: readonly string[], reason: string) =>
  expect(changed).toHaveBeenLastCalledWith(value, { reason, event: expect.any(Event) });

export const KeysWalkRemoveAndMove = meta.story({
  name: 'Keys navigate, remove and move tags',
  args: { defaultValue: ['a', 'b', 'c', 'd', 'e'] },
  play: async ({ step }) => {
    await step('Press Backspace in the empty field: the last tag has focus', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(tag('e')).toHaveFocus());
    });
    await step('Press Backspace again: the tag is removed, and the field has focus', async () => {
      await userEvent.keyboard('{Backspace}');
      await shows('a', 'b', 'c', 'd');
      await change(['a', 'b', 'c', 'd'], 'remove');
      await waitFor(() => expect(field()).toHaveFocus());
    });
    await step('Press Left twice: the second tag from the end has focus', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(tag('c')).toHaveFocus();
      await expect(tag('c')).toHaveAttribute('tabindex', '0');
    });
    await step('Press Home: the first tag has focus', async () => {
      await userEvent.keyboard('{Home}');
      await expect(tag('a')).toHaveFocus();
    });
    await step('Press Alt+Right: the tag moves and keeps focus', async () => {
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
      await says('a moved to 2 of 4');
      await change(['b', 'a', 'c', 'd'], 'move');
      await expect(tag('a')).toHaveFocus();
    });
    await step('Press Delete: the tag is removed, and the next one has focus', async () => {
      await userEvent.keyboard('{Delete}');
      await shows('b', 'c', 'd');
      await expect(tag('c')).toHaveFocus();
    });
    await step('Press End, then Right: the last tag has focus, then the field', async () => {
      await userEvent.keyboard('{End}');
      await expect(tag('d')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(field()).toHaveFocus();
    });
    await step('Press Left, then Ctrl+Z: the removed tag is back', async () => {
      await userEvent.keyboard('{ArrowLeft}{Control>}z{/Control}');
      await shows('b', 'a', 'c', 'd');
    });
    await step('Type on a tag: the text goes to the field', async () => {
      await userEvent.keyboard('new');
      await expect(field()).toHaveValue('new');
    });
  },
});

export const ArrowsAreMirroredFromRightToLeft = meta.story({
  name: 'Arrow keys are mirrored in right-to-left layouts',
  args: { defaultValue: ['a', 'b', 'c'], dir: 'rtl' },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tag('c')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(tag('b')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await shows('a', 'c', 'b');
    await says('b moved to 3 of 3');
  },
});

export const ATagIsEditedInItsPlace = meta.story({
  name: 'A tag is edited in place',
  args: { defaultValue: ['tea', 'milk', 'juice'] },
  play: async ({ step }) => {
    const editor = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Edit/ });
    await step('Double-click a tag and enter an existing one: an error appears', async () => {
      await userEvent.dblClick(screen.getByText('milk'));
      await userEvent.type(await editor(), 'TEA{Enter}', {
        initialSelectionStart: 0,
        initialSelectionEnd: 4,
      });
      await says('already added');
      await expect(await editor()).toHaveFocus();
    });
    await step('Press Escape: the tag has focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(tag('milk')).toHaveFocus();
    });
    await step('Press F2 and enter a new text: the tag changes and has focus', async () => {
      await userEvent.keyboard('{F2}');
      await userEvent.clear(await editor());
      await userEvent.keyboard('oat, milk{Enter}');
      await shows('tea', 'oat, milk', 'juice');
      await change(['tea', 'oat, milk', 'juice'], 'edit');
      await waitFor(() => expect(tag('oat, milk')).toHaveFocus());
    });
    await step('Clear the editor: the tag is removed, the next one has focus', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.clear(await editor());
      await userEvent.keyboard('{Enter}');
      await shows('tea', 'juice');
      await waitFor(() => expect(tag('juice')).toHaveFocus());
    });
  },
});

export const AHeldKeyRemovesOneTag = meta.story({
  name: 'A held key removes one tag',
  args: { defaultValue: ['tea', 'milk', 'juice'] },
  play: async () => {
    const hold = (key: string) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat: true });
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace}{Backspace}');
    hold('Backspace');
    hold('Backspace');
    await shows('tea', 'milk');
    await userEvent.keyboard('{ArrowLeft}{Home}{Delete}');
    hold('Delete');
    await shows('milk');
    await says('tea removed');
    await expect(field()).toHaveAccessibleDescription('');
  },
});

export const TagsInADisabledFieldsetStay = meta.story({
  name: 'Tags in a disabled fieldset stay',
  // To axe, a fieldset disables only native controls.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  args: { defaultValue: ['tea', 'milk'] },
  render: (args) => (
    <fieldset disabled>
      <TagInput {...args} />
    </fieldset>
  ),
  play: async () => {
    fireEvent.doubleClick(tag('milk'));
    fireEvent.keyDown(tag('milk'), { key: 'Delete' });
    await expect(changed).not.toHaveBeenCalled();
    await expect(tags()).toEqual(['tea', 'milk']);
    await expect(screen.queryByRole('textbox', { name: 'Edit milk' })).toBeNull();
  },
});

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
  name: 'Read-only tags can be copied but not changed',
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
