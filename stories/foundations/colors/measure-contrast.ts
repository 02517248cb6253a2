import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ColorRole, ThemeName } from '#src/tokens/contrast-pairs.ts';

/** What a place in the page paints. */
interface Painted {
  /** Theme that is in force there. */
  theme: ThemeName;
  /** Contrast of two roles, from 1 to 21; `undefined` before the first look at the page. */
  contrast: (front: ColorRole, back: ColorRole) => number | undefined;
}

/** Contrast ratios of the colors that `ref` computes now; they follow every change of theme above it. */
export function useMeasuredContrast(
  ref: RefObject<HTMLElement | null>,
  names: readonly ColorRole[],
): Painted {
  const [theme, setTheme] = useState<ThemeName>('light');
  const [luminances, setLuminances] = useState<ReadonlyMap<ColorRole, number>>(new Map());
  useLayoutEffect(() => {
    const measure = () => {
      if (!ref.current) return;
      setTheme(themeOf(ref.current));
      setLuminances(luminancesIn(ref.current, names));
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'], subtree: true });
    return () => observer.disconnect();
  }, [ref, names]);
  const contrast: Painted['contrast'] = (front, back) => {
    const one = luminances.get(front);
    const other = luminances.get(back);
    if (one === undefined || other === undefined) return undefined;
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  return { theme, contrast };
}

function themeOf(element: HTMLElement): ThemeName {
  const theme = element.closest<HTMLElement>('[data-theme]')?.dataset['theme'];
  return theme === 'dark' || theme === 'high-contrast' ? theme : 'light';
}

function luminancesIn(element: HTMLElement, names: readonly ColorRole[]) {
  const probe = element.ownerDocument.createElement('span');
  const canvas = element.ownerDocument.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // A browser that forces its own colors would answer with those.
  probe.style.setProperty('forced-color-adjust', 'none');
  element.append(probe);
  const found = names.map((name): [ColorRole, number] => {
    probe.style.color = `var(--tessera-color-${name})`;
    return [name, context ? luminance(context, getComputedStyle(probe).color) : 0];
  });
  probe.remove();
  return new Map(found);
}

/** Relative luminance of a CSS color after it is painted, by WCAG 2.2 ("relative luminance"). */
function luminance(context: CanvasRenderingContext2D, color: string): number {
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
