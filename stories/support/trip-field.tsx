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
  /** Whether the field is as wide as the form. Default: false. */
  wide?: boolean;
  /** What is wrong, or nothing. */
  error: string | undefined;
  /** Control, by the props that join it to the label and the error. */
  children: (props: ControlProps) => ReactNode;
}

/** Label, control and error as an application without our form may draw them. */
export function TripField({ label, target = '', wide = false, error, children }: TripFieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-wide={wide ? '' : undefined}>
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
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <span>
            <Icon shapes={circleAlert} size="sm" />
            <bdi>{error}</bdi>
          </span>
        </p>
      )}
    </div>
  );
}
