import { expect, test } from 'vitest';
import '#src/app/settings/accent.css';
import { contrastRatio } from '#src/app/settings/accent-sample.tsx';
import { mount, watchPage } from '#tests/support/render.tsx';

const themes = ['light', 'dark', 'high-contrast'];
const accents = [
  '#ffffff',
  '#000000',
  '#ffee88',
  '#ffd000',
  '#ff6347',
  '#00ff00',
  '#0000ff',
  '#888888',
];
const places = ['background', 'surface', 'surface-raised', 'surface-sunken'];

watchPage();

type Bytes = readonly [red: number, green: number, blue: number];

/** Color as the browser paints it on an element. */
function painted(element: HTMLElement, color: string): Bytes {
  element.style.color = 'transparent';
  element.style.color = color;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
  expect(alpha, color).toBe(255);
  return [red, green, blue];
}

/** Contrast of two painted colors. */
function ratioOf(one: Bytes, other: Bytes): number {
  const partsOf = ([r, g, b]: Bytes) => ({ r: r / 255, g: g / 255, b: b / 255, a: 1 });
  return contrastRatio(partsOf(one), partsOf(other));
}

/** Element of a theme with an accent. */
function themed(theme: string, accent: string): HTMLElement {
  const { container } = mount(<p data-theme={theme} data-accent />);
  const element = container.querySelector('p');
  if (!element) throw new Error('Nothing is drawn.');
  element.style.setProperty('--app-accent', accent);
  return element;
}

test.each(themes)('links and the focus ring are legible in %s, whatever the accent', (theme) => {
  for (const accent of accents) {
    const element = themed(theme, accent);
    for (const role of ['link', 'focus']) {
      const color = painted(element, `var(--tessera-color-${role})`);
      for (const place of places) {
        const ground = painted(element, `var(--tessera-color-${place})`);
        const ratio = ratioOf(color, ground);
        expect(ratio, `${role} of ${accent} on ${place}`).toBeGreaterThan(4.5);
      }
    }
  }
});

test.each(themes)('shapes and text in the accent stand out in %s, whatever it is', (theme) => {
  for (const accent of accents) {
    const element = themed(theme, accent);
    const color = painted(element, 'var(--tessera-color-accent)');
    for (const place of places) {
      const ground = painted(element, `var(--tessera-color-${place})`);
      expect(ratioOf(color, ground), `${accent} on ${place}`).toBeGreaterThan(3);
    }
    for (const state of ['', '-hover', '-pressed']) {
      const shape = painted(element, `var(--tessera-color-accent${state})`);
      const text = painted(element, 'var(--tessera-color-on-accent)');
      expect(ratioOf(text, shape), `text on ${accent}${state}`).toBeGreaterThan(3.5);
    }
  }
});

test('an accent that stands out stays as it is', () => {
  for (const [theme, accent, expected] of [
    ['light', '#14606a', [0x14, 0x60, 0x6a]],
    ['dark', '#ffee88', [0xff, 0xee, 0x88]],
  ] as const) {
    expect(painted(themed(theme, accent), 'var(--tessera-color-accent)')).toEqual(expected);
  }
});

test('links have the hue of the accent', () => {
  const [red, green, blue] = painted(themed('light', '#ff6347'), 'var(--tessera-color-link)');
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test('ranges and tinted backgrounds follow the accent', () => {
  const element = themed('light', '#ff6347');
  for (const role of ['accent-subtle-pressed', 'range-1', 'range-2', 'range-3']) {
    const [red, green, blue] = painted(element, `var(--tessera-color-${role})`);
    expect(red, role).toBeGreaterThan(Math.max(green, blue));
  }
});

test.each([
  ['#ffffff', 'black', 0],
  ['#ffd000', 'black', 0],
  ['#14606a', 'white', 255],
  ['#000000', 'white', 255],
])('text on the accent %s is %s', (accent, _, value) => {
  const element = themed('light', accent);
  expect(painted(element, 'var(--tessera-color-on-accent)')).toEqual([value, value, value]);
});
