import { useId, useRef, type ReactNode } from 'react';
import { useAfterPress } from '#src/core/index.ts';
import { Card } from '#src/primitives/card/index.ts';
import { circleAlert, Icon } from '#src/primitives/icon/index.ts';
import styles from './trip-field.module.css';

/** Card with the title of the trip form. */
export function TripCard({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <h3 className={styles.title}>New trip</h3>
      {children}
    </Card>
  );
}

/** Props of a control in a {@link TripField}: name, ids of its texts, and whether it is invalid. */
interface ControlProps {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  invalid: boolean;
  required: true;
}

/** Props of {@link TripField}. */
interface TripFieldProps {
  /** Label. */
  label: string;
  /** Whether the field is as wide as the form. Default: false. */
  wide?: boolean;
  /** Error message, if any. */
  error: string | undefined;
  /** Renders the control with props that connect it to the label and the error. */
  children: (props: ControlProps) => ReactNode;
}

/** Label, control and error, for an application that does not use our form. */
export function TripField({ label, wide = false, error, children }: TripFieldProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  // An error that appears or disappears while a button is pressed would move that button away.
  const shown = useAfterPress(root, error);
  return (
    <div ref={root} className={styles.field} data-wide={wide ? '' : undefined}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': shown === undefined ? undefined : `${id}-error`,
        invalid: error !== undefined,
        required: true,
      })}
      {shown !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon icon={circleAlert} size="sm" />
          <bdi>{shown}</bdi>
        </p>
      )}
    </div>
  );
}
