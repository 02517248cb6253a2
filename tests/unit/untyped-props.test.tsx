import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetProblems } from '#src/core/report-problem.ts';
import { widgetRows } from '#tests/support/conformance/conformance-widgets.tsx';

// Code without types may pass anything to a component, and the page around it must survive. Conformance holds what is
// reported to the developer.
const messages: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((message) => void messages.push(String(message)));
});

const values = [
  null,
  NaN,
  Infinity,
  'x',
  true,
  [null],
  {},
  new Date(NaN),
  () => 1,
  10n,
  [10n],
  Symbol('x'),
];

/** Props that become part of an id or of the name of an element or entry, which no symbol can be. */
const partsOfNames = /^(?:id|name|controlId|level|aria-.*)$/;

const api = Object.values(
  import.meta.glob<string>('/tests/consumer/api/*.txt', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');

/** Props of an interface, and of those of the library that it extends. */
function propsOf(name: string): string[] {
  const declared = new RegExp(`^interface ${name}\\b(.*) \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(api);
  if (!declared) return [];
  const [, heritage = '', body = ''] = declared;
  const inherited = [...heritage.matchAll(/\w+Props/g)].flatMap(([base]) => propsOf(base));
  const own = [...body.matchAll(/^ {2}(?:'([^']+)'|(\w+))\??:/gm)];
  return [...inherited, ...own.map(([, quoted, plain]) => quoted ?? plain ?? '')];
}

test.each(widgetRows)('$name renders whatever a prop contains', ({ name, slot, render }) => {
  const props = new Set(propsOf(`${name}Props`));
  expect(props.size, 'npm run accept:api writes the props').toBeGreaterThan(1);
  const broken: string[] = [];
  for (const prop of props) {
    for (const value of values) {
      if (typeof value === 'symbol' && partsOfNames.test(prop)) continue;
      try {
        const markup = renderToString(render({ [prop]: value }));
        if (!markup.includes(`data-slot="${slot}"`)) broken.push(`${prop}: nothing is rendered`);
      } catch (error) {
        // React itself renders no object in place of text or in the name of an element.
        if (/not valid as a React child|Invalid tag/.test(String(error))) continue;
        broken.push(`${prop} of ${typeof value}: ${String(error)}`);
      }
    }
  }
  expect(broken).toEqual([]);
});

// React converts the value of a password to text, as that of any input.
const rowsOfValues = widgetRows.filter(({ name, input }) => input && name !== 'PasswordInput');

test.each(rowsOfValues)('$name reports a value of another type', ({ render }) => {
  const silent: string[] = [];
  for (const prop of ['value', 'defaultValue']) {
    for (const value of [Symbol('x'), new Date(NaN), { year: 2026 }, true]) {
      forgetProblems();
      messages.length = 0;
      renderToString(render({ value: undefined, [prop]: value }));
      if (!messages.some((message) => message.includes(`\`${prop}`))) {
        silent.push(`${prop} of ${typeof value}`);
      }
    }
  }
  expect(silent).toEqual([]);
});
