'use client';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { RequireScope } from '../../auth/react';
import { Button, IconButton } from '../../primitives/button';
import { Drawer } from '../../primitives/dialog';
import { calendar, Icon, menu, plus, slidersHorizontal } from '../../primitives/icon';
import { useApp, useUserName, useWords } from '../data/app-context';
import styles from './main-navigation.module.css';

/** Links to the screens, in a drawer with icons; the current one is marked. */
export function MainNavigation({ inDrawer = false }: { inDrawer?: boolean }) {
  const words = useWords();
  const { pathname } = useLocation();
  // A trip belongs to the list, except for a new one.
  const isList = pathname === '/' || (pathname.startsWith('/trips/') && pathname !== '/trips/new');
  return (
    <nav aria-label={words.shell.mainNavigation}>
      <ul className={styles.list}>
        <li>
          <NavLink
            to="/"
            end
            data-within={isList ? '' : undefined}
            className={styles.link}
            aria-current={pathname === '/' ? 'page' : undefined}
          >
            {inDrawer && <Icon icon={calendar} />}
            {words.trips.title}
          </NavLink>
        </li>
        <RequireScope scopes="trips:write">
          <li>
            <NavLink to="/trips/new" className={styles.link}>
              {inDrawer && <Icon icon={plus} />}
              {words.tripForm.heading}
            </NavLink>
          </li>
        </RequireScope>
        <li>
          <NavLink to="/settings" className={styles.link}>
            {inDrawer && <Icon icon={slidersHorizontal} />}
            {words.settings.title}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

/** Navigation of a narrow screen: a button that opens a drawer, which closes after navigation. */
export function NavigationDrawer() {
  const { shell: words } = useWords();
  const { auth } = useApp();
  const name = useUserName();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <Drawer
      side="start"
      heading={words.menu}
      labels={{ close: words.closeMenu }}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} label={words.menu} className={styles.opener}>
          <Icon icon={menu} size="lg" />
        </IconButton>
      )}
      open={openAt === key}
      onOpenChange={(open) => setOpenAt(open ? key : null)}
    >
      <div className={styles.panel}>
        <MainNavigation inDrawer />
        <div className={styles.account}>
          <span className={styles.person}>{name}</span>
          <Button size="sm" onClick={() => void auth.logout()}>
            {words.signOut}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
