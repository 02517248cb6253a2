import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ColorRole, ContrastPair, ThemeName } from '#src/tokens/contrast-pairs.ts';

/** Computed colors of an element. */
interface Painted {
  /** Theme of the element. */
  theme: ThemeName;
  /**
   * Returns the lowest contrast of a pair on its surfaces, from 1 to 21; `undefined` before the first
   * measurement.
   */
  contrast: (pair: ContrastPair) => number | undefined;
}

/** Returns the contrast ratios of the computed colors of `ref`; updates when a theme changes. */
export function useMeasuredContrast(
  ref: RefObject<HTMLElement | null>,
  names: readonly ColorRole[],
): Painted {
  const [theme, setTheme] = useState<ThemeName>('light');
  const [colors, setColors] = useState<ReadonlyMap<ColorRole, string>>(new Map());
  useLayoutEffect(() => {
    const measure = () => {
      if (!ref.current) return;
      setTheme(themeOf(ref.current));
      setColors(colorsIn(ref.current, names));
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'], subtree: true });
    return () => observer.disconnect();
  }, [ref, names]);
  const paint = (...layers: ColorRole[]) => luminance(layers.map((role) => colors.get(role) ?? ''));
  const contrast: Painted['contrast'] = ({ foreground, background, over }) => {
    if (colors.size === 0) return undefined;
    const ratios = (over.length > 0 ? over : [background]).map((surface) => {
      const back = paint(surface, background);
      const front = paint(surface, background, foreground);
      return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
    });
    return Math.min(...ratios);
  };
  return { theme, contrast };
}

function themeOf(element: HTMLElement): ThemeName {
  const theme = element.closest<HTMLElement>('[data-theme]')?.dataset['theme'];
  return theme === 'dark' || theme === 'high-contrast' ? theme : 'light';
}

function colorsIn(element: HTMLElement, names: readonly ColorRole[]) {
  const probe = element.ownerDocument.createElement('span');
  // Under forced colors, the computed colors are those of the system.
  probe.style.setProperty('forced-color-adjust', 'none');
  element.append(probe);
  const found = names.map((name): [ColorRole, string] => {
    probe.style.color = `var(--tessera-color-${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return new Map(found);
}

const canvas = document.createElement('canvas');
canvas.width = 1;
canvas.height = 1;
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Returns the relative luminance of CSS colors painted on top of each other, according to WCAG 2.2. */
function luminance(layers: readonly string[]): number {
  if (!context) return 0;
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
