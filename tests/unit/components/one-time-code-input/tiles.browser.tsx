import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OneTimeCodeInput } from '#src/components/one-time-code-input/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { hydrate, mount, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const input = () => partOf('one-time-code-input-input') as HTMLInputElement;
const tiles = () => [
  ...document.querySelectorAll<HTMLElement>('[data-slot="one-time-code-input-tile"]'),
];
const characters = () => tiles().map(({ textContent }) => textContent);
const marked = (name: string) =>
  tiles().flatMap(({ dataset }, index) => (dataset[name] === undefined ? [] : index));
const caret = () =>
  tiles().flatMap(({ dataset }, index) => (dataset['caret'] ? `${index} ${dataset['caret']}` : []));

async function mountFocused(props = {}) {
  mount(<OneTimeCodeInput aria-label="Code" {...props} />);
  await settle();
  input().focus();
  await settle();
}

test('the tiles show the text of the input, its caret and its selection', async () => {
  await mountFocused();
  expect(characters()).toEqual(['', '', '', '', '', '']);
  expect(caret()).toEqual(['0 inside']);
  await userEvent.keyboard('482');
  expect(characters()).toEqual(['4', '8', '2', '', '', '']);
  expect(caret()).toEqual(['3 inside']);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(caret).toEqual(['1 before']);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(characters).toEqual(['8', '2', '', '', '', '']);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(() => marked('selected')).toEqual([0, 1]);
  expect(caret()).toEqual([]);
  await userEvent.keyboard('913913');
  expect(characters()).toEqual(['9', '1', '3', '9', '1', '3']);
  expect(caret()).toEqual(['5 after']);
});

test('the caret is shown after a press whose release the page did not get', async () => {
  await mountFocused({ defaultValue: '482' });
  // React reports no selection between press and release.
  partOf('one-time-code-input').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(caret).toEqual(['1 before']);
  partOf('one-time-code-input').dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
});

test('typing into a full code replaces the characters after the caret', async () => {
  await mountFocused({ defaultValue: '482913' });
  await userEvent.keyboard('{Home}55');
  expect(input().value).toBe('552913');
  expect(input().selectionStart).toBe(2);
  await userEvent.keyboard('{End}7');
  expect(input().value).toBe('552913');
});

test('typing in the middle keeps the caret there', async () => {
  await mountFocused({ defaultValue: '4813' });
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}x29');
  expect(input().value).toBe('482913');
  expect(input().selectionStart).toBe(4);
});

test('a press on a tile selects its character, and one on an empty tile moves to the end', async () => {
  await mountFocused({ defaultValue: '4829' });
  const { left, top } = partOf('one-time-code-input-tiles').getBoundingClientRect();
  const press = async (index: number) => {
    const box = tiles()[index]?.getBoundingClientRect();
    const position = { x: (box?.left ?? 0) - left + 9, y: (box?.top ?? 0) - top + 9 };
    await userEvent.click(input(), { position });
  };
  await press(1);
  await expect.poll(() => marked('selected')).toEqual([1]);
  await userEvent.keyboard('5');
  expect(characters().join('')).toBe('4529');
  await press(5);
  await expect.poll(caret).toEqual(['4 inside']);
});

test('the input covers its tiles, which are ordered from left to right in every language', async () => {
  mount(
    <div dir="rtl">
      <OneTimeCodeInput aria-label="Code" />
    </div>,
  );
  await settle();
  const [first, last] = [tiles().at(0), tiles().at(-1)].map((tile) =>
    tile?.getBoundingClientRect(),
  );
  expect(first?.left).toBeLessThan(last?.left ?? 0);
  const box = input().getBoundingClientRect();
  const row = partOf('one-time-code-input-tiles').getBoundingClientRect();
  expect([box.left, box.top, box.width, box.height]).toEqual([
    row.left,
    row.top,
    row.width,
    row.height,
  ]);
});

test('the dashes are between the groups', async () => {
  const order = () =>
    [...partOf('one-time-code-input-tiles').children].map((part) =>
      (part as HTMLElement).dataset['slot']?.endsWith('dash') ? '-' : 'x',
    );
  const { rerender } = mount(<OneTimeCodeInput aria-label="Code" grouping="3-4-2" />);
  expect(order().join('')).toBe('xxx-xxxx-xx');
  rerender(<OneTimeCodeInput aria-label="Code" length={8} />);
  expect(order().join('')).toBe('xxxx-xxxx');
  rerender(<OneTimeCodeInput aria-label="Code" length={5} />);
  expect(order().join('')).toBe('xxxxx');
});

test('text without a code that was entered before hydration is removed', async () => {
  const node = (
    <form>
      <OneTimeCodeInput aria-label="Code" name="code" />
    </form>
  );
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = serverMarkup(node);
  input().value = 'abc';
  input().setSelectionRange(0, 0);
  await hydrate(holder, node);
  expect(input().value).toBe('');
});
