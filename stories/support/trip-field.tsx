import { useId, type ReactNode } from 'react';
import { circleAlert, Icon } from '#src/primitives/icon/index.ts';
import styles from './trip-field.module.css';

/** What a control in a {@link TripField} is given: its name and its texts by id, and whether it is wrong. */
interface ControlProps {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  invalid: boolean;
  required: true;
}

/** Props of {@link TripField}. */
interface TripFieldProps {
  /** Question. */
  label: string;
  /** End of the id of the element that a press on the label goes to: `'-input'`. Default: none. */
  target?: string;
  /** What is wrong, or nothing. */
  error: string | undefined;
  /** Control, by the props that join it to the label and the error. */
  children: (props: ControlProps) => ReactNode;
}

/** Label, control and error as an application without our form may draw them. */
export function TripField({ label, target = '', error, children }: TripFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id + target} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': error === undefined ? undefined : `${id}-error`,
        invalid: error !== undefined,
        required: true,
      })}
      <p id={`${id}-error`} className={styles.error}>
        {error !== undefined && <Icon shapes={circleAlert} />}
        {error}
      </p>
    </div>
  );
}
