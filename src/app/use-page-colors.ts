'use client';
import { useSyncExternalStore } from 'react';

/** Colors that the page is painted with now, as CSS writes them. */
export interface PageColors {
  /** Accent. */
  accent: string;
  /** Words on the accent. */
  onAccent: string;
  /** Page. */
  page: string;
}

/** Colors of the page, also after another theme or accent was chosen, here or on the device. */
export function usePageColors(): PageColors {
  // One text, because two pictures of the same colors must be the same.
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
