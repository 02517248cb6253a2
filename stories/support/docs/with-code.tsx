import type { ReactNode } from 'react';

/** Renders text between backticks as code. */
export function withCode(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words;
  return words
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
