import type { ReactNode } from 'react';

/** Link to another page of the Storybook. */
export function StorybookLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={`./?path=${path}`} target="_top">
      {children}
    </a>
  );
}
