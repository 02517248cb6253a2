import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../support/static-server.ts';
import { run } from './host.ts';
import { startBrowser } from './strict-browser.ts';

/** Page of a host that shows the first example of each page of the docs, one at a time, for its test. */
const page = `import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import 'tessera-ui/tokens.css';

// Those of the sign-in client need its server.
const modules = import.meta.glob<Record<string, ComponentType<{ children: string }>>>([
  './examples/*-0.tsx',
  '!./examples/*guides-sign-in*',
]);
const place = document.querySelector('#root') as HTMLElement;

Object.assign(window, {
  examples: Object.keys(modules),
  show: async (path: string) => {
    const shown = Object.entries((await modules[path]?.()) ?? {}).filter(([name]) => /^[A-Z]/.test(name));
    const root = createRoot(place);
    root.render(<StrictMode>{shown.map(([name, Shown]) => <Shown key={name}>Text</Shown>)}</StrictMode>);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const text = shown.length > 0 ? place.innerHTML : 'not a component';
    root.unmount();
    return text;
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
    }
    if (examples.length < 45) problems.push(`only ${examples.length} pages have an example`);
    return problems;
  } finally {
    await browser.close();
    await site.close();
  }
}
