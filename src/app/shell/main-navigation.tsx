'use client';
import { NavLink, useLocation } from 'react-router';
import { RequireScope } from '../../auth/react';
import { useWords } from '../app-context';
import styles from './main-navigation.module.css';

/** Ways to the screens; the one to the present screen says so. */
export function MainNavigation() {
  const words = useWords();
  const { pathname } = useLocation();
  // A trip is one of the list, but for the one that is not written yet.
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
            {words.trips.title}
          </NavLink>
        </li>
        <RequireScope scopes="trips:write">
          <li>
            <NavLink to="/trips/new" className={styles.link}>
              {words.trips.create}
            </NavLink>
          </li>
        </RequireScope>
        <li>
          <NavLink to="/settings" className={styles.link}>
            {words.settings.title}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
