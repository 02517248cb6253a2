import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TagInput } from '#src/components/tag-input/index.ts';

const changed = fn();
const rejected = fn();

const meta = preview.meta({
  title: 'Components/Tag input/Tests',
  component: TagInput,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Topics', onValueChange: changed, onReject: rejected },
  beforeEach: () => {
    changed.mockClear();
    rejected.mockClear();
  },
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Topics' });
const tags = () => screen.queryAllByRole('row').map((row) => row.getAttribute('aria-label'));
const tag = (name: string) => screen.getByRole('row', { name });
const said = () => document.querySelector('[data-slot="tag-input-message"]');
const says = (text: string) => waitFor(() => expect(said()).toHaveTextContent(text));
const shows = (...names: string[]) => waitFor(() => expect(tags()).toEqual(names));
const change = (value: readonly string[], reason: string) =>
  expect(changed).toHaveBeenLastCalledWith(value, { reason, event: expect.any(Event) });

export const EnterAndCommaAddWhatIsTyped = meta.story({
  name: 'Enter and comma add the typed text',
  play: async () => {
    await userEvent.type(field(), 'tea,milk{Enter}  juice  {Enter}');
    await expect(tags()).toEqual(['tea', 'milk', 'juice']);
    await change(['tea', 'milk', 'juice'], 'add');
    await expect(changed).toHaveBeenCalledTimes(3);
    await expect(field()).toHaveValue('');
    await says('juice added');
    await userEvent.type(field(), ',,{Enter}');
    await expect(changed).toHaveBeenCalledTimes(3);
  },
});

export const QuotationMarksKeepADelimiterInTheTag = meta.story({
  name: 'Quotation marks keep a delimiter in the tag',
  play: async () => {
    await userEvent.type(field(), '"Paris, Texas","a ""b""",“Bath, Maine”,');
    await expect(tags()).toEqual(['Paris, Texas', 'a "b"', 'Bath, Maine']);
    await userEvent.type(field(), '"Rome, Georgia{Enter}');
    await expect(tags().at(-1)).toBe('Rome, Georgia');
  },
});

export const NothingIsAddedWhileAnInputMethodComposes = meta.story({
  name: 'Nothing is added during composition',
  play: async () => {
    const input = field();
    input.focus();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'とうきょう、' }, isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.blur(input, { relatedTarget: input });
    await expect(tags()).toEqual([]);
    fireEvent.input(input, { target: { value: '東京' }, isComposing: true });
    fireEvent.compositionEnd(input, { data: '東京' });
    // In Safari, the key that ends the composition is dispatched after it.
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(tags()).toEqual([]);
    await expect(input).toHaveValue('東京');
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
    await shows('東京');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '大阪、' }, isComposing: true });
    fireEvent.compositionEnd(input, { data: '大阪、' });
    await shows('東京', '大阪');
  },
});

export const KeyboardsWithoutKeysAddTagsToo = meta.story({
  name: 'Virtual keyboards add tags, too (Android)',
  play: async () => {
    const input = field();
    await userEvent.click(input);
    fireEvent.keyDown(input, { key: 'Unidentified', keyCode: 229 });
    fireEvent.input(input, { target: { value: 'tea,' } });
    await shows('tea');
    input.value = 'milk';
    const event = new InputEvent('beforeinput', {
      inputType: 'insertLineBreak',
      bubbles: true,
      cancelable: true,
    });
    input.dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(true);
    await shows('tea', 'milk');
  },
});

