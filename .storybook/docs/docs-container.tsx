import {
  CodeOrSourceMdx,
  DocsContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useMemo, type ComponentProps, type PropsWithChildren } from 'react';
import type { Theme } from '../canvas/globals';
import { useToolbarGlobals } from '../canvas/globals-store';
import { themeFromTokens } from '../canvas/token-theme';
import { hideUntilDrawn, keepPlace } from './drawn';

/** Code of a docs page, inline or as a block, in the theme of the toolbar. */
export function DocsCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const { theme } = useToolbarGlobals();
  const dark = { dark: theme === 'dark' };
  return <CodeOrSourceMdx {...props} {...dark} />;
}

/**
 * Container of every docs page, which applies the theme of the toolbar. Storybook does not apply it to docs
 * pages.
 */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme: asked } = useToolbarGlobals();
  const theme: Theme = asked === 'all' ? 'light' : asked;
  const vars = useMemo(() => themeFromTokens(theme), [theme]);
  useLayoutEffect(hideUntilDrawn, [context]);
  useLayoutEffect(keepPlace, [context]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.style.removeProperty('color-scheme');
    root.lang = 'en';
    root.dir = 'ltr';
  }, [theme]);
  return (
    <DocsContainer context={context} theme={vars}>
      {children}
    </DocsContainer>
  );
}
