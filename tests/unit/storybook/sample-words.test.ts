import { globSync, readFileSync } from 'node:fs';
import { createRef, createElement } from 'react';
import { expect, test } from 'vitest';
import { inLanguage, loadSampleWords } from '#stories/support/trips/in-language.ts';

const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ');
const stories = oneSpace(
  globSync('stories/**/*.{ts,tsx,mdx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
);
const lines = ['field-names', 'sample-words'].flatMap((name) =>
  readFileSync(`stories/support/trips/${name}.txt`, 'utf8').trimEnd().split('\n').slice(1),
);

test('every translated sample is one of a story', () => {
  const english = lines.map((line) => line.split('|')[0] ?? '');
  expect(english.filter((sample) => !stories.includes(oneSpace(sample)))).toEqual([]);
});

test('words are replaced in elements and objects; refs stay those of the component', async () => {
  await loadSampleWords('de');
  const ref = createRef<HTMLButtonElement>();
  const button = inLanguage(createElement('button', { ref, title: 'Accept' }, 'Airport'), 'de');
  expect(button.props).toEqual({ ref, title: 'Annehmen', children: 'Flughafen' });
  expect((button.props as { ref: unknown }).ref).toBe(ref);
});
