import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
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

test('arrow keys move in every browser, and from either end to the other', () => {
  mount(<Rating aria-label="Service" defaultValue={4} />);
  radioOf('4').focus();
  const after = (key: string) => {
    press(key);
    expect(document.activeElement).toBe(radioOf(checked() ?? 'none'));
    return checked();
  };
  expect(['ArrowRight', 'ArrowDown', 'ArrowRight'].map(after)).toEqual(['5', '', '1']);
  expect(['ArrowLeft', 'ArrowUp', 'ArrowLeft'].map(after)).toEqual(['', '5', '4']);
});

test('the arrow keys of a required rating skip the empty rating', () => {
  mount(<Rating aria-label="Service" required defaultValue={5} />);
  radioOf('5').focus();
  press('ArrowRight');
  expect(checked()).toBe('1');
});

test('a key changes nothing while the rating is read-only', () => {
  const report = vi.fn();
  mount(<Rating aria-label="Service" defaultValue={3} readOnly onValueChange={report} />);
  radioOf('3').focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'Home', '5', 'Delete']) press(key);
  expect(checked()).toBe('3');
  expect(document.activeElement).toBe(radioOf('3'));
  expect(report).not.toHaveBeenCalled();
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

test('the first key counts', () => {
  mount(<Rating aria-label="Service" />);
  radioOf('').focus();
  press('End');
  expect(checked()).toBe('5');
});
