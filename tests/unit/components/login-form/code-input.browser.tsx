import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { LoginForm } from '#src/components/login-form/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const input = () => document.querySelector<HTMLInputElement>('[name="code"]') as HTMLInputElement;
const tiles = () => [
  ...document.querySelectorAll<HTMLElement>('[data-slot="login-form-code-tile"]'),
];
const digits = () => tiles().map(({ textContent }) => textContent);
const current = () =>
  tiles().flatMap(({ dataset }, index) => (dataset['current'] === undefined ? [] : index));

async function mountCode(length?: number) {
  mount(<LoginForm codeLength={length} defaultAnswer={{ challenge: 'otp' }} />);
  await settle();
  input().focus();
  await settle();
}

test('the tiles show the content of the input, and where the next digit goes', async () => {
  await mountCode();
  expect(digits()).toEqual(['', '', '', '', '', '']);
  expect(current()).toEqual([0]);
  await userEvent.keyboard('482');
  expect(digits()).toEqual(['4', '8', '2', '', '', '']);
  expect(current()).toEqual([3]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(current).toEqual([1]);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(digits).toEqual(['8', '2', '', '', '', '']);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(current).toEqual([0, 1]);
  await userEvent.keyboard('913913');
  expect(digits()).toEqual(['9', '1', '3', '9', '1', '3']);
  expect(current()).toEqual([5]);
});

test('the input covers its tiles, which are ordered from left to right in every language', async () => {
  mount(
    <div dir="rtl">
      <LoginForm defaultAnswer={{ challenge: 'otp' }} />
    </div>,
  );
  await settle();
  const [first, last] = [tiles().at(0), tiles().at(-1)].map((tile) =>
    tile?.getBoundingClientRect(),
  );
  expect(first?.left).toBeLessThan(last?.left ?? 0);
  const box = input().getBoundingClientRect();
  const row = partOf('login-form-code-tiles').getBoundingClientRect();
  expect([box.left, box.top, box.width, box.height]).toEqual([
    row.left,
    row.top,
    row.width,
    row.height,
  ]);
});

test('a code that the server has cleared is cleared in the tiles, too', async () => {
  mount(
    <LoginForm
      defaultUsername="mia"
      identifier="username"
      defaultAnswer={{ challenge: 'otp' }}
      onSignIn={async () => ({ ok: true })}
    />,
  );
  await settle();
  input().focus();
  await userEvent.keyboard('482913{Enter}');
  await expect.poll(digits).toEqual(['', '', '', '', '', '']);
});

test('a code of an even length above four is split in half', async () => {
  const dashes = () => document.querySelectorAll('[data-slot="login-form-code-dash"]').length;
  await mountCode(8);
  expect([tiles().length, dashes()]).toEqual([8, 1]);
  await mountCode(5);
  expect([tiles().length, dashes()]).toEqual([13, 1]);
});
