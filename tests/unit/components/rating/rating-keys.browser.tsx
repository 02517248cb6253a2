import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Rating } from '#src/components/rating/index.ts';
import { mount, watchPage, hydrate, serverMarkup } from '#tests/support/render.tsx';

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
  const group = radioOf('3').closest('div') as HTMLDivElement;
  expect(getComputedStyle(group).outlineStyle).toBe('none');
  press('ArrowRight');
  expect(radioOf('4').matches(':focus')).toBe(true);
  expect(getComputedStyle(group).outlineStyle).toBe('solid');
  press('Delete');
  expect(getComputedStyle(group).outlineStyle).toBe('none');
  expect(getComputedStyle(radioOf('')).outlineStyle).toBe('solid');
  expect(getComputedStyle(radioOf(''), '::before').content, 'the cross').not.toBe('none');
});

test.each([
  { required: true },
  { required: true, defaultValue: 3 },
  { clearable: false },
  { clearable: false, step: 0.5 as const, name: 'stars' },
  { readOnly: true, required: true },
  {},
])('a rating is one tab stop in both directions: %j', async (props) => {
  mount(
    <form>
      <button type="button">before</button>
      <Rating aria-label="Service" {...props} />
      <button type="button">after</button>
    </form>,
  );
  const [before, after] = document.querySelectorAll('button');
  before?.focus();
  await userEvent.tab();
  expect(document.activeElement?.localName).toBe('input');
  await userEvent.tab();
  expect(document.activeElement).toBe(after);
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.localName).toBe('input');
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(before);
});

test('counts the stars only, so that the third of five is not the fourth of six', () => {
  mount(<Rating aria-label="Service" defaultValue={3} />);
  const [none, ...stars] = document.querySelectorAll('input');
  const places = stars.map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} of ${ariaSetSize}`);
  expect(places).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']);
  expect(none?.ariaSetSize).toBe('1');
});

test('no rating, chosen before hydration, is no value', async () => {
  const report = vi.fn();
  const page = <Rating aria-label="Service" defaultValue={2} onValueChange={report} />;
  const markup = serverMarkup(page)
    .replace(' checked=""', '')
    .replace('value=""', 'value="" checked=""');
  await hydrate(markup, page);
  expect(report.mock.calls).toEqual([[null, { reason: 'clear', event: undefined }]]);
});
