import { expect, test } from 'vitest';
import { changesOf } from '#src/cli/changes-of.ts';

const changelog = `# tessera-ui

## 0.2.0

### Minor Changes

- abc1234: In \`DatePicker\`, \`today\` is new. It is a date. \`Rating\` has a
  \`step\`.

  A \`<DatePicker>\` in a dialog closes.

- def5678: Date pickers read \`+3d\`.

### Patch Changes

- 1234abc: - \`RatingDisplay\` is smaller.
  - \`Rating\` is larger.

## 0.1.0

### Minor Changes

- 7654321: \`Rating\` and \`Calendar\` are new.
`;
const changesets = [
  `---\n'tessera-ui': minor\n---\n\nThe ratings are blue. \`Rating\` is, too.\n`,
  `---\n'tessera-ui': patch\n---\n\nMultiple date pickers and \`DateRangePicker\` are faster.\n`,
];

test.each([
  [
    'date-picker',
    [
      ['0.2.0', 'In `DatePicker`, `today` is new.'],
      ['0.2.0', 'A `<DatePicker>` in a dialog closes.'],
      ['0.2.0', 'Date pickers read `+3d`.'],
    ],
  ],
  [
    'rating',
    [
      ['unreleased', '`Rating` is, too.'],
      ['0.2.0', '`Rating` has a `step`.'],
      ['0.2.0', '`Rating` is larger.'],
      ['0.1.0', '`Rating` and `Calendar` are new.'],
    ],
  ],
  [
    'multiple-date-picker',
    [['unreleased', 'Multiple date pickers and `DateRangePicker` are faster.']],
  ],
  ['qr-code', []],
] as const)('the changes of %s are the sentences that name it', (item, expected) => {
  expect(changesOf(item, { changelog, changesets })).toEqual(
    expected.map(([version, text]) => ({ version, text })),
  );
});

test('the rows of a table are changes of their own', () => {
  const table = `Names have changed:

| Component | Before | Now |
| --- | --- | --- |
| \`Callout\`, \`Chip\` | \`kind\` | \`tone\` |
| \`Meter\` | \`tone="gold"\` | \`variant="gold"\` |
`;
  expect(changesOf('chip', { changelog: '', changesets: [table] })).toEqual([
    { version: 'unreleased', text: '`Callout`, `Chip`, before `kind`, now `tone`' },
  ]);
});

test('an empty changelog has no changes', () => {
  expect(changesOf('rating', { changelog: '# tessera-ui\n', changesets: [] })).toEqual([]);
});
