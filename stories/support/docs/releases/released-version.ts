// `npm run release` creates the file with the first release.
const changelogs = import.meta.glob<string>('../../../../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the newest version in a changelog of Changesets, or none before the first release. */
export function newestVersion(changelog: string): string | undefined {
  return /^## (\d+\.\d+\.\d+\S*)$/m.exec(changelog)?.[1];
}

/** Newest released version, or none before the first release. */
export const releasedVersion = newestVersion(Object.values(changelogs)[0] ?? '');
