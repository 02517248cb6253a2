'use client';
import { lazy, useEffect, useLayoutEffect, useState } from 'react';
import { RouterProvider, type DataRouter } from 'react-router';
import { AuthProvider } from '../auth/react';
import { TesseraProvider } from '../index';
import {
  AppContext,
  LanguageContext,
  useSettings,
  type AppParts,
  type PageLanguage,
} from './data/app-context';
import { loadPart, useWhenOnline } from './data/failures';
import { applySettings } from './data/settings';
import { RestoredPage } from './frame/restored-page';
import { SkeletonContext, type ScreenSkeletonProps } from './frame/waiting';
import type { Words } from './words/en';
import { loadWords, type Language } from './words/load-words';

/** Props of {@link App}. */
export interface AppProps {
  /** Session, client and settings. */
  parts: AppParts;
  router: DataRouter;
  /** Initial language. */
  language: Language;
  /** Texts in the initial language. */
  words: Words;
}

const Skeleton = lazy(async () => {
  const { ScreenSkeleton } = await loadPart(() => import('./trips/screen-skeleton'));
  return { default: ScreenSkeleton };
});

const renderSkeleton = (props: ScreenSkeletonProps) => <Skeleton {...props} />;

const reloadPage = () => window.location.reload();

/** The app: its screens with session, settings and texts. */
export function App({ parts, ...rest }: AppProps) {
  return (
    <AppContext value={parts}>
      <RestoredPage reload={reloadPage} />
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
        <SkeletonContext value={renderSkeleton}>
          <RouterProvider router={router} />
        </SkeletonContext>
      </TesseraProvider>
    </LanguageContext>
  );
}

/**
 * Returns the language of the page. It follows the settings once the texts are loaded; if that fails, the page keeps
 * its language, and loading is retried when the device is online again.
 * @param first Language of the first render.
 */
function usePageLanguage(first: Omit<PageLanguage, 'failed'>): PageLanguage {
  const { language: chosen } = useSettings();
  const [page, setPage] = useState<PageLanguage>({ ...first, failed: null });
  useEffect(() => {
    let isWanted = true;
    loadWords(chosen).then(
      (words) => {
        if (isWanted) setPage({ language: chosen, words, failed: null });
      },
      () => {
        if (isWanted) setPage((now) => ({ ...now, failed: chosen }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [chosen]);
  const { failed } = page;
  useWhenOnline(failed !== null, () => {
    if (failed === null) return;
    loadWords(failed).then(
      // The user may have chosen another language meanwhile.
      (words) =>
        setPage((now) => (now.failed === failed ? { language: failed, words, failed: null } : now)),
      () => {
        // The message stays.
      },
    );
  });
  return page;
}
