import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { checkThemes } from './further-themes';
import type { Theme } from './globals';

// Runs beside every story test: what a test owes besides its own story, and what its report may leave out.

declare module 'vitest' {
  interface ProvidedContext {
    /** Globals that a run asks for, under the name that Storybook's plugin reads. */
    'storybook/test-initial-globals': Readonly<Record<string, string>>;
    /** Themes that a run shows each story of the catalog in once it has drawn it. */
    'tessera/further-themes': readonly Theme[];
  }
}

/** What Storybook's plugin adds to a test. */
interface StoryTest {
  story?: { tags: readonly string[]; globals?: Readonly<Record<string, string>> };
  task: { meta: { reports?: Array<{ status: string }> } };
}

const levels = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
const asked = inject('storybook/test-initial-globals');
const furtherThemes = inject('tessera/further-themes');

beforeEach(() => {
  for (const level of levels) level.mockClear();
});

afterEach(() => {
  const spoken = levels.flatMap(({ mock }) =>
    mock.calls.map((words) => words.map(String).join(' ')),
  );
  expect(spoken, 'A story must not log to the console').toEqual([]);
});

afterEach(async (context) => {
  const { story, task } = context as unknown as StoryTest;
  // What axe passed would make a report of hundreds of megabytes.
  task.meta.reports = task.meta.reports?.filter(({ status }) => status !== 'passed') ?? [];
  // A play story may set globals of its own.
  if (!story || story.tags.includes('play')) return;
  const { theme, locale } = asked;
  expect(
    document.documentElement.dataset['theme'],
    'A catalog story shows the theme of its run',
  ).toBe(theme);
  expect(document.documentElement.lang, 'and its language, or that of the story').toBe(
    story.globals?.locale ?? locale,
  );
  if (furtherThemes.length === 0) return;
  expect(await checkThemes(furtherThemes), 'Colors of the further themes').toEqual([]);
});
