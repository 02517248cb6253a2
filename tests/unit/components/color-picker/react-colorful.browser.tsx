import { expect, test, vi } from 'vitest';
import { ColorInput, ColorPicker } from '#src/components/color-picker/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { hydrate, mount, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const area = () => partOf('color-picker-area');
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const slider = (label: string) => {
  const input = document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
  if (!input) throw new Error(`There is no slider ${label}.`);
  return input;
};

/** Center of an element in the window. */
function centerOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Pointer events in the area, at fractions of its plane from the top left. */
function point(type: string, x: number, y: number, init: PointerEventInit = {}): void {
  const box = area().getBoundingClientRect();
  // A synthetic pointer cannot be captured.
  area().setPointerCapture = () => {};
  const place = {
    clientX: box.left + 12 + x * (box.width - 24),
    clientY: box.top + 12 + y * (box.height - 24),
  };
  const facts = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1 };
  area().dispatchEvent(new PointerEvent(type, { ...facts, ...place, ...init }));
}

test.each([
  ['rtl', 'ltr', 1],
  ['ltr', 'rtl', -1],
])('in %s, the nearest direction %s applies to the gradient', (outer, inner, way) => {
  document.documentElement.dir = outer;
  mount(
    <div dir={inner} lang="ar">
      <ColorPicker defaultValue="#4080c0" alpha />
    </div>,
  );
  for (const slot of ['color-picker-plane', 'color-picker-alpha-ramp']) {
    expect(new DOMMatrix(getComputedStyle(partOf(slot)).transform).a).toBe(way);
  }
  const { backgroundImage } = getComputedStyle(slider('Hue'));
  expect(backgroundImage).toContain(`linear-gradient(${way * 90}deg`);
});

test('a scrolled page measures the same', async () => {
  const { container } = mount(<ColorPicker defaultValue="#4080c0" />);
  Object.assign(container.style, { width: '300px', padding: '2000px' });
  area().scrollIntoView({ block: 'center', inline: 'center' });
  expect([scrollX, scrollY].map(Math.sign)).toEqual([1, 1]);
  point('pointerdown', 0.5, 0.25);
  await settle();
  expect([slider('Saturation').value, slider('Brightness').value]).toEqual(['50', '75']);
});

test('two pickers add no style element to the page', async () => {
  // Vite's own style sheets load with the parts.
  const sheets = () => all('style:not([data-vite-dev-id])');
  const before = sheets();
  mount(
    <>
      <ColorPicker defaultValue="#4080c0" />
      <ColorPicker defaultValue="#c04080" alpha />
      <ColorInput aria-label="Accent" defaultOpen />
    </>,
  );
  await vi.waitFor(() => expect(all('.react-colorful')).toHaveLength(3));
  expect(sheets()).toEqual(before);
  // Tools that read the owner document of an element are not misled.
  for (const root of all('.react-colorful')) expect(root.getRootNode()).toBe(document);
});

test('the package is hidden from assistive technology and from the keyboard', () => {
  mount(<ColorPicker defaultValue="#4080c0" />);
  for (const part of all('.react-colorful, .react-colorful *')) {
    expect(part.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(part.tabIndex).toBe(-1);
  }
  point('pointerdown', 0.5, 0.5);
  expect(document.activeElement).toBe(slider('Saturation'));
});

test('a server renders the same gradient without the package and without style attributes', async () => {
  const picker = <ColorPicker defaultValue="#4080c0" alpha swatches={['#e0662f']} />;
  const markup = serverMarkup(picker);
  expect(markup).not.toContain('style=');
  expect(markup).not.toContain('react-colorful');
  const still = document.createElement('div');
  still.innerHTML = markup;
  document.body.append(still);
  const boxes = () =>
    ['color-picker', 'color-picker-area', 'color-picker-plane', 'color-picker-hue'].map((slot) => {
      const { width, height } = partOf(slot).getBoundingClientRect();
      return [slot, width, height];
    });
  const drawn = boxes();
  const { width } = partOf('color-picker-thumb-edge').getBoundingClientRect();
  const origin = still.getBoundingClientRect().top;
  const place = centerOf(partOf('color-picker-thumb-edge'));
  still.remove();
  const { container } = await hydrate(markup, picker);
  expect(boxes()).toEqual(drawn);
  const thumb = partOf('color-picker-thumb');
  expect(thumb.getBoundingClientRect().width).toBe(width);
  expect(centerOf(thumb).x).toBeCloseTo(place.x, 0);
  expect(centerOf(thumb).y - container.getBoundingClientRect().top).toBeCloseTo(
    place.y - origin,
    0,
  );
});

test('an empty picker has no thumb, and a press anywhere in it selects a color', async () => {
  const changed = vi.fn();
  mount(<ColorPicker onValueChange={changed} />);
  expect(getComputedStyle(partOf('color-picker-thumb')).display).toBe('none');
  // The place from which a first change of hue starts.
  point('pointerdown', 1, 0);
  expect(changed).toHaveBeenCalledExactlyOnceWith('#ff0000', expect.anything());
  await settle();
  expect(getComputedStyle(partOf('color-picker-thumb')).display).toBe('block');
});

test('the thumb follows a parent that changes the color during a drag', async () => {
  const changed = vi.fn();
  const picker = (value: string) => <ColorPicker value={value} onValueChange={changed} />;
  const { rerender } = mount(picker('#4080c0'));
  point('pointerdown', 0.5, 0.5);
  rerender(picker('#ffffff'));
  await settle();
  expect([slider('Saturation').value, slider('Brightness').value]).toEqual(['0', '100']);
  const box = area().getBoundingClientRect();
  expect(centerOf(partOf('color-picker-thumb')).x).toBeCloseTo(box.left + 12, 0);
  expect(changed).toHaveBeenCalledOnce();
});

test('the hue of a gray moves the plane', () => {
  const picker = (value: string) => <ColorPicker value={value} />;
  const { rerender } = mount(picker('hsl(120 50% 50%)'));
  rerender(picker('#808080'));
  expect(getComputedStyle(partOf('color-picker-plane-colors')).backgroundColor).toBe(
    'rgb(0, 255, 0)',
  );
});
