'use client';
import { createContext, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../auth/react';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { useWords } from '../data/app-context';
import { GuestFrame } from '../screens/guest-frame';
import { Medallion } from '../screens/medallion';
import { Brand } from './brand';
import styles from './waiting.module.css';

/** Props of the skeleton of a screen. */
export interface ScreenSkeletonProps {
  kind: 'list' | 'trip' | 'form' | 'settings';
  /** Whether the frame of the screen is included. Default: `false`. */
  isPage?: boolean;
}

/**
 * Context of the function that renders the skeleton, which is lazy: signing in does not need it, and it appears only after
 * a delay.
 */
export const SkeletonContext = createContext<(props: ScreenSkeletonProps) => ReactNode>(() => null);

/** Skeleton of a screen. */
export function ScreenSkeleton(props: ScreenSkeletonProps) {
  const render = use(SkeletonContext);
  return <Suspense>{render(props)}</Suspense>;
}

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
  return (
    <>
      {/* Outside of the busy region, which may hold back what is announced in it. */}
      <VisuallyHidden role="status">{isLate && words.loading}</VisuallyHidden>
      {kind === null ? (
        <GuestFrame
          image={<Medallion />}
          logo={<Brand />}
          aria-busy="true"
          className={styles.late}
        />
      ) : (
        <main aria-busy="true" className={styles.late}>
          <ScreenSkeleton kind={kind} isPage />
        </main>
      )}
    </>
  );
}

/** Delay after which loading is indicated, in milliseconds. */
const lateAfter = 150;

/** Returns a value after it has been stable for a short time, or else null. */
export function useLate<Value>(value: Value | null): Value | null {
  const [late, setLate] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => setLate(value), lateAfter);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [value]);
  return value === null ? null : late;
}

/** Returns the kind of skeleton for a URL; null if the screen needs no data. */
export function skeletonOf(pathname: string): ScreenSkeletonProps['kind'] | null {
  if (pathname === '/') return 'list';
  if (pathname === '/settings') return 'settings';
  if (pathname === '/trips/new' || /^\/trips\/[^/]+\/edit$/.test(pathname)) return 'form';
  return /^\/trips\/[^/]+$/.test(pathname) ? 'trip' : null;
}
