import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runtimeDependencies } from '#.storybook/build/runtime-dependencies.ts';
import { browserImports } from '#tests/support/browser-imports.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Packages that no source names: JSX compiles to the runtimes, and Storybook mounts the stories. */
const implied = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];

test('Vite prepares every package that the canvas loads, and no other', () => {
  const expected = [...browserImports(root), ...implied].sort();
  expect([...runtimeDependencies].sort()).toEqual([...new Set(expected)]);
});

test('the imports are followed through aliases, folders and dynamic parts, not through types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('.storybook/preview.tsx', `import './preview.css';\nimport a from 'a';\n`);
  write(
    'stories/one.mdx',
    `import { B } from '#src/b/index.ts';\nimport css from './one.css?raw';\n\`\`\`ts\nimport s from 'shown';\n\`\`\`\n`,
  );
  write(
    'stories/two.stories.tsx',
    `import type { T } from 't';\nimport {\n  c,\n  type D,\n} from 'c';\n`,
  );
  write('stories/three.mdx', `import text from './three.tsx?raw';\n`);
  write('stories/three.tsx', `import 'three';\n`);
  write('src/b/index.ts', `export { B } from './b';\nexport type { E } from 'e';\n`);
  write('src/b/b.tsx', `import 'f/g';\nconst later = () => import('h');\n`);
  write('src/never.ts', `import 'never';\n`);
  expect([...browserImports(folder)].sort()).toEqual(['a', 'c', 'f/g', 'h']);
});
