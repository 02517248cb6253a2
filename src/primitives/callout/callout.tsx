import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internals/class-names';
import { circleAlert, circleCheck, Icon, info, triangleAlert } from '../icon';
import styles from './callout.module.css';

/** Props of {@link Callout}: those of a `<div>` and its own. */
export interface CalloutProps extends ComponentProps<'div'> {
  /** Meaning, which decides the icon and the color. Default: `info`. */
  kind?: 'info' | 'warning' | 'danger' | 'success' | 'neutral';
  /** First line, in bold; a heading of your own keeps its level and takes the look. */
  heading?: ReactNode;
  /** What the user can do about it, such as a button, at the end. */
  action?: ReactNode;
}

const icons = {
  info,
  warning: triangleAlert,
  danger: circleAlert,
  success: circleCheck,
  neutral: info,
};

/**
 * Message that stays in the page, with the icon of its kind. Renders a `<div>` without a role: give one that is inserted later
 * `role="status"` or `role="alert"`, or move focus to it.
 */
export function Callout({
  kind = 'info',
  heading,
  action,
  className,
  children,
  ...rest
}: CalloutProps) {
  return (
    <div data-slot="callout" data-kind={kind} {...rest} className={cx(styles.root, className)}>
      <Icon shapes={icons[kind]} className={styles.icon} />
      <div data-slot="callout-body" className={styles.body}>
        {heading && (
          <div data-slot="callout-heading" className={styles.heading}>
            {heading}
          </div>
        )}
        {children}
      </div>
      {action && (
        <div data-slot="callout-action" className={styles.action}>
          {action}
        </div>
      )}
    </div>
  );
}
