import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { nameTemplates, repository } from './host.ts';
import { inHost } from './usage.ts';
import { turnToPackage, type Way } from './whole-project.ts';

/**
 * Gives a host a page that renders any catalog story of the widgets with the host's own copy, with the fonts and the background of the Storybook, so that its pictures can be compared with the accepted ones.
 * @param way How the host has taken the library.
 */
export function giveStories(host: string, way: Way = 'copied'): void {
  cpSync(join(repository, 'tests/consumer/hosts/stories'), host, { recursive: true });
  nameTemplates(host);
  const folder = join(host, 'stories');
  const paths = globSync(
    [
      'stories/components/**/*.{stories.tsx,module.css}',
      'stories/support/{*,forms/*,sign-in/*}.{ts,tsx,css}',
      'stories/support/trips/{trip-world.ts,in-language.ts,sample-words.*,field-names.txt}',
    ],
    {
      cwd: repository,
      exclude: ['**/*.play.stories.tsx'],
    },
  );
  for (const path of paths) copy(join(repository, path), join(host, path));
  for (const name of ['fonts.css', 'modes.ts', 'preview.css']) {
    copy(join(repository, '.storybook/canvas', name), join(folder, name));
  }
  if (way === 'installed') turnToPackage(host, 'stories/**/*.{ts,tsx}');
  // Modules that the stories show in addition to the library.
  for (const name of ['zod', '@fontsource', '@fontsource-variable']) {
    const place = join(host, 'node_modules', name);
    if (!existsSync(place)) symlinkSync(join(repository, 'node_modules', name), place, 'junction');
  }
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const text = readFileSync(from, 'utf8');
  writeFileSync(to, /\.tsx?$/.test(to) ? inHost(ownImports(text)) : text);
}

/** Imports of the stories and of the Storybook as the host resolves them. */
function ownImports(source: string): string {
  return source
    .replaceAll(/'#stories\/(.+?)\.tsx?'/g, "'/stories/$1'")
    .replaceAll(/'#stories\//g, "'/stories/")
    .replaceAll(/'#\.storybook\/(?:canvas\/)?(\w+)(?:\.ts)?'/g, "'/stories/$1'")
    .replaceAll(/'\.\.\/src\/\*/g, "'@/components/ui/tessera/*")
    .replaceAll(/'\.\.\/src\//g, "'@/components/ui/tessera/");
}
