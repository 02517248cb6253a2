'use client';
import { chevronDown, Icon } from '../../../primitives/icon';
import styles from './month-caption.module.css';

/** Props of {@link MonthCaption}. */
interface MonthCaptionProps {
  /** Id of the text, by which the grid of days is named. */
  id: string;
  /** Visible text: the month, or the years of the open panel. */
  text: string;
  /** Accessible name, which contains the text. */
  name: string;
  disabled: boolean;
  onPress: () => void;
}

/** Caption of a month: a button that opens the months and the years in place of the days. */
export function MonthCaption({ id, text, name, disabled, onPress }: MonthCaptionProps) {
  return (
    <button
      type="button"
      data-slot="calendar-caption-button"
      aria-label={name}
      disabled={disabled}
      className={styles.root}
      onClick={onPress}
    >
      <span id={id}>{text}</span>
      <Icon icon={chevronDown} />
    </button>
  );
}
