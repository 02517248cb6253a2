import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { pageOf, pages } from './pages.tsx';

/** Names of the pages. */
export const names: readonly string[] = Object.keys(pages);

/** Markup of a page, or `undefined` where there is no page of that name. */
export function render(name: string, locale: string): string | undefined {
  const page = pageOf(name, locale);
  return page && renderToString(<StrictMode>{page}</StrictMode>);
}
