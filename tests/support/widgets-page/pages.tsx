import { useEffect, type ReactElement, type ReactNode } from 'react';
import { languageOf } from '#src/core/locale/intl.ts';
import { TesseraProvider } from '#src/index.ts';
import { en } from '#src/languages/en.ts';
import { languages } from '#src/languages/index.ts';
import type { Language } from '#src/languages/language.ts';
import { widgetRows } from '../conformance/conformance-widgets.tsx';
import { isInput, type FormRow, type WidgetRow } from '../widget-row.ts';
import type { WidgetPage } from './widget-page.ts';

const extra = import.meta.glob<{ pages: Readonly<Record<string, WidgetPage>> }>(
  './extra-pages/*.tsx',
  { eager: true },
);

/**
 * Pages with one subject each, by name: each widget in default form and with all its parts, and those of
 * `extra-pages`.
 */
const single: Readonly<Record<string, WidgetPage>> = {
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
};

/** All single pages in one tree. */
function Everything() {
  return Object.entries(single).map(([name, { render }]) => (
    <section key={name}>{render()}</section>
  ));
}

/** Text that depends on the environment. */
function Placed() {
  return <p>{new Date(2026, 0, 15).getTimezoneOffset()}</p>;
}

/** Pages of the server, by name: one per widget, all widgets in one, and broken pages. */
export const pages: Readonly<Record<string, WidgetPage>> = {
  ...single,
  'All in one': {
    render: () => <Everything />,
    trustedTypes: [
      ...new Set(Object.values(single).flatMap(({ trustedTypes }) => trustedTypes ?? [])),
    ],
  },
  // Defects that the tests must detect: a text that depends on the environment, and a style that the policy blocks.
  'Broken text': { render: () => <Placed /> },
  'Broken text at the end of all': {
    render: () => (
      <>
        <Everything />
        <Placed />
      </>
    ),
  },
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

/** Language of a locale; English with the locale's tag if there is none. */
function languageFor(locale: string): Language {
  const language = languages.find(({ tag }) => languageOf(tag) === languageOf(locale));
  return language ?? { ...en, tag: locale };
}

/** Tree of a page in a language, the same on the server and in the browser. */
export function pageOf(name: string, locale: string): ReactElement | undefined {
  const page = pages[name];
  return (
    page && (
      <TesseraProvider locale={locale} language={languageFor(locale)}>
        <Live>{page.render()}</Live>
      </TesseraProvider>
    )
  );
}

/** Marks the body when the page has hydrated. */
function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.dataset['live'] = '';
  }, []);
  return children;
}
