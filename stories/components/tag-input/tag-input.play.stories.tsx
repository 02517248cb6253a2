import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TagInput } from '#src/components/tag-input/index.ts';
import { announcements } from '#stories/support/announcements.ts';

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
const says = (text: string) => waitFor(() => expect(announcements().at(-1)).toContain(text));
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

export const NothingIsAddedWhileAnInputMethodComposes = meta.story({
  name: 'Nothing is added during composition',
  play: async ({ step }) => {
    const input = field();
    input.focus();
    await step('Compose text, press Enter and leave: nothing is added', async () => {
      fireEvent.compositionStart(input);
      fireEvent.input(input, { target: { value: 'とうきょう、' }, isComposing: true });
      fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
      fireEvent.blur(input, { relatedTarget: input });
      await expect(tags()).toEqual([]);
    });
    await step('End the composition: the text stays in the field', async () => {
      fireEvent.input(input, { target: { value: '東京' }, isComposing: true });
      fireEvent.compositionEnd(input, { data: '東京' });
      // In Safari, the key that ends the composition is dispatched after it.
      fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
      await expect(tags()).toEqual([]);
      await expect(input).toHaveValue('東京');
    });
    await step('Press Enter: the text becomes a tag', async () => {
      fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
      await shows('東京');
    });
    await step('Compose text that ends with a comma: it becomes a tag', async () => {
      fireEvent.compositionStart(input);
      fireEvent.input(input, { target: { value: '大阪、' }, isComposing: true });
      fireEvent.compositionEnd(input, { data: '大阪、' });
      await shows('東京', '大阪');
    });
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
    maxTags: 3,
    labels: {
      duplicate: () => 'there already',
      tooLong: () => 'too long',
      limitReached: () => 'full',
    },
    validate: (text) => (text.includes('@') ? 'no addresses' : null),
  },
  play: async ({ step }) => {
    const refused = async (text: string, reason: string) => {
      await userEvent.clear(field());
      await userEvent.type(field(), `${text}{Enter}`);
      await says(reason);
      await expect(field()).toHaveValue(text);
      await expect(field()).toHaveAttribute('aria-invalid', 'true');
    };
    await step('Enter an existing tag: it is rejected, and the first is marked', async () => {
      await refused('STRASSE', 'there already');
      await waitFor(() => expect(tag('Straße')).toHaveAttribute('data-duplicate'));
    });
    await step('Enter tags that are not allowed: each shows its reason', async () => {
      await refused('123456789', 'too long');
      await refused('a@b', 'no addresses');
    });
    await step('Clear the field: the error and the mark disappear', async () => {
      await userEvent.clear(field());
      await expect(field()).not.toHaveAttribute('aria-invalid', 'true');
      await expect(tag('Straße')).not.toHaveAttribute('data-duplicate');
    });
    await step('Enter too many tags: the last one is rejected and reported', async () => {
      await userEvent.type(field(), '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦{Enter}x{Enter}');
      await refused('y', 'full');
      await expect(rejected).toHaveBeenLastCalledWith(
        [{ tag: 'y', problem: 'full', reason: 'full' }],
        { reason: 'add', event: expect.any(KeyboardEvent) },
      );
    });
  },
});

export const APastedListIsReportedAndTakenBack = meta.story({
  name: 'A pasted or dropped list is reported and can be undone',
  args: { defaultValue: ['tea'], maxLength: 5 },
  play: async ({ step }) => {
    await step('Paste a list: valid tags are added, the result is announced', async () => {
      await userEvent.click(field());
      await userEvent.type(field(), 'co');
      await userEvent.paste('la;milk\r\n"a, b"\tTEA\njuice, lemonade\n\n');
      await shows('tea', 'cola', 'milk', 'a, b', 'juice');
      await says('4 added, 1 duplicate, 1 rejected: too long');
      await change(['tea', 'cola', 'milk', 'a, b', 'juice'], 'paste');
      await expect(changed).toHaveBeenCalledOnce();
    });
    await step('Click Details: the rejected tag is listed with its reason', async () => {
      await userEvent.click(screen.getByText('Details'));
      await expect(screen.getByText('“lemonade”: too long (limit: 5)')).toBeVisible();
    });
    await step('Press Ctrl+Z: the added tags are gone', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('{Control>}z{/Control}');
      await shows('tea');
      await change(['tea'], 'undo');
    });
    await step('Paste again and click Undo: the tags are gone', async () => {
      await userEvent.paste('x\ny');
      await shows('tea', 'x', 'y');
      await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
      await shows('tea');
      await expect(field()).toHaveFocus();
    });
    await step('Paste a single word: it stays in the field as text', async () => {
      await userEvent.paste('word');
      await expect(field()).toHaveValue('word');
    });
    await step('Drop a list: it is added as if it were pasted', async () => {
      await userEvent.clear(field());
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', 'x\ny');
      const drop = { bubbles: true, cancelable: true, dataTransfer };
      await fireEvent(field(), new DragEvent('drop', drop));
      await shows('tea', 'x', 'y');
      await expect(field()).toHaveValue('');
    });
  },
});

export const ThePointerRemovesAndClears = meta.story({
  name: 'A pointer removes one tag or all',
  args: { defaultValue: ['tea', 'milk', 'juice'], clearable: true, maxTags: 10 },
  play: async () => {
    await expect(screen.getByText('3 of 10')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove milk' }));
    await shows('tea', 'juice');
    await waitFor(() => expect(tag('juice')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    await shows('tea', 'milk', 'juice');
    await userEvent.click(screen.getByRole('button', { name: /^Clear all/ }));
    await shows();
    await change([], 'clear');
    await says('3 tags removed');
    await expect(screen.getByText('0 of 10')).toBeVisible();
  },
});
