import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registryItemSchema } from 'shadcn/schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { entryPointsOf } from '#src/registry/items.ts';
import { skillItem } from '#src/registry/skill-item.ts';
import { readSources } from '#src/registry/source-files.ts';
import { asInstalled } from '#stories/guides/as-installed.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { skill, sources } = readSources(root);
const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(skill) ?? [];
const rooms = import.meta.glob<Record<string, unknown>>(
  '/src/{components,primitives,core}/**/index.ts',
  { eager: true },
);
const examples = [...body.matchAll(/^```tsx\n([^]*?)^```$/gm)].map(([, code = '']) => code);

test('the skill is described as agents read it', () => {
  const { name, description } = parse(head) as { name: string; description: string };
  expect(name).toBe('tessera');
  expect(description).toMatch(/Use when/);
  expect(description.length).toBeLessThan(1024);
});

test('the table names components that the entry points beside them export, and every component', () => {
  const rows = [...body.matchAll(/^\| (?!Need|---)(.+) \| (.+) \| (.+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(15);
  const named = rows.flatMap(([, , names = '', entries = '']) => {
    const folders = entries.match(/(?<=tessera-ui\/)[\w-]+/g) ?? [];
    const exported = folders.flatMap((folder) =>
      ['components', 'primitives', 'core'].flatMap((kind) =>
        Object.keys(rooms[`/src/${kind}/${folder}/index.ts`] ?? {}),
      ),
    );
    const components = names.match(/\w+(?=`)/g) ?? [];
    expect(exported).toEqual(expect.arrayContaining(components));
    return components;
  });
  const widgets = Object.entries(rooms)
    .filter(([path]) => path.startsWith('/src/components/'))
    .flatMap(([, room]) => Object.keys(room))
    .filter(
      (name) =>
        /^[A-Z]/.test(name) &&
        /(?:Select|Picker|Input|Calendar|Form|Field|Code|Html|Rating)$/.test(name),
    );
  expect(named).toEqual(expect.arrayContaining(widgets));
});

test('the entry points, files, tokens and items that it names exist', () => {
  const entryPoints = entryPointsOf(sources.keys()).map(
    ({ name }) => `tessera-ui/${name.replace('./', '')}`,
  );
  const packaged = body.match(/['`]tessera-ui\/[a-z./-]+(?=['`])/g) ?? [];
  expect(packaged.length).toBeGreaterThan(3);
  expect(entryPoints).toEqual(expect.arrayContaining(packaged.map((name) => name.slice(1))));
  const tokens = readFileSync(join(root, 'src/tokens/tokens.css'), 'utf8');
  for (const token of body.match(/--tessera-[\w-]+/g) ?? []) expect(tokens).toContain(`${token}:`);
  expect(existsSync(join(root, 'src/tokens/host-bridge.css'))).toBe(true);
});

test('its test is one that runs here', () => {
  const ours = readFileSync(join(root, 'tests/unit/test-dom/booking.test.tsx'), 'utf8');
  // Formatters sort the names of packages and those of sources differently.
  const sorted = (text = '') => text.trim().split('\n').sort();
  expect(sorted(examples.at(-1))).toEqual(sorted(asInstalled(ours)));
});

test('the item is valid, and its commands name the address of the registry where it is known', () => {
  const item = skillItem(skill, '0.3.0', 'https://tessera.dev/r');
  expect(registryItemSchema.safeParse(item).error).toBeUndefined();
  expect(item.files[0]?.content).toContain('https://tessera.dev/r/date-picker.json');
  expect(item.files[0]?.content).not.toContain('example.com');
});
