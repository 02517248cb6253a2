import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useToolbarGlobals } from '../canvas/globals-store';

/** Code of a docs page, inline or as a block, in the theme of the toolbar. */
export function DocsCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const { theme } = useToolbarGlobals();
  const dark = { dark: theme === 'dark' };
  return <CodeOrSourceMdx {...props} {...dark} />;
}
