import { Markdown } from '@storybook/addon-docs/blocks';
import { releasedVersion } from './registry-item';
import { releases, unreleased } from './release-notes';

const headings = { major: 'Major changes', minor: 'Minor changes', patch: 'Patch changes' };

function notesAsMarkdown(): string {
  // Everything in the first version is new.
  if (!releasedVersion) return unreleased.map(({ text }) => text).join('\n\n');
  const groups = Map.groupBy(unreleased, ({ kind }) => kind);
  return [...groups]
    .map(([kind, notes]) => {
      const items = notes.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`);
      return `### ${headings[kind]}\n\n${items.join('\n')}`;
    })
    .join('\n\n');
}

/** Shows unreleased changes, then every release. */
export function Changelog() {
  const heading = releasedVersion ? 'Not released yet' : 'The first version, not released yet';
  return (
    <>
      {releasedVersion && <p>{`The newest version is ${releasedVersion}.`}</p>}
      {unreleased.length > 0 && <Markdown>{`## ${heading}\n\n${notesAsMarkdown()}`}</Markdown>}
      {releases && <Markdown>{releases}</Markdown>}
    </>
  );
}
