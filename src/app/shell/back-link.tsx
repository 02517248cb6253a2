import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { chevronLeft, Icon } from '../../primitives/icon';
import styles from './back-link.module.css';
import type { ScreenState } from './place';

/** Props of {@link BackLink}. */
interface BackLinkProps {
  /** Location of the screen that leads here. */
  to: To;
  /** State for that screen. */
  state?: ScreenState;
  /** Name of that screen. */
  children: ReactNode;
}

/** Link above the title of a screen to the screen that leads here. */
export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Link to={to} state={state} viewTransition className={styles.root}>
      <Icon icon={chevronLeft} size="sm" directional />
      <bdi className={styles.name}>{children}</bdi>
    </Link>
  );
}
