import type { ReactNode } from 'react';

/** Content of the page's Markdown in place of a canvas; the page itself does not show it. */
export function InMarkdown(_props: { children: ReactNode }) {
  return null;
}
