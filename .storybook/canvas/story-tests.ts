import { afterEach, beforeEach, expect, inject, vi } from 'vitest';

// Runs with every story test: adds checks and trims the report.

declare module 'vitest' {
  interface ProvidedContext {
    /** Globals of the test run, with the name that Storybook's plugin reads. */
    'storybook/test-initial-globals': Readonly<Record<string, string>>;
  }
}

/** Properties that Storybook's plugin adds to a test. */
interface StoryTest {
  story?: { tags: readonly string[]; globals?: Readonly<Record<string, string>> };
  task: {
    id: string;
    file: { filepath: string };
    meta: {
      reports?: Array<{ type: string; status: string }>;
    };
  };
}

const levels = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
/** Story test of each group of radio buttons, by file and name. */
const radioGroups = new Map<string, string>();
const asked = inject('storybook/test-initial-globals');

beforeEach(() => {
  for (const level of levels) level.mockClear();
});

afterEach(() => {
  const spoken = levels.flatMap(({ mock }) =>
    mock.calls.map((words) => words.map(String).join(' ')),
  );
  expect(spoken, 'A story must not log to the console').toEqual([]);
});

afterEach((context) => {
  const { story, task } = context as unknown as StoryTest;
  // Passing rules would make the report hundreds of megabytes.
  task.meta.reports = task.meta.reports?.filter(({ status }) => status !== 'passed') ?? [];
  // A play story may set its own globals.
  if (!story || story.tags.includes('play')) return;
  const { theme, locale } = asked;
  expect(
    document.documentElement.dataset['theme'],
    'A catalog story shows the theme of its run',
  ).toBe(theme);
  expect(document.documentElement.lang, 'and its language, or that of the story').toBe(
    story.globals?.locale ?? locale,
  );
  for (const { form, name } of document.querySelectorAll<HTMLInputElement>('[type=radio]')) {
    const group = `${task.file.filepath} ${name}`;
    if (form) continue;
    const other = radioGroups.get(group) ?? task.id;
    radioGroups.set(group, other);
    expect(
      other,
      `Stories share a docs page, so that one group of radio buttons named “${name}” unchecks another`,
    ).toBe(task.id);
  }
});
