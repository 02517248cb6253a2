import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Types are erased before anything runs; `import { type A, b }` still loads.
const statement =
  /(?:^|[\s;])(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g;
const call = /\bimport\(\s*['"]([^'"]+)['"]/g;
// Code samples of a docs page are not run.
const shown = /^```[\s\S]*?^```/gm;
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function resolve(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  const base = bare.startsWith('#') ? join(root, bare.slice(1)) : join(dirname(from), bare);
  return endings
    .map((ending) => base + ending)
    .find((path) => existsSync(path) && statSync(path).isFile());
}

/** Packages that no source names: JSX compiles to the runtimes, and Storybook mounts the stories. */
const implied = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];

/**
 * Returns the packages that the canvas loads, found by following every import. Vite prepares them before the first story
 * runs: a package that it discovered later would reload the page and fail the running test.
 */
export function runtimeDependencies(): string[] {
  const packages = new Set(implied);
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    if (!/\.(tsx?|mdx)$/.test(path)) return;
    const text = readFileSync(path, 'utf8');
    const source = path.endsWith('.mdx') ? text.replaceAll(shown, '') : text;
    for (const [, specifier = ''] of [...source.matchAll(statement), ...source.matchAll(call)]) {
      // The text of a file is not run either.
      if (specifier.endsWith('?raw')) continue;
      if (/^[.#]/.test(specifier)) {
        const found = resolve(path, specifier);
        if (found) visit(found);
      } else if (!specifier.startsWith('@fontsource')) {
        packages.add(specifier);
      }
    }
  };
  const entries = globSync(['stories/**/*.{stories.tsx,mdx}', 'src/components/*/index.ts'], {
    cwd: root,
  });
  for (const entry of ['.storybook/preview.tsx', ...entries]) visit(join(root, entry));
  return [...packages].sort();
}
