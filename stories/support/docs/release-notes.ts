/** Note on a change that is not released yet. */
export interface ReleaseNote {
  /** What the change means for users: `major` breaks something, `minor` adds, `patch` repairs. */
  kind: 'major' | 'minor' | 'patch';
  /** The note, in Markdown. */
  text: string;
}

const kinds = ['major', 'minor', 'patch'] as const;

// The tool's own settings lie beside the notes.
const texts = import.meta.glob<string>('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const changelogs = import.meta.glob<string>('../../../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Note of a file of Changesets; none where the file is no note. */
export function readNote(file: string): ReleaseNote | undefined {
  const [, kind, text] = /^---\n.*: (major|minor|patch)\n---\n([^]*)$/.exec(file) ?? [];
  const known = kinds.find((name) => name === kind);
  return known && text?.trim() ? { kind: known, text: text.trim() } : undefined;
}

/** Releases of a changelog in Markdown, without its title. */
export function releasesOf(changelog: string): string {
  return changelog.replace(/^# .*\n*/, '').trim();
}

/** Notes on changes that are not released yet, those that break something first. */
export const unreleased: readonly ReleaseNote[] = Object.values(texts)
  .flatMap((text) => readNote(text) ?? [])
  .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));

/** All releases in Markdown, the newest first; empty before the first one. */
export const releases = releasesOf(Object.values(changelogs)[0] ?? '');
