'use client';
import { useEffect, useState } from 'react';
import { useSettings, type PageLanguage } from '../app-context';
import { useWhenOnline } from '../failure/use-when-online';
import { loadWords } from './load-words';

/**
 * Returns the language of the page. It follows the settings once the texts are loaded; if that fails, the page keeps
 * its language, and loading is retried when the device is online again.
 * @param first Language of the first render.
 */
export function usePageLanguage(first: Omit<PageLanguage, 'failed'>): PageLanguage {
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
