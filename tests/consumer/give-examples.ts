import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './host.ts';

/**
 * Gives a host the examples in a text, each as a module for its compiler.
 * @param path Path of the text in the repository.
 * @param entryPoint Start of an import in the examples that are meant for this host.
 */
export function giveExamples(host: string, path: string, entryPoint: string): void {
  const text = readFileSync(join(repository, path), 'utf8');
  const examples = [...text.matchAll(/^```tsx\n(.*?)^```/gms)]
    .map(([, code = '']) => code)
    .filter((code) => code.includes(`from '${entryPoint}`));
  if (examples.length === 0)
    throw new Error(`${path} has no example that imports from ${entryPoint}.`);
  const folder = join(host, 'src/examples');
  mkdirSync(folder, { recursive: true });
  const name = path.replaceAll(/\W/g, '-');
  for (const [index, code] of examples.entries()) {
    writeFileSync(join(folder, `${name}-${index}.tsx`), code);
  }
}
