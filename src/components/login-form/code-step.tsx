'use client';
import type { ReactNode, SyntheticEvent } from 'react';
import { numberFormat, pluralOf } from '../../internals/intl';
import { TextInput } from '../../primitives/text-input';
import { Field } from '../field';
import type { LoginFormLabels } from '../../languages/language';
import { readCode } from './read-code';
import styles from './sign-in-step.module.css';

/** Props of {@link CodeStep}. */
interface CodeStepProps {
  /** Beginning of the ids of the fields. */
  prefix: string;
  labels: LoginFormLabels;
  locale: string;
  /** Email address or user name of the first step. */
  username: string;
  /** Number of digits. */
  digits: number;
  resend: ReactNode;
  onBack: () => void;
}

/** Second step: the account, a button back, and the one-time code in a single field. */
export function CodeStep({
  prefix,
  labels,
  locale,
  username,
  digits,
  resend,
  onBack,
}: CodeStepProps) {
  const keepDigits = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const code = readCode(input.value, digits);
    if (input.value !== code) input.value = code;
  };
  return (
    <div data-slot="login-form-code-step" className={styles.root}>
      <div data-slot="login-form-account" className={styles.options}>
        <bdi>{username}</bdi>
        <button type="button" data-slot="login-form-back" className={styles.link} onClick={onBack}>
          {labels.back}
        </button>
      </div>
      <Field
        name="code"
        label={labels.code}
        description={labels.codeHint(numberFormat(locale).format(digits), pluralOf(locale, digits))}
        rules="required"
      >
        <TextInput
          id={`${prefix}-code`}
          inputMode="numeric"
          autoComplete="one-time-code"
          className={styles.code}
          onChange={(event) => {
            // An input method that composes full-width digits would lose its place.
            if (!(event.nativeEvent as InputEvent).isComposing) keepDigits(event);
          }}
          onCompositionEnd={keepDigits}
        />
      </Field>
      {resend && (
        <div data-slot="login-form-resend" className={styles.options}>
          {resend}
        </div>
      )}
    </div>
  );
}
