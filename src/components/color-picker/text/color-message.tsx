'use client';
import { useRef } from 'react';
import { useSpokenText } from '../../../core/messages/use-spoken-text';
import { circleAlert, Icon, info } from '../../../primitives/icon';
import styles from '../color-fields.module.css';
import type { ColorText } from './use-color-text';

/** Props of {@link ColorMessage}. */
interface ColorMessageProps {
  id: string;
  /** Prefix of the value of `data-slot`. */
  slot: string;
  colorText: ColorText;
  /** Whether another line announces the message. Default: `false`. */
  quiet?: boolean;
}

/** Line below the text field: why the text is invalid, or that a color was mapped into sRGB. */
export function ColorMessage({ id, slot, colorText, quiet = false }: ColorMessageProps) {
  const { error, note } = colorText;
  const line = useRef<HTMLDivElement>(null);
  useSpokenText(line, quiet ? null : error ? 'error' : 'echo');
  return (
    <div
      id={id}
      ref={line}
      data-slot={`${slot}-message`}
      data-type={error ? 'error' : note ? 'note' : undefined}
      className={styles.message}
    >
      {(error || note) && (
        <span data-slot={`${slot}-message-text`} className={styles.words}>
          <Icon icon={error ? circleAlert : info} size="sm" />
          {error || note}
        </span>
      )}
    </div>
  );
}
