import type { Decorator, ReactRenderer, StoryContext } from '@storybook/react-vite';
import { useInsertionEffect, useLayoutEffect, type ReactNode } from 'react';
import { TesseraProvider } from '../../src/core/provider/tessera-provider';
import { inLanguage } from '../../stories/support/trips/in-language';
import {
  directionOf,
  readGlobals,
  tagOf,
  themes,
  type Theme,
  type ToolbarGlobals,
} from './globals';
import { findLanguage } from './languages';
import { answerMediaQueries, imitateForcedColors } from './media';

const themeNames: Record<Theme, string> = {
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
};

/** Args whose value must be unique in a document. */
const uniqueArgs = ['id', 'name', 'form'];

/**
 * Card that a story of a component is shown in: as wide as a form, as a table, as several columns, or as its content.
 * `bare` is for what is a card itself, `none` for what covers the page.
 */
type Stage = 'card' | 'medium' | 'wide' | 'fit' | 'bare' | 'none';

function stageOf(story: Pick<StoryContext, 'title' | 'parameters' | 'tags'>) {
  return (story.parameters.stage as Stage | undefined) ?? (isSample(story) ? 'card' : 'none');
}

interface SurfaceProps {
  globals: ToolbarGlobals;
  theme: Theme;
  stage: Stage;
  children: ReactNode;
}

function Surface({ globals, theme, stage, children }: SurfaceProps) {
  const { locale } = globals;
  return (
    <div className="tessera-surface" data-theme={theme} lang={locale} dir={directionOf(globals)}>
      <TesseraProvider language={findLanguage(locale)} locale={locale}>
        {stage === 'none' ? (
          children
        ) : (
          <div className="tessera-stage" data-stage={stage}>
            {children}
          </div>
        )}
      </TesseraProvider>
    </div>
  );
}

function ForcedColorsNote() {
  return (
    <p className="tessera-note" role="note" lang="en" dir="ltr">
      This is an emulation. To see the browser’s own rendering, use DevTools → Rendering → Emulate
      CSS media feature <code>forced-colors</code>, or a contrast theme of the system.
    </p>
  );
}

interface PageProps {
  globals: ToolbarGlobals;
  /** Whether only one story is shown, so that the page gets its language and direction. */
  alone: boolean;
  children: ReactNode;
}

function Page({ globals, alone, children }: PageProps) {
  const { theme, locale, motion, forcedColors, pictures } = globals;
  const direction = directionOf(globals);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme === 'all' ? 'light' : theme;
    root.style.removeProperty('color-scheme');
    root.lang = alone ? locale : 'en';
    root.dir = alone ? direction : 'ltr';
    root.toggleAttribute('data-frozen', pictures === 'on');
  }, [theme, locale, direction, pictures, alone]);

  const imitates = forcedColors === 'active' && !matchMedia('(forced-colors: active)').matches;
  const isReduced = motion === 'reduced' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  useLayoutEffect(() => {
    imitateForcedColors(imitates);
    const answers = {
      ...(imitates && { forcedColors: 'active' as const }),
      ...(isReduced && { reducedMotion: 'reduce' as const }),
    };
    answerMediaQueries(answers);
    // Style sheets that are inserted later, by a lazy module or a hot update, need the overrides, too.
    const observer = new MutationObserver(() => answerMediaQueries(answers));
    observer.observe(document.head, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [imitates, isReduced]);
  return (
    <>
      {children}
      {imitates && alone && <ForcedColorsNote />}
    </>
  );
}

function renamed(args: Record<string, unknown>, suffix: string): Record<string, unknown> {
  const names = uniqueArgs.filter((key) => typeof args[key] === 'string' && args[key] !== '');
  return Object.fromEntries(names.map((key) => [key, `${String(args[key])}-${suffix}`]));
}

function SideBySide({ children }: { children: ReactNode }) {
  // Each copy that opens a panel moves focus into it, which would close the panels of the others. Focus is
  // not reported until the user acts. An insertion effect runs before the effects of the copies.
  useInsertionEffect(() => {
    const hush = (event: Event) => event.stopImmediatePropagation();
    const release = () => {
      window.removeEventListener('focusin', hush, true);
      window.removeEventListener('pointerdown', release, true);
      window.removeEventListener('keydown', release, true);
    };
    window.addEventListener('focusin', hush, true);
    window.addEventListener('pointerdown', release, true);
    window.addEventListener('keydown', release, true);
    return release;
  }, []);
  return <div className="tessera-themes">{children}</div>;
}

/**
 * Renders a story with the settings of the toolbar: theme, language and direction, alone or in all themes
 * side by side. A story with the layout `fullscreen` is always alone and sets the attributes of the document.
 */
export const withFrame: Decorator = (
  Story,
  { globals: given, viewMode, title, tags, args, parameters },
) => {
  const globals = readGlobals(given);
  const stage = stageOf({ title, tags, parameters });
  const alone = viewMode !== 'docs';
  if (parameters.layout === 'fullscreen') {
    return (
      <Page globals={globals} alone={alone}>
        <Story />
      </Page>
    );
  }
  // A play story finds its widget by role and needs a single instance.
  const single = globals.theme !== 'all' || tags.includes('play');
  return (
    <Page globals={globals} alone={alone}>
      {single ? (
        <Surface
          globals={globals}
          theme={globals.theme === 'all' ? 'light' : globals.theme}
          stage={stage}
        >
          <Story />
        </Surface>
      ) : (
        <SideBySide>
          {themes.map((theme) => (
            <section key={theme} className="tessera-theme" data-theme={theme}>
              <p className="tessera-theme-name">{themeNames[theme]}</p>
              <Surface globals={globals} theme={theme} stage={stage}>
                <Story args={{ ...args, ...renamed(args, theme) }} />
              </Surface>
            </section>
          ))}
        </SideBySide>
      )}
    </Page>
  );
};

/** Complete context of a story; the type of the preview omits some properties. */
type WholeContext = StoryContext<ReactRenderer>;

/** Whether a story is a sample of a component: not a test, nor a screen, whose app has its own words and objects. */
function isSample({ title, tags }: Pick<StoryContext, 'title' | 'tags'>): boolean {
  return /^(?:Components|Primitives)\//.test(title) && !tags.includes('play');
}

/**
 * Mounts a story, with the words of its sample in the language of the toolbar, and in its typeface, which a page with an
 * empty cache loads with the first text: a play function would measure two. If a loader of the story returns a function
 * `atRest`, screenshots, tests and play functions wait for it.
 */
export function mountAtRest(given: Pick<WholeContext, 'canvas' | 'loaded'>) {
  const context = given as WholeContext;
  return async (ui?: ReactRenderer['storyResult']) => {
    const story = context.originalStoryFn;
    const tag = tagOf(readGlobals(context.globals).locale);
    if (ui !== undefined) context.originalStoryFn = () => ui;
    else if (tag !== undefined && isSample(context)) {
      context.originalStoryFn = (args, own) => inLanguage(story(args, own), tag);
    }
    await context.renderToCanvas();
    // The layout requests it.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const { atRest } = context.loaded as { atRest?: () => Promise<void> };
    await atRest?.();
    return context.canvas;
  };
}
