'use client';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router';
import { RequireAuth } from '../../auth/react';
import { Button } from '../../primitives/button';
import { EmptyState, type EmptyStateProps } from '../../primitives/empty-state';
import { Icon, search } from '../../primitives/icon';
import { createToastQueue, ToastRegion } from '../../primitives/toast';
import { ToastContext, useApp, useUserName, useWords } from '../data/app-context';
import { Brand } from './brand';
import { ExpiringDialog } from './expiring-dialog';
import { FailureActions, useFailure } from './failure';
import styles from './frame.module.css';
import { MessageHeading } from './guest-page';
import { MainNavigation, NavigationDrawer } from './main-navigation';
import { ButtonLink, useAddress } from './place';
import { ScreenSkeleton, skeletonOf, useLate, Waiting } from './waiting';

/** Frame of every screen for signed-in users; guests are redirected to the sign-in page. */
export function GuardedFrame() {
  return (
    <RequireAuth path={useAddress()} fallback={<Waiting />} otherwise={<Waiting />}>
      <Frame />
      <ExpiringDialog />
    </RequireAuth>
  );
}

function Frame() {
  const words = useWords();
  const { auth } = useApp();
  const name = useUserName();
  const { state } = useNavigation();
  const main = useRef<HTMLElement>(null);
  // Ends with the session, because toasts contain data of the user.
  const [toasts] = useState(createToastQueue);
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
          <div className={styles.narrow}>
            <NavigationDrawer />
          </div>
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
            <ButtonLink
              to="/"
              state={{ search: true }}
              variant="ghost"
              aria-label={words.trips.search}
              className={styles.search}
            >
              <Icon icon={search} size="lg" />
            </ButtonLink>
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
        <ToastContext value={toasts}>
          <ScreenOutlet />
        </ToastContext>
      </main>
      <footer className={styles.footer}>
        <p>{words.shell.footnote}</p>
      </footer>
      <ToastRegion queue={toasts} />
    </div>
  );
}

/**
 * Renders the current screen. While the next one is loading, its skeleton is shown and the current screen is
 * hidden, so that it is unchanged if the user goes back.
 */
function ScreenOutlet() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const kind = useLate(isLeaving ? skeletonOf(next.pathname) : null);
  useLayoutEffect(() => {
    // The router has stored the scroll position of this screen and restores it on back navigation.
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

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Keeps focus in a region when the focused control is removed, such as a button that clears the filter: moves
 * it to the heading of the nearest remaining part, or to the first control of a part without one.
 */
function useKeptFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = region.current;
    if (!root) return undefined;
    let held: { path: Element[]; isByKey: boolean } | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) {
        held = { path: pathOf(target, root), isByKey: target.matches(':focus-visible') };
      }
    };
    const forget = () => {
      held = null;
    };
    const keep = () => {
      if (!held || held.path[0]?.isConnected || document.activeElement !== document.body) return;
      const { path, isByKey } = held;
      held = null;
      const part = path.find((each) => each.isConnected && each.matches('section, form, main'));
      const place =
        part?.querySelector<HTMLElement>('h1, h2') ?? part?.querySelector<HTMLElement>(stops);
      if (place?.matches('h2')) place.tabIndex = -1;
      // Do not scroll for pointer users, who look at the pointer.
      place?.focus({ preventScroll: !isByKey });
    };
    // A layer that closes gives focus back first.
    const observer = new MutationObserver(() => queueMicrotask(keep));
    root.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
      observer.disconnect();
    };
  }, [region]);
}

function pathOf(element: Element, root: Element): Element[] {
  const path: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) {
    path.push(each);
    if (each === root) break;
  }
  return path;
}

const illustrations: Readonly<
  Record<ReturnType<typeof useFailure>['kind'], EmptyStateProps['illustration']>
> = {
  unreachable: 'offline',
  unloaded: 'offline',
  missing: 'not-found',
  gone: 'not-found',
  broken: 'error',
  forbidden: 'locked',
  expired: 'locked',
};

/** Error screen in place of a screen that could not be rendered. */
export function ScreenFailure() {
  const { failure: words } = useWords();
  const failure = useFailure();
  const { kind } = failure;
  return (
    <EmptyState
      className={styles.failure}
      illustration={illustrations[kind]}
      heading={<MessageHeading title={words[kind]} />}
      actions={<FailureActions {...failure} />}
    >
      {words[`${kind}Hint`]}
    </EmptyState>
  );
}
