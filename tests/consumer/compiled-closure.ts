import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { RegistryItem } from './built-registry.ts';
import { run } from './host.ts';

const root = '@ui/tessera/';

/**
 * Compiles each item in its own folder. Returns the compiler's errors and the files that it reaches from the
 * item's entries, by the item's name.
 */
export async function compileAlone(host: string, items: readonly RegistryItem[]) {
  const folder = join(host, 'alone');
  const entries: string[] = [];
  for (const { name, files, meta } of items) {
    for (const { target, content } of files) {
      const place = join(folder, name, target.replace(root, ''));
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, content);
    }
    for (const entry of meta.entries) {
      const base = join(folder, name, entry);
      const found = [`${base}/index.ts`, `${base}.ts`, `${base}.tsx`].find((path) =>
        existsSync(path),
      );
      if (found !== undefined) entries.push(found);
    }
  }
  const config = { extends: './tsconfig.json', include: [], files: entries };
  writeFileSync(join(host, 'tsconfig.alone.json'), JSON.stringify(config));
  const { output } = await run(
    'tsc',
    ['--project', 'tsconfig.alone.json', '--listFiles', '--pretty', 'false'],
    host,
  );
  const reached = new Map(items.map(({ name }) => [name, new Set<string>()]));
  const errors: string[] = [];
  for (const line of output.trim().split('\n')) {
    if (line.startsWith(`${folder}/`)) {
      const [name = '', ...path] = relative(folder, line).split('/');
      reached.get(name)?.add(root + path.join('/'));
    } else if (!/^\S+\.d\.[cm]?ts$/.test(line)) errors.push(line);
  }
  return { errors, reached };
}
