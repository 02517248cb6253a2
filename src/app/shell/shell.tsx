'use client';
import { useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { RequireAuth, useAuth } from '../../auth/react';
import type { User } from '../../demo-api';
import { Button } from '../../primitives/button';
import { useApp, useWords } from '../app-context';
import { Brand } from './brand';
import { ExpiringDialog } from '../session/expiring-dialog';
import { MainNavigation } from './main-navigation';
import { NavigationDrawer } from './navigation-drawer';
import { ScreenOutlet } from './screen-outlet';
import { useAddress } from './use-address';
import { useKeptFocus } from './use-kept-focus';
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
