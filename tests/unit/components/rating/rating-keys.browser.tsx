import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Rating } from '#src/components/rating/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

// Keys are dispatched by script: no browser moves a radio button for them, and `:focus-visible` stays as the mouse left
// it, as it does in WebKit.
watchPage();

const radioOf = (value: string) => {
  const radio = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!radio) throw new Error(`There is no choice "${value}".`);
  return radio;
};
const press = (key: string) =>
  flushSync(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    ),
  );
const checked = () => document.querySelector<HTMLInputElement>('input:checked')?.value;

test('the arrow keys of a required rating skip the empty rating', () => {
  mount(<Rating aria-label="Service" required defaultValue={5} />);
  radioOf('5').focus();
  press('ArrowRight');
  expect(checked()).toBe('1');
});

test('keys show a focus ring after a mouse press', async () => {
  mount(<Rating aria-label="Service" />);
  await userEvent.click(radioOf('3'));
  expect(getComputedStyle(radioOf('3')).outlineStyle).toBe('none');
  press('ArrowRight');
  expect(radioOf('4').matches(':focus')).toBe(true);
  expect(getComputedStyle(radioOf('4')).outlineStyle).toBe('solid');
  press('Delete');
  expect(getComputedStyle(radioOf('')).outlineStyle).toBe('solid');
  expect(getComputedStyle(radioOf(''), '::before').content, 'the cross').not.toBe('none');
});
