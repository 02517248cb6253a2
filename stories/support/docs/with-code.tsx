import type { ReactNode } from 'react';
import { StorybookLink } from './storybook-link';

const marked = /`([^`]*)`|\[([^\]]+)\]\(\?path=([^)]+)\)/g;

/** Renders text between backticks as code, and `[name](?path=…)` as a link to another page of the Storybook. */
export function withCode(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of words.matchAll(marked)) {
    const [all, code, name, path = ''] = match;
    parts.push(words.slice(end, match.index));
    parts.push(
      name === undefined ? (
        <code key={match.index}>{code}</code>
      ) : (
        <StorybookLink key={match.index} path={path}>
          {name}
        </StorybookLink>
      ),
    );
    end = match.index + all.length;
  }
  return [...parts, words.slice(end)];
}
