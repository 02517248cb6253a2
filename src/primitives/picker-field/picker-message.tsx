'use client';
import type { ComponentProps } from 'react';
import { cx } from '../../internals/class-names';
import { dataAttr } from '../../internals/data-attr';
import { circleAlert, Icon } from '../icon';
import styles from './picker-message.module.css';

/** Kind of a message: an error, the parsed value, or a hint. */
export type PickerMessageKind = 'error' | 'echo' | 'hint';

/** Props of {@link PickerMessage}. */
export interface PickerMessageProps extends ComponentProps<'div'> {
  /** Value of `data-slot`, and the prefix of that of its line. Default: `picker-message`. */
  slot?: string;
  /** Kind of the message. */
  kind: PickerMessageKind;
  /** Text of a hint, which is shown, but not announced, while the field has focus. */
  hint?: string | undefined;
  /** Whether the field shows the same text, so that the line is only announced. */
  quiet?: boolean | undefined;
}

/**
 * Line below a field, announced when it changes. It expands to its content. Renders a `<div>`, whose parent has
 * `data-invalid` and `data-open` and contains the field.
 */
export function PickerMessage({
  slot = 'picker-message',
  kind,
  hint,
  quiet,
  className,
  children,
  ...rest
}: PickerMessageProps) {
  return (
    <div
      aria-live="polite"
      data-slot={slot}
      {...rest}
      data-kind={kind}
      data-quiet={dataAttr(quiet)}
      className={cx(styles.root, className)}
    >
      <div
        data-slot={`${slot}-line`}
        // Shown by CSS.
        data-hint={kind === 'hint' ? hint : undefined}
        className={styles.line}
      >
        {kind === 'error' && <Icon shapes={circleAlert} size="sm" />}
        {kind !== 'hint' && <span>{children}</span>}
      </div>
    </div>
  );
}
