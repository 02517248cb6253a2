'use client';
import { useLayoutEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router';
import { RequireAuth, useAuth } from '../../auth/react';
import type { User } from '../../demo-api';
import { Button } from '../../primitives/button';
import { useApp, useWords } from '../app-context';
import { ExpiringDialog } from '../session/expiring-dialog';
import { Brand } from './brand';
import { MainNavigation, NavigationDrawer } from './main-navigation';
import { useAddress } from './place';
import { ScreenSkeleton } from './screen-skeleton';
import { skeletonOf } from './skeleton-of';
import { useKeptFocus } from './use-kept-focus';
import { useLate } from './use-late';
import { Waiting } from './waiting';
import styles from './shell.module.css';

const nameOf = ({ user }: { user: User | null }) => user?.name ?? '';

/** Frame of every screen for those who are signed in; others are sent to sign in. */
export function GuardedShell() {
  return (
    <RequireAuth path={useAddress()} fallback={<Waiting />} otherwise={<Waiting />}>
      <Shell />
      <ExpiringDialog />
    </RequireAuth>
  );
}

function Shell() {
  const words = useWords();
  const { auth } = useApp();
  const name = useAuth<string, User>(nameOf);
  const { state } = useNavigation();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <div className={styles.root}>
      <a
        href="#content"
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {words.shell.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to="/" className={styles.home}>
            <Brand />
          </Link>
          <div className={styles.wide}>
            <MainNavigation />
          </div>
          <div className={styles.account}>
            <span className={styles.person}>{name}</span>
            <Button size="sm" variant="ghost" onClick={() => void auth.logout()}>
              {words.shell.signOut}
            </Button>
          </div>
          <div className={styles.narrow}>
            <NavigationDrawer />
          </div>
        </div>
      </header>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        aria-busy={state === 'loading'}
        className={styles.main}
      >
        <ScreenOutlet />
      </main>
      <footer className={styles.footer}>
        <p>{words.shell.footnote}</p>
      </footer>
    </div>
  );
}

/**
 * Screen of the address. While the next one waits for its data its outline stands in its place; the present one is only put
 * aside, so that whoever turns back finds it as it was.
 */
function ScreenOutlet() {
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
      <div hidden={kind !== null} className={styles.screen}>
        <Outlet />
      </div>
      {kind && <ScreenSkeleton kind={kind} />}
    </>
  );
}
