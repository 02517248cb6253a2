import {
  CodeOrSourceMdx,
  DocsContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useMemo, type ComponentProps, type PropsWithChildren } from 'react';
import type { Theme } from '../canvas/globals';
import { useToolbarGlobals } from '../canvas/globals-store';
import { themeFromTokens } from '../canvas/token-theme';
import { atHome } from './address';
import { hideUntilDrawn, keepPlace } from './drawn';

/** Characters of code that stay on one line of a table. */
const shortLength = 30;

/** Code of a docs page, inline or as a block, in the theme of the toolbar. */
export function DocsCode({ children, ...props }: ComponentProps<typeof CodeOrSourceMdx>) {
  const { theme } = useToolbarGlobals();
  const home = new URL('.', document.baseURI).href;
  const code = typeof children === 'string' ? atHome(home, children) : children;
  if (props.className === undefined && typeof code === 'string' && !code.includes('\n'))
    return <code data-short={code.length <= shortLength ? '' : undefined}>{code}</code>;
  const dark = { dark: theme === 'dark' };
  return (
    <CodeOrSourceMdx {...props} {...dark}>
      {code}
    </CodeOrSourceMdx>
  );
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
