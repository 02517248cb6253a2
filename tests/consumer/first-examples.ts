import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../support/static-server.ts';
import { run } from './host.ts';
import { startBrowser } from './strict-browser.ts';

/** What a reader types into the date field of each example of two guides, and what the field then shows. */
const typed = new Map([
  ['guides-dates-dates-mdx-0', ['3 May 2099', '05/03/2099']],
  ['guides-dates-dates-mdx-1', ['3 May 2099', '05/03/2099']],
  ['guides-dates-dates-mdx-2', ['31 March 2026', '12\u200f/10\u200f/1447']],
  ['guides-languages-languages-mdx-0', ['3. Mai 2099', '03.05.2099']],
]);

/** Page of a host that shows the first example of each page of the docs, one at a time, for its test. */
const page = `import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { DatePicker } from 'tessera-ui/date-picker';
import 'tessera-ui/tokens.css';

// Those of the sign-in client need its server.
const modules = import.meta.glob<Record<string, ComponentType<{ children: ReactNode; 'aria-label': string }>>>([
  './examples/*-0.tsx',
  './examples/*guides-dates*.tsx',
  '!./examples/*guides-sign-in*',
]);
const place = document.querySelector('#root') as HTMLElement;
let root: Root | undefined;

Object.assign(window, {
  examples: Object.keys(modules),
  show: async (path: string) => {
    const shown = Object.entries((await modules[path]?.()) ?? {}).filter(([name]) => /^[A-Z]/.test(name));
    const field = <DatePicker aria-label="Date" />;
    // A control is labeled by what renders it.
    root?.unmount();
    root = createRoot(place);
    root.render(<StrictMode>{shown.map(([name, Shown]) => <Shown key={name} aria-label={name}>{field}</Shown>)}</StrictMode>);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return shown.length > 0 ? place.innerHTML : 'not a component';
  },
});
`;

const html = '<div id="root"></div><script type="module" src="/src/first-examples.tsx"></script>';

/** Configuration of Vite as its own template writes it, for that page. */
const config = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist-examples', rolldownOptions: { input: 'examples.html' } },
});
`;

/** What the page offers to its test. */
interface FirstExamples {
  examples: string[];
  show: (path: string) => Promise<string>;
}

/**
 * Builds the examples that a host was given as its developers do, and shows the first one of each page of the docs in the
 * browser.
 * @returns Each that renders nothing, throws or reports a message in the console.
 */
export async function runFirstExamples(host: string): Promise<string[]> {
  writeFileSync(join(host, 'src/first-examples.tsx'), page);
  writeFileSync(join(host, 'examples.html'), html);
  writeFileSync(join(host, 'vite.examples.config.ts'), config);
  const flags = ['build', '--config=vite.examples.config.ts', '--mode=development'];
  const build = await run('vite', [...flags, '--logLevel=warn'], host, { NODE_ENV: 'development' });
  if (build.code !== 0) throw new Error(build.output);
  const site = await serveFolder(join(host, 'dist-examples'));
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    let shown = '';
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        problems.push(`${shown}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${shown} throws: ${error.message}`));
    await page.goto(`${site.url}examples.html`);
    await page.waitForFunction(() => 'examples' in window);
    const examples = await page.evaluate(() => (window as unknown as FirstExamples).examples);
    for (shown of examples) {
      const markup = await page.evaluate(
        (path) => (window as unknown as FirstExamples).show(path),
        shown,
      );
      if (markup === '') problems.push(`${shown} renders nothing`);
      const [text, understood] = typed.get(/guides.*(?=\.)/.exec(shown)?.[0] ?? '') ?? [];
      if (text === undefined) continue;
      const field = page.locator('#root input').first();
      await field.fill(text);
      await field.blur();
      const value = await field.inputValue();
      const valid = await field.evaluate((input: HTMLInputElement) => input.validity.valid);
      if (value !== understood || !valid) problems.push(`${shown} shows “${value}” for “${text}”`);
    }
    if (examples.length < 47) problems.push(`only ${examples.length} pages have an example`);
    return problems;
  } finally {
    await browser.close();
    await site.close();
  }
}
