'use client';
import { useEffect, useLayoutEffect, useState } from 'react';
import { RouterProvider, type DataRouter } from 'react-router';
import { TesseraProvider } from '../index';
import { AuthProvider } from '../auth/react';
import { AppContext, useSettings, WordsContext, type AppParts } from './app-context';
import { applySettings } from './settings/apply-settings';
import type { Words } from './languages/en';
import { loadWords } from './languages/load-words';
import { directionOf } from './settings/settings';

/** Props of {@link App}. */
export interface AppProps {
  /** Session, client and settings. */
  parts: AppParts;
  /** Router of the screens. */
  router: DataRouter;
  /** Initial texts. */
  words: Words;
}

/** The app: its screens with session, settings and texts. */
export function App({ parts, router, words }: AppProps) {
  return (
    <AppContext value={parts}>
      <AuthProvider auth={parts.auth}>
        <Spoken router={router} words={words} />
      </AuthProvider>
    </AppContext>
  );
}

function Spoken({ router, words: firstWords }: Omit<AppProps, 'parts'>) {
  const settings = useSettings();
  const { language } = settings;
  const [spoken, setSpoken] = useState({ language, words: firstWords });
  useEffect(() => {
    let isWanted = true;
    void loadWords(language).then((words) => {
      if (isWanted) setSpoken((now) => (now.language === language ? now : { language, words }));
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  // The page changes direction together with its texts, not before.
  const shown = spoken.language === language;
  useLayoutEffect(() => {
    if (shown) applySettings(settings);
  }, [settings, shown]);
  const direction = directionOf({ ...settings, language: spoken.language });
  return (
    <WordsContext value={spoken.words}>
      <TesseraProvider
        language={spoken.words.widgets}
        locale={spoken.language}
        direction={direction}
      >
        <RouterProvider router={router} />
      </TesseraProvider>
    </WordsContext>
  );
}