export const ARefusedTagStaysInTheFieldWithItsReason = meta.story({
  name: 'A rejected tag stays in the field with its reason',
  globals: { locale: 'de' },
  args: {
    defaultValue: ['Straße'],
    maxLength: 8,
    max: 3,
    labels: { duplicate: 'there already', tooLong: () => 'too long', full: () => 'full' },
    validate: (text) => (text.includes('@') ? 'no addresses' : null),
  },
  play: async () => {
    const refused = async (text: string, reason: string) => {
      await userEvent.clear(field());
      await userEvent.type(field(), `${text}{Enter}`);
      await says(reason);
      await expect(field()).toHaveValue(text);
      await expect(field()).toHaveAttribute('aria-invalid', 'true');
    };
    await refused('STRASSE', 'there already');
    await waitFor(() => expect(tag('Straße')).toHaveAttribute('data-twin'));
    await refused('123456789', 'too long');
    await refused('a@b', 'no addresses');
    await userEvent.clear(field());
    await expect(field()).not.toHaveAttribute('aria-invalid');
    await expect(tag('Straße')).not.toHaveAttribute('data-twin');
    await userEvent.type(field(), '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦{Enter}x{Enter}');
    await refused('y', 'full');
    await expect(rejected).toHaveBeenLastCalledWith(
      [{ tag: 'y', problem: 'full', reason: 'full' }],
      { reason: 'add', event: expect.any(KeyboardEvent) },
    );
  },
});

export const APastedListIsReportedAndTakenBack = meta.story({
  name: 'A pasted list is reported and can be undone',
  args: { defaultValue: ['tea'], maxLength: 5 },
  play: async () => {
    await userEvent.click(field());
    await userEvent.type(field(), 'co');
    await userEvent.paste('la;milk\r\n"a, b"\tTEA\njuice, lemonade\n\n');
    await shows('tea', 'cola', 'milk', 'a, b', 'juice');
    await says('4 added, 1 duplicate, 1 rejected: too long');
    await change(['tea', 'cola', 'milk', 'a, b', 'juice'], 'paste');
    await expect(changed).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByText('Details'));
    await expect(screen.getByText('“lemonade”: too long (limit: 5)')).toBeVisible();
    await userEvent.click(field());
    await userEvent.keyboard('{Control>}z{/Control}');
    await shows('tea');
    await change(['tea'], 'undo');
    await userEvent.paste('x\ny');
    await shows('tea', 'x', 'y');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await shows('tea');
    await expect(field()).toHaveFocus();
    await userEvent.paste('word');
    await expect(field()).toHaveValue('word');
  },
});

export const KeysWalkRemoveAndMove = meta.story({
  name: 'Keys navigate, remove and move tags',
  args: { defaultValue: ['a', 'b', 'c', 'd', 'e'] },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(tag('e')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await shows('a', 'b', 'c', 'd');
    await change(['a', 'b', 'c', 'd'], 'remove');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(tag('c')).toHaveFocus();
    await expect(tag('c')).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{Home}');
    await expect(tag('a')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await says('a moved to 2 of 4');
    await change(['b', 'a', 'c', 'd'], 'move');
    await expect(tag('a')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await shows('b', 'c', 'd');
    await expect(tag('c')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tag('d')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Control>}z{/Control}');
    await shows('b', 'a', 'c', 'd');
    await userEvent.keyboard('new');
    await expect(field()).toHaveValue('new');
  },
});

export const ArrowsAreMirroredFromRightToLeft = meta.story({
  name: 'Arrow keys are mirrored from right to left',
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
  play: async () => {
    await userEvent.dblClick(screen.getByText('milk'));
    const editor = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Edit/ });
    await userEvent.type(await editor(), 'TEA{Enter}', {
      initialSelectionStart: 0,
      initialSelectionEnd: 4,
    });
    await says('already there');
    await expect(await editor()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(tag('milk')).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await userEvent.clear(await editor());
    await userEvent.keyboard('oat, milk{Enter}');
    await shows('tea', 'oat, milk', 'juice');
    await change(['tea', 'oat, milk', 'juice'], 'edit');
    await waitFor(() => expect(tag('oat, milk')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(await editor());
    await userEvent.keyboard('{Enter}');
    await shows('tea', 'juice');
    await waitFor(() => expect(tag('juice')).toHaveFocus());
  },
});

export const ThePointerRemovesAndClears = meta.story({
  name: 'The pointer removes and clears',
  args: { defaultValue: ['tea', 'milk', 'juice'], clearable: true, max: 10 },
  play: async () => {
    await expect(screen.getByText('3 of 10')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove milk' }));
    await shows('tea', 'juice');
    await waitFor(() => expect(tag('juice')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await shows('tea', 'milk', 'juice');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await shows();
    await change([], 'clear');
    await says('3 tags removed');
    await expect(screen.getByText('0 of 10')).toBeVisible();
  },
});
