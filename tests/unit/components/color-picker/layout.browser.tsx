import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ColorInput, ColorPicker } from '#src/components/color-picker/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

afterEach(() => page.viewport(414, 896));

const box = (slot: string) => partOf(slot).getBoundingClientRect();

test.each([
  ['rtl', 'ltr', 'start'],
  ['ltr', 'rtl', 'end'],
])('in %s, the value is beside its swatch in %s', (outer, inner, align) => {
  document.documentElement.dir = outer;
  mount(
    <div dir={inner}>
      <ColorInput aria-label="Accent" defaultValue="#4080c0" />
    </div>,
  );
  const { direction, textAlign } = getComputedStyle(partOf('color-input-text'));
  expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: align });
});

test('the field fills its column as a text input does', () => {
  const { container } = mount(
    <>
      <TextInput />
      <ColorInput aria-label="Accent" />
    </>,
  );
  container.style.inlineSize = '390px';
  expect(box('color-input-field').width).toBe(box('text-input').width);
});

test('a message takes space only while it is shown', async () => {
  mount(<ColorInput aria-label="Accent" />);
  expect(box('color-input').height).toBe(box('color-input-field').height);
  mount(<ColorPicker defaultValue="color(display-p3 0 0.8 0.4)" />);
  await vi.waitFor(() => expect(box('color-picker-message').height).toBeGreaterThan(20), 5000);
});

test('swatches are in rows of eight', () => {
  const swatches = ['#100', '#200', '#300', '#400', '#500', '#600', '#700', '#800', '#900'];
  mount(<ColorPicker swatches={swatches} />);
  const tops = [...partOf('color-picker-swatches').children].map(
    (swatch) => swatch.getBoundingClientRect().top,
  );
  expect(new Set(tops.slice(0, 8)).size).toBe(1);
  expect(tops[8]).toBeGreaterThan(tops[0] ?? Infinity);
});

test('a hex color shares a row with the list of notations, a longer one has its own', async () => {
  const formats = ['hex', 'oklch'] as const;
  const { rerender } = mount(
    <ColorPicker defaultValue="#4080c0" formats={formats} format="hex" eyeDropper={false} />,
  );
  await vi.waitFor(() => partOf('color-picker-format'), 5000);
  expect(box('color-picker-format').top).toBe(box('color-picker-text').top);
  rerender(<ColorPicker formats={formats} format="oklch" eyeDropper={false} />);
  expect(box('color-picker-text').top).toBeGreaterThan(box('color-picker-format').top);
});

test('nothing shifts when a dragged color passes the contrast threshold', async () => {
  const picker = (value: string) => <ColorPicker value={value} contrastWith="#ffffff" />;
  const { rerender } = mount(picker('#e0662f'));
  await vi.waitFor(() => partOf('color-picker-passing'), 5000);
  const { height } = box('color-picker');
  rerender(picker('#802000'));
  expect(partOf('color-picker-passes').textContent).toBe('Reaches 4.5:1');
  expect(box('color-picker').height).toBe(height);
});

test('the panel is at least as wide as a field in a form', async () => {
  await page.viewport(900, 800);
  const { container } = mount(<ColorInput aria-label="Accent" defaultOpen />);
  container.style.inlineSize = '440px';
  await vi.waitFor(() => partOf('color-input-panel'), 5000);
  expect(box('color-input-panel').width).toBe(440);
  expect(getComputedStyle(partOf('popover-head')).display).toBe('none');
  expect(getComputedStyle(partOf('color-input-foot')).display).toBe('none');
});

test.each(['Close', 'Done'])('a sheet spans the screen, and %s closes it', async (name) => {
  await page.viewport(390, 700);
  const opened = vi.fn();
  mount(<ColorInput aria-label="Accent" defaultOpen onOpenChange={opened} />);
  await vi.waitFor(() => partOf('color-input-panel'), 5000);
  expect(box('color-input-panel').width).toBe(390);
  const button = page.getByRole('button', { name }).element() as HTMLElement;
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  button.click();
  await settle();
  expect(opened).toHaveBeenCalledExactlyOnceWith(false, {
    reason: 'close-button',
    event: expect.any(Event),
  });
  expect(document.activeElement).toBe(partOf('color-input-trigger'));
});
