'use client';
import { useState } from 'react';
import {
  Outlet,
  UNSAFE_useScrollRestoration,
  useLocation,
  useNavigation,
  type Location,
} from 'react-router';
import { useWords } from '../app-context';
import { LanguageNotice } from './language-notice';
import { FirstPlace } from './place';
import { useLate } from './use-late';
import styles from './root-layout.module.css';

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
            <span className={styles.words}>{words.shell.loading}</span>
          </>
        )}
      </div>
      <LanguageNotice />
      <Outlet />
    </FirstPlace>
  );
}

// The router uses the same key for every location that is opened by URL, so use the path.
function keyOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
