import { expect, test } from 'vitest';
import { contrastPairs, requiredContrast, type ColorRole } from '#src/tokens/contrast-pairs.ts';
import '#src/tokens/tokens.css';
import '#src/tokens/host-bridge.css';
import bridge from '#src/tokens/host-bridge.css?raw';
import tokens from '#src/tokens/tokens.css?raw';
import { hostThemes, type HostTheme } from '#stories/foundations/host-theme/host-themes.ts';

const canvas = new OffscreenCanvas(1, 1);
const pixel = canvas.getContext('2d', { willReadFrequently: true });

/** Host in a scheme, with an element inside that has `color` as its text color. */
function hostWith(scheme: 'light' | 'dark'): { root: HTMLElement; read: (name: string) => string } {
  const root = document.createElement('div');
  root.className = scheme;
  root.dataset['bridge'] = 'host';
  for (const [name, value] of Object.entries<string>(hostThemes[scheme] as HostTheme)) {
    root.style.setProperty(name, value);
  }
  const probe = document.createElement('p');
  root.append(probe);
  document.body.append(root);
  const read = (name: string) => {
    probe.style.color = `var(${name}, transparent)`;
    return getComputedStyle(probe).color;
  };
  return { root, read };
}

/** Relative luminance of colors painted over one another, of which the first is opaque (WCAG 2.2). */
function luminance(...layers: readonly string[]): number {
  if (!pixel) throw new Error('There is no canvas.');
  pixel.clearRect(0, 0, 1, 1);
  for (const layer of layers) {
    pixel.fillStyle = layer;
    pixel.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0, alpha] = pixel.getImageData(0, 0, 1, 1).data;
  expect(alpha).toBe(255);
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each(['light', 'dark'] as const)('a host in %s keeps the contrast of every pair', (scheme) => {
  const { root, read } = hostWith(scheme);
  const color = (role: ColorRole) => read(`--tessera-color-${role}`);
  const weak = contrastPairs.flatMap(({ foreground, background, over, kind }) =>
    (over.length > 0 ? over : [background]).flatMap((surface) => {
      const below = [color(surface), color(background)];
      const [low = 0, high = 0] = [
        luminance(...below),
        luminance(...below, color(foreground)),
      ].sort((a, b) => a - b);
      const contrast = (high + 0.05) / (low + 0.05);
      const least = requiredContrast.light[kind];
      return contrast < least
        ? [`${foreground} on ${background} over ${surface}: ${contrast.toFixed(2)} < ${least}`]
        : [];
    }),
  );
  root.remove();
  expect(weak).toEqual([]);
});

test('a dark part of the page has the host’s dark theme, and its color scheme', () => {
  const { root } = hostWith('light');
  const part = document.createElement('div');
  part.className = 'dark';
  part.style.setProperty('--background', 'oklch(0.2 0 0)');
  root.append(part);
  const style = getComputedStyle(part);
  expect(style.getPropertyValue('--tessera-color-background')).toBe('oklch(0.2 0 0)');
  expect(style.colorScheme).toBe('dark');
  expect(getComputedStyle(root).colorScheme).toBe('light');
  root.remove();
});

test('the tokens are passed back to a host, whatever its own style sheet says', () => {
  const sheet = document.createElement('style');
  sheet.textContent = ':root { --primary: red; --radius: 3px; }';
  document.head.append(sheet);
  document.documentElement.dataset['bridge'] = 'tessera';
  const style = getComputedStyle(document.documentElement);
  expect(style.getPropertyValue('--primary')).toBe(
    style.getPropertyValue('--tessera-color-accent'),
  );
  expect(style.getPropertyValue('--radius')).toBe(style.getPropertyValue('--tessera-radius-large'));
  delete document.documentElement.dataset['bridge'];
  expect(getComputedStyle(document.documentElement).getPropertyValue('--primary')).toBe('red');
  sheet.remove();
});

test.each(['control', 'chip', 'box', 'mark', 'large', 'card', 'dialog'])(
  'the radius of a new host leaves the radius %s as it is',
  (name) => {
    const { root } = hostWith('light');
    root.style.setProperty('--radius', '0.625rem');
    const radiusIn = (place: HTMLElement) => {
      const probe = document.createElement('i');
      probe.style.borderRadius = `var(--tessera-radius-${name})`;
      place.append(probe);
      const radius = getComputedStyle(probe).borderTopLeftRadius;
      probe.remove();
      return radius;
    };
    expect(radiusIn(root)).toBe(radiusIn(document.body));
    root.remove();
  },
);

test('every bridged token exists, and every color but the backdrop is bridged', () => {
  const names = (css: string) => new Set(css.match(/--tessera-[\w-]+(?=:)/g));
  const known = names(tokens);
  const bridged = names(bridge);
  expect([...bridged].filter((name) => !known.has(name))).toEqual([]);
  const colors = [...known].filter((name) => name.startsWith('--tessera-color-'));
  expect(colors.filter((name) => !bridged.has(name))).toEqual(['--tessera-color-overlay']);
});
