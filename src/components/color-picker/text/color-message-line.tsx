'use client';
import { circleAlert, Icon, info } from '../../../primitives/icon';
import styles from '../color-fields.module.css';
import type { ColorText } from './use-color-text';

/** Props of {@link ColorMessage}. */
interface ColorMessageProps {
  id: string;
  /** Prefix of the part's name. */
  slot: string;
  colorText: ColorText;
}

/** Line below the text field, its place kept: why a text is refused, or that a color is shown as another one. */
export function ColorMessage({ id, slot, colorText }: ColorMessageProps) {
  const { settled, problem, note } = colorText;
  const error = settled ? problem : '';
  return (
    <div
      id={id}
      aria-live="polite"
      data-slot={`${slot}-message`}
      data-kind={error ? 'error' : note ? 'note' : undefined}
      className={styles.message}
    >
      {error && <Icon shapes={circleAlert} />}
      {!error && note && <Icon shapes={info} />}
      {error || note}
    </div>
  );
}
