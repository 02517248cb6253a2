'use client';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { ScreenSkeleton } from './screen-skeleton';
import { skeletonOf } from './skeleton-of';
import { useLate } from './use-late';
import styles from './screen-outlet.module.css';

/**
 * Screen of the address. While the next one waits for its data its outline stands in its place; the present one is only put
 * aside, so that it is unchanged when the user returns.
 */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const kind = useLate(isLeaving ? skeletonOf(next.pathname) : null);
  useLayoutEffect(() => {
    // The router has noted how far this screen was read, and finds the place again on the way back.
    if (kind) window.scrollTo(0, 0);
  }, [kind]);
  return (
    <>
      <div hidden={kind !== null} className={styles.root}>
        <Outlet />
      </div>
      {kind && <ScreenSkeleton kind={kind} />}
    </>
  );
}
