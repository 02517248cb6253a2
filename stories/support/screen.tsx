import { useEffect } from 'react';
import { initialGlobals, readGlobals, type ToolbarGlobals } from '#.storybook/canvas/globals.ts';
import { App, applySettings } from '#src/app/index.ts';
import pageStyles from '#src/app/page.css?inline';
import { openApp, settingsOf, type AppStage, type ScreenArgs } from './app-stage.ts';

/** App on the page and the key of its story. The app keeps running while the toolbar changes. */
let shown: { name: string; stage: AppStage } | null = null;

/** Story context of a screen. */
interface ScreenContext {
  id: string;
  args: ScreenArgs;
  globals: Record<string, unknown>;
}

/** Loader of a screen story: opens the app. The story counts as rendered when the screen is idle. */
async function openScreen({ id, args, globals }: ScreenContext) {
  const name = id + JSON.stringify(args);
  const stage = shown?.name === name ? shown.stage : await openApp(args, readGlobals(globals));
  return { name, stage, atRest: stage.arrived };
}

/** Render function of a screen story. */
function showScreen(
  _: ScreenArgs,
  { loaded, globals }: { loaded: Record<string, unknown>; globals: Record<string, unknown> },
) {
  const { name, stage } = loaded as { name: string; stage: AppStage };
  return <Screen key={name} name={name} stage={stage} globals={readGlobals(globals)} />;
}

/** What the meta of each screen has. */
export const screenMeta = {
  parameters: {
    layout: 'fullscreen' as const,
    controls: { disable: true },
    // Serializing the app to markup is slow.
    docs: {
      story: { inline: false, height: '720px' },
      codePanel: false,
      source: { type: 'code' as const },
    },
  },
  loaders: [openScreen],
  render: showScreen,
};

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
      <App parts={parts} router={router} language={stage.language} words={words} />
    </>
  );
}

/** Prevents the `beforeunload` dialog when another story is opened. */
function leaveUnasked(event: Event) {
  event.stopImmediatePropagation();
}

/** Resets what the app sets on the document. */
function resetPage() {
  applySettings(settingsOf(initialGlobals));
  delete document.documentElement.dataset.density;
}
