import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { serveFolder } from '../support/static-server.ts';
import { repository } from './host.ts';
import { openHost } from './strict-browser.ts';

/** Computed styles of parts of the booking form, by what they are. */
export type Looks = Readonly<Record<string, Readonly<Record<string, string>>>>;

const parts = {
  label: '[data-slot="field-label"]',
  field: '[data-slot="text-input"]',
  frame: '[data-slot="date-picker-field"]',
  button: 'button[type="submit"]',
  turn: '[data-slot="calendar"] button',
  weekday: '[data-slot="calendar"] th',
  day: '[data-slot="calendar"] td[data-selected]',
  stars: '[data-slot="rating"]',
  card: '[data-slot="login-form"]',
};

const properties = [
  'background-color',
  'block-size',
  'border-color',
  'border-radius',
  'border-width',
  'color',
  'display',
  'font',
  'gap',
  'letter-spacing',
  'margin',
  'padding',
  'text-align',
];

/** Computed styles of the booking form on a page. */
export function looksOf(page: Page): Promise<Looks> {
  return page.evaluate(
    ([selectors, names]) => {
      // Components follow the font size and the letter spacing of the page.
      Object.assign(document.documentElement.style, { fontSize: '16px', letterSpacing: 'normal' });
      const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      // Build tools rewrite colors in other color spaces, with rounded numbers.
      const painted = (color: string) => {
        if (!pixel) return color;
        pixel.clearRect(0, 0, 1, 1);
        pixel.fillStyle = color;
        pixel.fillRect(0, 0, 1, 1);
        const parts = [...pixel.getImageData(0, 0, 1, 1).data];
        return parts.map((part) => Math.round(part / 4)).join(' ');
      };
      const styles = Object.entries(selectors).map(([part, selector]) => {
        const element = document.querySelector(selector);
        const style = element && getComputedStyle(element);
        const read = (name: string) => {
          const value = style?.getPropertyValue(name) ?? 'missing';
          if (name === 'border-color' && style?.borderWidth === '0px') return 'none';
          return name.endsWith('color') ? painted(value) : value;
        };
        return [part, Object.fromEntries(names.map((name) => [name, read(name)]))];
      });
      return Object.fromEntries(styles) as Looks;
    },
    [parts, properties] as const,
  );
}

/** Computed styles of the booking form without any host: the components of the repository and their tokens, as in the Storybook. */
export async function looksAlone(browser: Browser, folder: string): Promise<Looks> {
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const page = join(repository, 'tests/consumer/hosts/created/booking.tsx.template');
  // What a linked copy imports from the package is here, too, in the sources.
  const booking = readFileSync(page, 'utf8')
    .replaceAll("'./tessera/", `'${repository}src/`)
    .replace("'tessera-ui/field'", `'${repository}src/components/field/index.ts'`)
    .replace("'tessera-ui/tokens.css'", `'${repository}src/tokens/tokens.css'`);
  if (booking.includes("'tessera-ui")) throw new Error('The form imports more from the package.');
  writeFileSync(join(folder, 'booking.tsx'), booking);
  writeFileSync(
    join(folder, 'main.tsx'),
    `import { createRoot } from 'react-dom/client';
import { Booking } from './booking';
createRoot(document.body.appendChild(document.createElement('div'))).render(<Booking />);`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><body><script type="module" src="/main.tsx"></script></body></html>',
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { rolldownOptions: { checks: { pluginTimings: false }, onLog: () => {} } },
  });
  const site = await serveFolder(join(folder, 'dist'));
  try {
    const hostPage = await openHost(browser, site.url);
    await hostPage.open('');
    const looks = await looksOf(hostPage.page);
    await hostPage.page.close();
    return looks;
  } finally {
    await site.close();
  }
}
