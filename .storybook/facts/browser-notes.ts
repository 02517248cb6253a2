import type { ImportGraph } from '../../src/registry/import-graph.ts';
import { closureOf } from '../../src/registry/items.ts';

/** Features that not every supported browser has, each with the code that uses it and what happens without it. */
const features: ReadonlyArray<{ uses: RegExp; note: string }> = [
  {
    uses: /position-anchor/,
    note: 'CSS anchor positioning places the panel; without it, the position is measured.',
  },
  {
    uses: /\.showPopover\(\)/,
    note: 'The Popover API shows the panel in the top layer; without it, the panel is part of the page.',
  },
  {
    uses: /field-sizing: content/,
    note: '`field-sizing` fits a field to its text; without it, a text area is measured, and an input has a fixed width.',
  },
  {
    uses: /<Select\s/,
    note: '`appearance: base-select` draws the list of a select; without it, the list is that of the browser.',
  },
  {
    uses: /\.EyeDropper\b/,
    note: '`EyeDropper` picks a color from the screen; without it, there is no button for it.',
  },
  {
    uses: /clipboard\.writeText/,
    note: 'The Clipboard API copies the value; if it is blocked, the value is selected.',
  },
  {
    uses: /(?<!function )\bweekInfo\(/,
    note: '`Intl.Locale` knows the first day of a week; without it, an included table does.',
  },
  {
    uses: /\bIntl as unknown as \{ DurationFormat/,
    note: '`Intl.DurationFormat` writes lengths of time; without it, the units are joined as a list.',
  },
  {
    uses: /\.setHTML\(/,
    note: '`setHTML` cleans HTML a second time where the browser has it.',
  },
];

const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari on iOS',
};

/** Returns the oldest supported browsers, `Chrome 126`, from the list in `package.json`. */
export function supportedBrowsers(browserslist: readonly string[]): string[] {
  return browserslist.map((line) => {
    const [name = '', version = ''] = line.split(' >= ');
    return `${names[name] ?? name} ${version}`;
  });
}

/** Returns notes on the features that a file and its imports use. */
export function browserNotes(
  file: string,
  sources: ReadonlyMap<string, string>,
  graph: ImportGraph,
): string[] {
  const texts = closureOf(graph, [file]).map((path) => sources.get(path) ?? '');
  return features
    .filter(({ uses }) => texts.some((text) => uses.test(text)))
    .map(({ note }) => note);
}
