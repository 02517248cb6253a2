import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languages } from '#src/languages/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = read('CONTRIBUTING.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Section of the guide under a second-level heading. */
function section(heading: string): string {
  const [, text = ''] = guide.split(`\n## ${heading}\n`);
  return text.split('\n## ')[0] ?? '';
}

/** Numbered steps of a section, each with its bold name. */
function steps(heading: string): Map<string, string> {
  const items = section(heading)
    .split(/^\d+\. /m)
    .slice(1);
  return new Map(items.map((item) => [/\*\*([^*]+?)[:.]?\*\*/.exec(item)?.[1] ?? '', item]));
}

const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:src|stories|tests|\.storybook)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  );

/** Example names for those in angle brackets. */
const example: Record<string, string> = { widget: 'rating', primitive: 'button', tag: 'de' };

describe('CONTRIBUTING.md', () => {
  test.each([...new Set(pathsIn(guide))])('names %s, which exists', (path) => {
    const real = path.replaceAll(/<(\w+)>/g, (_, name: string) => example[name] ?? name);
    expect(globSync(real, { cwd: root })).not.toEqual([]);
  });

  test('names only commands that exist, and every command but the parts of `check`', () => {
    const run = [...guide.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
    const named = new Set(run.filter((name) => !['ci', 'publish'].includes(name)));
    const expected = Object.keys(scripts).filter((name) => !name.startsWith('check:'));
    expect([...named].toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    ['Component', ['<widget>.tsx', '<widget>.module.css', 'index.ts']],
    ['Texts', ['src/languages/language.ts']],
    ['Export', ['src/index.ts']],
    ['Unit tests', ['tests/unit/components/<widget>/']],
    ['States', ['stories/components/<widget>/<widget>.stories.tsx']],
    ['Interaction', ['stories/components/<widget>/<widget>.play.stories.tsx']],
    ['Docs page', ['stories/components/<widget>/<widget>.mdx']],
    ['Conformance', ['tests/support/conformance-rows/<widget>.tsx']],
    ['Bench', ['suite.ts', 'size-plan.ts', 'ours.tsx', 'tests/bench/cases/<widget>/']],
    ['Interface', ['npm run accept:api', 'tests/consumer/api/<widget>.txt', 'npm run change']],
    ['Lists', ['src/registry/skill.md', 'stories/guides/languages/every-widget.tsx']],
    ['Accept', ['npm test', 'npm run accept:trees']],
  ])('lists the step "%s" of adding a widget', (step, names) => {
    for (const name of names) expect(steps('Add a widget').get(step)).toContain(`\`${name}\``);
  });

  test.each([
    ['Texts', 'src/languages/<tag>.ts'],
    ['List', 'src/languages/index.ts'],
    ['List', 'src/provider/shipped-languages.ts'],
    ['Country names', 'tests/support/country-data/build-countries.ts'],
    ['Country names', 'npm run countries'],
    ['Import of the country names', 'src/components/country-select/countries/country-name.ts'],
    ['Letters', 'src/validation/letters.ts'],
    ['Accept', 'npm run accept:api'],
    ['Accept', 'npm run change'],
    ['Accept', 'npm test'],
    ['Accept', 'npm run test:visual -- guides-languages guides-validation'],
    ['Accept', 'guides-languages--every-widget'],
    ['Typed words', 'tests/unit/components/date-picker/one-unit.test.ts'],
    ['Accept', 'guides-validation--messages'],
  ])('lists the step "%s" of adding a language, in `%s`', (step, name) => {
    expect(steps('Add a language').get(step)).toContain(`\`${name}\``);
  });

  test.each([
    ['Code', 'src/primitives/<primitive>/'],
    ['Stories', 'stories/primitives/<primitive>/<primitive>.stories.tsx'],
    ['Pictures', 'npm run test:visual'],
  ])('lists the step "%s" of changing a primitive, in `%s`', (step, name) => {
    expect(steps('Change a primitive').get(step)).toContain(`\`${name}\``);
  });

  test.each(['languages', 'validation'])('names a story of guides/%s, which exists', (page) => {
    const source = read(`stories/guides/${page}/${page}.stories.tsx`);
    const [, story = ''] =
      new RegExp(`\`guides-${page}--([\\w-]+)\``).exec(
        steps('Add a language').get('Accept') ?? '',
      ) ?? [];
    const exported = story.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(source).toContain(`export const ${exported} = `);
  });

  test('has no step that these tests do not cover', () => {
    expect(steps('Add a widget').size).toBe(12);
    expect(steps('Add a language').size).toBe(7);
    expect(steps('Change a primitive').size).toBe(3);
  });
});

test('README.md states the number of languages', () => {
  expect(read('README.md')).toContain(`in ${languages.length} languages.`);
});

test('README.md has at most 100 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});
