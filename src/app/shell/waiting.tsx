'use client';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../auth/react';
import { useWords } from '../app-context';
import { GuestFrame, Medallion } from '../screens/sign-in-screen';
import { Brand } from './brand';
import { loadPart } from './load-part';
import { skeletonOf } from './skeleton-of';
import { useLate } from './use-late';
import styles from './waiting.module.css';

// Lazy: signing in does not need it, and it appears only after a delay.
const ScreenSkeleton = lazy(async () => ({
  default: (await loadPart(() => import('./screen-skeleton'))).ScreenSkeleton,
}));

/**
 * Skeleton until it is known which screen to show: that of the URL for a user with access, or else a guest
 * page. It appears after a delay, with a loading message.
 */
export function Waiting() {
  const { shell: words } = useWords();
  const { pathname } = useLocation();
  const isGuest = useAuth(({ status }) => status === 'anonymous');
  const isLate = useLate(true);
  const kind = isGuest ? null : skeletonOf(pathname);
  const message = (
    <p role="status" className={styles.words}>
      {isLate && words.loading}
    </p>
  );
  if (kind === null) {
    return (
      <GuestFrame image={<Medallion />} logo={<Brand />} aria-busy="true" className={styles.guest}>
        {message}
      </GuestFrame>
    );
  }
  return (
    <div aria-busy="true" className={styles.root}>
      <div aria-hidden="true" className={styles.header}>
        <div className={styles.bar}>
          <Brand />
        </div>
      </div>
      <main className={styles.main}>
        {message}
        <Suspense>
          <ScreenSkeleton kind={kind} />
        </Suspense>
      </main>
    </div>
  );
}
