'use client';
import { useContext, useState } from 'react';
import {
  Outlet,
  UNSAFE_useScrollRestoration,
  useLocation,
  useNavigation,
  type Location,
} from 'react-router';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { LanguageContext, useWords } from '../data/app-context';
import { languages } from '../words/load-words';
import { Notice } from './failure';
import { FirstPlace } from './place';
import styles from './root-layout.module.css';
import { useLate } from './waiting';

/** Layout of all screens: restores the scroll position of each, and indicates loading. */
export function RootLayout() {
  const words = useWords();
  const location = useLocation();
  const navigation = useNavigation();
  const isLate = useLate(navigation.state === 'loading' || null);
  const [firstPlace] = useState(location);
  UNSAFE_useScrollRestoration({ getKey: keyOf });
  return (
    <FirstPlace value={firstPlace}>
      <div role="status" className={styles.progress}>
        {isLate && (
          <>
            <span className={styles.bar} />
            <VisuallyHidden>{words.shell.loading}</VisuallyHidden>
          </>
        )}
      </div>
      <LanguageNotice />
      <Outlet />
    </FirstPlace>
  );
}

/** Message above the screens if the chosen language did not load, with a button that reloads the page. */
function LanguageNotice() {
  const { words, failed } = useContext(LanguageContext);
  if (!failed) return null;
  const { failure } = words;
  // Isolated, because its direction may differ.
  const name = `\u2068${languages[failed]}\u2069`;
  return (
    <Notice
      tone="warning"
      className={styles.notice}
      action={failure.reload}
      onAction={() => window.location.reload()}
    >
      {failure.unloadedLanguage(name)}
    </Notice>
  );
}

// The router uses the same key for every location that is opened by URL, so use the path.
function keyOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
