import { useEffect } from 'react';
import { initialGlobals, readGlobals, type ToolbarGlobals } from '#.storybook/canvas/globals.ts';
import { screenModes } from '#.storybook/canvas/modes.ts';
import { App, applySettings } from '#src/app/index.ts';
import pageStyles from '#src/app/page.css?inline';
import { openApp, settingsOf, type AppStage, type ScreenArgs } from './app-stage.ts';

/** App on the page, with the name of what it shows; it goes on while the toolbar changes. */
let shown: { name: string; stage: AppStage } | null = null;

/** What a story of a screen loads. */
interface ScreenContext {
  id: string;
  args: ScreenArgs;
  globals: Record<string, unknown>;
}

/** Loader of a story of a screen: opens the app, and has the story count as drawn only when the screen is at rest. */
export async function openScreen({ id, args, globals }: ScreenContext) {
  const name = id + JSON.stringify(args);
  const stage = shown?.name === name ? shown.stage : await openApp(args, readGlobals(globals));
  return { name, stage, atRest: stage.arrived };
}

/** Drawing of a story of a screen. */
export function showScreen(
  _: ScreenArgs,
  { loaded, globals }: { loaded: Record<string, unknown>; globals: Record<string, unknown> },
) {
  const { name, stage } = loaded as { name: string; stage: AppStage };
  return <Screen key={name} name={name} stage={stage} globals={readGlobals(globals)} />;
}

/** Parameters of a story of a screen, which has the page to itself. */
export const screenParameters = {
  layout: 'fullscreen',
  chromatic: { modes: screenModes },
  controls: { disable: true },
  // To write the app down as markup would take for ever.
  docs: { story: { inline: false, height: '720px' }, codePanel: false, source: { type: 'code' } },
} as const;

interface ScreenProps {
  name: string;
  stage: AppStage;
  globals: ToolbarGlobals;
}

function Screen({ name, stage, globals }: ScreenProps) {
  const { parts, router, words } = stage;
  const { theme, language, direction } = settingsOf(globals);
  useEffect(() => {
    shown = { name, stage };
    return () => {
      shown = null;
      resetPage();
    };
  }, [name, stage]);
  useEffect(() => {
    parts.settings.change({ theme, language, direction });
  }, [parts, theme, language, direction]);
  useEffect(() => {
    window.addEventListener('beforeunload', leaveUnasked, { capture: true });
    return () => window.removeEventListener('beforeunload', leaveUnasked, { capture: true });
  }, []);
  return (
    <>
      <style>{pageStyles}</style>
      <App parts={parts} router={router} words={words} />
    </>
  );
}

/** Keeps the app from asking before another story is opened: what is typed into a story is not worth saving. */
function leaveUnasked(event: Event) {
  event.stopImmediatePropagation();
}

/** Takes back what the app sets on the page; whatever stories set besides, each of them sets. */
function resetPage() {
  applySettings(settingsOf(initialGlobals));
  delete document.documentElement.dataset.density;
}
