import { Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useToolbarGlobals } from '#.storybook/canvas/globals-store.ts';

/** Code block in the theme of the toolbar, which Storybook's own block does not follow. */
export function Code(props: Omit<ComponentProps<typeof Source>, 'dark'>) {
  const { theme } = useToolbarGlobals();
  return <Source {...props} dark={theme === 'dark'} />;
}
