import { changelog } from './registry-item.ts';

/** Note about an unreleased change. */
export interface ReleaseNote {
  /** Effect of the change: `major` is breaking, `minor` adds a feature, `patch` fixes a bug. */
  kind: 'major' | 'minor' | 'patch';
  /** The note, in Markdown. */
  text: string;
}

const kinds = ['major', 'minor', 'patch'] as const;

// The configuration of the tool is in the same folder.
const texts = import.meta.glob<string>('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Parses a note of Changesets; none if the file is not a note. */
export function readNote(file: string): ReleaseNote | undefined {
  const [, kind, text] = /^---\n.*: (major|minor|patch)\n---\n([^]*)$/.exec(file) ?? [];
  const known = kinds.find((name) => name === kind);
  return known && text?.trim() ? { kind: known, text: text.trim() } : undefined;
}

/** Returns the releases of a changelog in Markdown, without what is above the newest one. */
export function releasesOf(text: string): string {
  return /^## [^]*/m.exec(text)?.[0].trim() ?? '';
}

/** Notes about unreleased changes, breaking ones first. */
export const unreleased: readonly ReleaseNote[] = Object.values(texts)
  .flatMap((text) => readNote(text) ?? [])
  .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));

/** All releases in Markdown, newest first; empty before the first one. */
export const releases = releasesOf(changelog);
