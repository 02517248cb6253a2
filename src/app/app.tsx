'use client';
import { useLayoutEffect } from 'react';
import { RouterProvider, type DataRouter } from 'react-router';
import { AuthProvider } from '../auth/react';
import { TesseraProvider } from '../index';
import { AppContext, LanguageContext, useSettings, type AppParts } from './app-context';
import type { Words } from './languages/en';
import { usePageLanguage } from './languages/use-page-language';
import { applySettings } from './settings/apply-settings';
import type { Language } from './settings/settings';

/** Props of {@link App}. */
export interface AppProps {
  /** Session, client and settings. */
  parts: AppParts;
  /** Router of the screens. */
  router: DataRouter;
  /** Initial language. */
  language: Language;
  /** Texts in the initial language. */
  words: Words;
}

/** The app: its screens with session, settings and texts. */
export function App({ parts, ...rest }: AppProps) {
  return (
    <AppContext value={parts}>
      <AuthProvider auth={parts.auth}>
        <TranslatedApp {...rest} />
      </AuthProvider>
    </AppContext>
  );
}

function TranslatedApp({ router, ...first }: Omit<AppProps, 'parts'>) {
  const settings = useSettings();
  const page = usePageLanguage(first);
  const { language, words } = page;
  // The page changes language and direction together with its texts, not before.
  useLayoutEffect(() => applySettings({ ...settings, language }), [settings, language]);
  return (
    <LanguageContext value={page}>
      <TesseraProvider language={words.widgets} locale={language}>
        <RouterProvider router={router} />
      </TesseraProvider>
    </LanguageContext>
  );
}
