// `npm run release` writes the file with the first release.
const changelogs = import.meta.glob<string>('../../../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Newest version in a changelog of Changesets; none before the first release. */
export function newestVersion(changelog: string): string | undefined {
  return /^## (\d+\.\d+\.\d+\S*)$/m.exec(changelog)?.[1];
}

/** Newest version that was released; none before the first one. */
export const releasedVersion = newestVersion(Object.values(changelogs)[0] ?? '');
