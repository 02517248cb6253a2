import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Textarea } from '#src/primitives/textarea/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const area = () => partOf('textarea') as HTMLTextAreaElement;
const height = () => area().offsetHeight;
const lines = (count: number) => Array.from({ length: count }, (_, index) => index).join('\n');

/** The style sheet's way, and the measuring where the browser does not support it. */
const ways = [
  { way: 'the style sheet', mode: undefined },
  { way: 'measuring', mode: { fieldSizing: 'fixed' as const } },
];

test.each(ways)('a text area grows and shrinks with its text, by $way', async ({ mode }) => {
  if (mode) vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const { container } = mount(
    <form>
      <Textarea aria-label="Note" style={mode} />
    </form>,
  );
  expect(height()).toBe(88);
  await userEvent.fill(area(), lines(10));
  expect(height()).toBe(10 * 20 + 20);
  expect(area().scrollHeight).toBe(area().clientHeight);
  await userEvent.fill(area(), 'short');
  expect(height()).toBe(88);
  await userEvent.fill(area(), lines(8));
  container.querySelector('form')?.reset();
  await settle();
  expect(height()).toBe(88);
});

test.each(ways)('a text area is initially as tall as its text, by $way', ({ mode }) => {
  if (mode) vi.spyOn(CSS, 'supports').mockReturnValue(false);
  mount(<Textarea aria-label="Note" defaultValue={lines(7)} style={mode} />);
  expect(height()).toBe(7 * 20 + 20);
});

test.each(ways)(
  'a text area keeps the height that its handle was dragged to, by $way',
  async ({ mode }) => {
    if (mode) vi.spyOn(CSS, 'supports').mockReturnValue(false);
    mount(<Textarea aria-label="Note" style={mode} />);
    area().style.height = '140px';
    await userEvent.fill(area(), lines(12));
    expect(height()).toBe(140);
  },
);

test.each(ways)('a text area that gets narrower grows, by $way', async ({ mode }) => {
  if (mode) vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const { container } = mount(
    <Textarea aria-label="Note" defaultValue={'word '.repeat(60)} style={mode} />,
  );
  container.style.inlineSize = '600px';
  await settle();
  const wide = height();
  container.style.inlineSize = '200px';
  await settle();
  expect(height()).toBeGreaterThan(wide);
  expect(area().scrollHeight).toBe(area().clientHeight);
});

test('with `rows`, a text area has the height of that many lines, and grows from there', async () => {
  mount(<Textarea aria-label="Note" rows={2} />);
  expect(height()).toBe(2 * 20 + 20);
  await userEvent.fill(area(), lines(5));
  expect(height()).toBe(5 * 20 + 20);
  expect(area().scrollHeight).toBe(area().clientHeight);
  await userEvent.fill(area(), 'short');
  expect(height()).toBe(2 * 20 + 20);
});

test('with `rows`, a text area has its height before hydration', () => {
  const container = document.createElement('div');
  container.innerHTML = serverMarkup(<Textarea aria-label="Note" rows={6} />);
  document.body.append(container);
  expect(height()).toBe(6 * 20 + 20);
  container.remove();
});
