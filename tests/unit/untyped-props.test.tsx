import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { widgetRows } from '#tests/support/conformance/conformance-widgets.tsx';

// Code without types may pass anything to a component, and the page around it must survive. Conformance holds what is
// reported to the developer.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const values = [null, NaN, 'x', true, [null], {}];

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
  expect(props.size).toBeGreaterThan(1);
  const broken: string[] = [];
  for (const prop of props) {
    for (const value of values) {
      try {
        const markup = renderToString(render({ [prop]: value }));
        if (!markup.includes(`data-slot="${slot}"`)) broken.push(`${prop}: nothing is rendered`);
      } catch (error) {
        // React itself renders no object in place of text or in the name of an element.
        if (/not valid as a React child|Invalid tag/.test(String(error))) continue;
        broken.push(`${prop} of ${JSON.stringify(value) ?? String(value)}: ${String(error)}`);
      }
    }
  }
  expect(broken).toEqual([]);
});
