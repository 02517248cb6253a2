import { expect, test } from '@playwright/test';
import { listPages } from './strict-page.ts';
import { paths, testTranscripts } from './transcript.ts';

test('Every component has a transcript', async ({ page }) => {
  const listed = await listPages(page);
  const components = listed.map(({ name }) => name).filter((name) => /^\w+$/.test(name));
  expect(components.toSorted()).toEqual(Object.keys(paths).toSorted());
});

testTranscripts('en');
