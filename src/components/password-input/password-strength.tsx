'use client';
import { useRef, type RefObject } from 'react';
import { useSpokenText } from '../../core/messages/announcer';
import { Meter } from '../../primitives/meter';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import styles from './password-input.module.css';
import { useStrength } from './use-strength';
import type { PasswordInputLabels } from './words';
import type { PasswordRating } from './zxcvbn-rating';

interface PasswordStrengthProps {
  /** Id of the words. */
  id: string;
  /** Ref to the input with the password. */
  input: RefObject<HTMLInputElement | null>;
  /** Function that rates, or `true` for zxcvbn. */
  rating: PasswordRating | true;
  /** Words that make a password weak. */
  words: readonly string[];
  labels: PasswordInputLabels;
}

/** Text and color of each score. */
const looks = [
  { text: 'veryWeak', tone: 'danger' },
  { text: 'weak', tone: 'danger' },
  { text: 'fair', tone: 'warning' },
  { text: 'good', tone: 'success' },
  { text: 'strong', tone: 'success' },
] as const;

/** Strength of a password as tiles and as words, which are announced once the user pauses. Takes no space without a score. */
export function PasswordStrength({ id, input, rating, words, labels }: PasswordStrengthProps) {
  const score = useStrength(input, rating, words);
  const look = score === null ? null : looks[score];
  const text = useRef<HTMLSpanElement>(null);
  useSpokenText(text, 'echo');
  return (
    <div data-slot="password-input-strength" data-score={score} className={styles.strength}>
      {look && score !== null && (
        <Meter
          label={labels.strength}
          // The lowest score fills half a tile: an empty row would look like no score.
          value={score || 0.5}
          max={4}
          tiles={4}
          valueText={labels[look.text]}
          tone={look.tone}
        />
      )}
      <span ref={text} id={id} data-slot="password-input-strength-text">
        {look && (
          <>
            <VisuallyHidden>{labels.strength}: </VisuallyHidden>
            {labels[look.text]}
          </>
        )}
      </span>
    </div>
  );
}
