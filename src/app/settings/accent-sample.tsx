'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { luminanceOf, type Rgba } from '../../core';
import { useLanguage, useWords } from '../data/app-context';
import styles from './accent-sample.module.css';

/**
 * Sample of the current accent, with the contrast of each use. The style sheet ensures that it is sufficient (WCAG
 * 2.2, 1.4.3 and 1.4.11).
 */
export function AccentSample() {
  const { settings: words } = useWords();
  const { accent, onAccent, page } = usePageColors();
  const [textRatio, shapeRatio] = useMemo(
    () => [ratioOf(onAccent, accent), ratioOf(accent, page)],
    [accent, onAccent, page],
  );
  return (
    <dl className={styles.root}>
      <dt className={styles.name}>
        <span aria-hidden="true" className={styles.words}>
          {words.sample}
        </span>
        {words.sampleText}
      </dt>
      <ContrastFigure ratio={textRatio} />
      <dt className={styles.name}>
        <span aria-hidden="true" className={styles.shape} />
        {words.sampleShape}
      </dt>
      <ContrastFigure ratio={shapeRatio} />
    </dl>
  );
}

function ContrastFigure({ ratio }: { ratio: number | null | undefined }) {
  const language = useLanguage();
  if (!ratio) return <dd className={styles.figure} />;
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  // A ratio must not be rounded up to a level that it does not reach.
  const shown = figure.format(Math.floor(ratio * 10) / 10);
  const level = ratio >= 7 ? 'AAA' : 'AA';
  return (
    <dd className={styles.figure}>
      <bdi>
        {shown}:{figure.format(1)}
      </bdi>{' '}
      <span className={styles.level}>{level}</span>
    </dd>
  );
}

function ratioOf(one: string, other: string): number | null {
  const [first, second] = [rgbOf(one), rgbOf(other)];
  return first && second && contrastRatio(first, second);
}

/** Returns the hex code of a color in any notation. */
export function hexOf(color: string): string | null {
  const rgb = color && rgbOf(color);
  if (!rgb) return null;
  const bytes = [rgb.r, rgb.g, rgb.b].map((part) => Math.round(part * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

// The browser converts any notation.
function rgbOf(color: string): Rgba | null {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return { r: red / 255, g: green / 255, b: blue / 255, a: 1 };
}

/** Current colors of the page in a CSS notation. */
interface PageColors {
  accent: string;
  onAccent: string;
  page: string;
}

/** Returns the colors of the page; updates with the theme or accent, in the app or on the device. */
export function usePageColors(): PageColors {
  // A single string, because equal snapshots must be identical.
  const [accent = '', onAccent = '', page = ''] = useSyncExternalStore(watch, read).split('|');
  return { accent, onAccent, page };
}

function read(): string {
  const style = getComputedStyle(document.documentElement);
  const roles = ['accent', 'on-accent', 'background'];
  return roles.map((role) => style.getPropertyValue(`--tessera-color-${role}`).trim()).join('|');
}

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
  const media = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) =>
    matchMedia(query),
  );
  for (const each of media) each.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    for (const each of media) each.removeEventListener('change', listener);
  };
}

/** Returns the contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: Rgba, other: Rgba): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
