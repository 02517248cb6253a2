import { useEffect, type ReactElement, type ReactNode } from 'react';
import { TesseraProvider } from '#src/index.ts';
import { widgetRows } from '../conformance-widgets.tsx';
import { dialogPages } from './dialog-pages.tsx';

/** Pages that the server knows, by name: each widget in a form and with all its parts, date pickers in a dialog, two broken ones. */
export const pages: Readonly<Record<string, () => ReactElement>> = {
  ...Object.fromEntries(
    widgetRows.map(({ name, render, value }) => [
      name,
      () => (
        <form method="post" action="/submit">
          {/* No `today`: server and browser live on different days and must agree all the same. */}
          {render({ name: 'day', defaultValue: firstValue(name, value), today: undefined })}
          <button type="submit">Send</button>
        </form>
      ),
    ]),
  ),
  ...Object.fromEntries(
    widgetRows.map(({ name, render, fullest }) => [
      `${name} in full`,
      () => render({ ...fullest, today: undefined }),
    ]),
  ),
  ...dialogPages,
  // What the tests must be able to see: a text that depends on the place, and a style that the policy blocks.
  'Broken text': () => <p>{new Date(2026, 0, 15).getTimezoneOffset()}</p>,
  'Broken style': () => <p style={{ color: 'red' }}>Red</p>,
};

/** First value on a page; half a range would keep a picker's form from being sent. */
function firstValue(name: string, { initial, changed }: { initial: unknown; changed: unknown }) {
  return name === 'DateRangePicker' ? changed : initial;
}

/** Tree of a page in a language, the same on the server and in the browser. */
export function pageOf(name: string, locale: string): ReactElement | undefined {
  const page = pages[name];
  return (
    page && (
      <TesseraProvider locale={locale}>
        <Live>{page()}</Live>
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
