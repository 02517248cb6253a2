import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../core/dom';
import { circleAlert, circleCheck, Icon, info, triangleAlert } from '../icon';
import styles from './callout.module.css';

/** Props of {@link Callout}. */
export interface CalloutProps extends ComponentProps<'div'> {
  /** Meaning, which sets the icon and the color. Default: `info`. */
  tone?: 'info' | 'warning' | 'danger' | 'success' | 'neutral';
  /** First line, in bold. A heading element keeps its level and is styled in the same way. */
  heading?: ReactNode;
  /** Action at the end, such as a button. */
  actions?: ReactNode;
}

const icons = {
  info,
  warning: triangleAlert,
  danger: circleAlert,
  success: circleCheck,
  neutral: info,
};

/**
 * Message that stays on the page, with an icon for its tone. Renders a `<div>` without a role: if it is
 * inserted later, set `role="status"` or `role="alert"`, or move focus to it.
 */
export function Callout({
  tone = 'info',
  heading,
  actions,
  className,
  children,
  ...rest
}: CalloutProps) {
  return (
    <div data-slot="callout" data-tone={tone} {...rest} className={cx(styles.root, className)}>
      <Icon icon={icons[tone]} className={styles.icon} />
      <div data-slot="callout-body" className={styles.body}>
        {heading && (
          <div data-slot="callout-heading" className={styles.heading}>
            {heading}
          </div>
        )}
        {children}
      </div>
      {actions && (
        <div data-slot="callout-actions" className={styles.action}>
          {actions}
        </div>
      )}
    </div>
  );
}
