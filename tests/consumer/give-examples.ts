import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withShownCode } from '#.storybook/build/page-code.ts';
import { repository } from './host.ts';

/** Modules that every host of the package has. */
const known = /^(?:react|tessera-ui)(?:\/|$)/;

/** Whether an example needs nothing but React and the package: others are about a framework or another library. */
function isComplete(code: string): boolean {
  const from = [...code.matchAll(/\bfrom '([^']+)'/g)].map(([, specifier = '']) => specifier);
  return (
    from.some((specifier) => specifier.startsWith('tessera-ui')) &&
    from.every((specifier) => known.test(specifier))
  );
}

/**
 * Gives a host the examples of the readmes and docs pages, each as a module for its compiler.
 * @returns How many functions they export.
 */
export function giveExamples(host: string): number {
  const folder = join(host, 'src/examples');
  mkdirSync(folder, { recursive: true });
  const pages = globSync('stories/**/*.mdx', { cwd: repository });
  const examples = ['README.md', 'src/package/readme.md', ...pages].flatMap((path) => {
    return [...withShownCode(path).matchAll(/^```tsx\n(.*?)^```/gms)]
      .map(([, code = ''], index) => ({ name: `${path.replaceAll(/\W/g, '-')}-${index}`, code }))
      .filter(({ code }) => isComplete(code));
  });
  for (const { name, code } of examples) writeFileSync(join(folder, `${name}.tsx`), code);
  return examples.flatMap(({ code }) => code.match(/^export (?:async )?function /gm) ?? []).length;
}
