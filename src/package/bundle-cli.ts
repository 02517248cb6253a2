import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Path of the command in the package. */
export const cliPath = 'lib/cli/tessera-ui.js';

/** Packages that the command contains, so that it runs without their installation, with their licenses. */
const contained = [
  ['node-diff3', 'LICENSE.md'],
  ['diff', 'LICENSE'],
] as const;

/**
 * Returns the command `tessera-ui` as one file for Node.js 20 or later.
 * @param root Folder of the repository.
 */
export async function bundleCli(root: string): Promise<string> {
  const [result] = [
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      mode: 'production',
      ssr: { noExternal: true },
      build: {
        ssr: 'src/cli/tessera-ui.ts',
        write: false,
        minify: false,
        target: 'node20',
        reportCompressedSize: false,
        rolldownOptions: {
          experimental: { attachDebugInfo: 'none' },
          output: { comments: { legal: false, annotation: false, jsdoc: false } },
        },
      },
    }),
  ].flat();
  if (!result || !('output' in result)) throw new Error('The bundler produced no output.');
  const [chunk, ...others] = result.output;
  if (others.length > 0) throw new Error('The command must be one file.');
  return `#!/usr/bin/env node\n${licenses(root)}\n${chunk.code}`;
}

function licenses(root: string): string {
  const texts = contained.map(([name, file]) => {
    const text = readFileSync(join(root, 'node_modules', name, file), 'utf8').trim();
    return `This file contains ${name}:\n\n${text}`;
  });
  const lines = texts.join('\n\n').split('\n');
  return `/*!\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */`;
}
