import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Entries } from '../widget-row.ts';
import { pageOf, pages } from './pages.tsx';

/** Pages by name, with the initial entries of each form. */
export const listed: ReadonlyArray<{ name: string; sends?: Entries | undefined }> = Object.entries(
  pages,
).map(([name, { sends }]) => ({ name, sends }));

/** Trusted Types policies that a page may create. */
export function trustedTypesOf(name: string): readonly string[] {
  return pages[name]?.trustedTypes ?? [];
}

/** Markup of a page, or `undefined` if there is no page of that name. */
export function render(name: string, locale: string): string | undefined {
  const page = pageOf(name, locale);
  return page && renderToString(<StrictMode>{page}</StrictMode>);
}
