import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Rating } from '#src/components/rating/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

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
