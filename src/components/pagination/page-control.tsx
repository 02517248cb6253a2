import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internals/class-names';
import styles from './page-steps.module.css';
import type { PageChangeReason } from './pagination-props';

/** What all ways to a page share. */
export interface PageControls {
  /** Address of a page; without it the controls are buttons. */
  hrefFor: ((page: number) => string) | undefined;
  disabled: boolean | undefined;
}

/**
 * Link or button to a page. A function, not a component: a page has many of them and each costs time.
 * At an end it says that it is disabled and stays focusable, so that whoever pressed it last keeps focus.
 * @param reason Name of the part, and of the change that a press makes.
 * @param to Page that it leads to; `null` at an end.
 * @param current Page that is shown, where the control stands for a page.
 */
export function pageControl(
  { hrefFor, disabled }: PageControls,
  reason: PageChangeReason,
  to: number | null,
  label: string,
  children: ReactNode,
  current?: number,
): ReactElement {
  const dead = disabled || to === null;
  const own = {
    'data-slot': `pagination-${reason}`,
    'data-page': dead ? undefined : to,
    'aria-label': label,
    'aria-current': to === current ? ('page' as const) : undefined,
    'aria-disabled': dead || undefined,
    className: current === undefined ? cx(styles.step, styles.turn) : styles.step,
  };
  if (!hrefFor) {
    return (
      <button type="button" disabled={disabled} {...own}>
        {children}
      </button>
    );
  }
  // A link without an address takes no focus by itself.
  const link = dead ? { role: 'link', tabIndex: disabled ? undefined : 0 } : { href: hrefFor(to) };
  return (
    <a {...link} {...own}>
      {children}
    </a>
  );
}
