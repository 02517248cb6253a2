import { useEffect, type ReactElement, type ReactNode } from 'react';
import { TesseraProvider } from '#src/index.ts';
import { widgetRows } from '../conformance-widgets.tsx';
import { isInput, type FormRow, type WidgetRow } from '../widget-row.ts';
import type { WidgetPage } from './widget-page.ts';

const extra = import.meta.glob<{ pages: Readonly<Record<string, WidgetPage>> }>(
  './extra-pages/*.tsx',
  { eager: true },
);

/** Pages that the server knows, by name: each widget plain and with all its parts, what `extra-pages` adds, two broken ones. */
export const pages: Readonly<Record<string, WidgetPage>> = {
  ...Object.fromEntries(
    widgetRows.map((row) => [row.name, isInput(row) ? formPage(row) : plainPage(row)]),
  ),
  ...Object.fromEntries(
    widgetRows.map(({ name, render, fullest, pageProps, trustedTypes }) => [
      `${name} in full`,
      { render: () => render({ ...fullest, ...pageProps }), trustedTypes },
    ]),
  ),
  ...Object.assign({}, ...Object.values(extra).map((module) => module.pages)),
  // What the tests must be able to see: a text that depends on the place, and a style that the policy blocks.
  'Broken text': { render: () => <p>{new Date(2026, 0, 15).getTimezoneOffset()}</p> },
  'Broken style': { render: () => <p style={{ color: 'red' }}>Red</p> },
};

function plainPage({ render, pageProps, trustedTypes }: WidgetRow): WidgetPage {
  return { render: () => render(pageProps), trustedTypes };
}

function formPage({ render, pageProps, trustedTypes, input }: FormRow): WidgetPage {
  const { name, value, pageValue = 'initial' } = input;
  return {
    render: () => (
      <form method="post" action="/submit">
        {render({ name, defaultValue: value[pageValue], ...pageProps })}
        <button type="submit">Send</button>
      </form>
    ),
    trustedTypes,
    sends: pageValue === 'initial' ? value.entries : value.changedEntries,
  };
}

/** Tree of a page in a language, the same on the server and in the browser. */
export function pageOf(name: string, locale: string): ReactElement | undefined {
  const page = pages[name];
  return (
    page && (
      <TesseraProvider locale={locale}>
        <Live>{page.render()}</Live>
      </TesseraProvider>
    )
  );
}

/** Says on the body that the page is live. */
function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.dataset['live'] = '';
  }, []);
  return children;
}
