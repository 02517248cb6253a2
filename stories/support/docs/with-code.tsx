import type { ReactNode } from 'react';

/** Words of a block, in which what stands between backticks is code, as it is in Markdown. */
export function withCode(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words;
  return words
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
