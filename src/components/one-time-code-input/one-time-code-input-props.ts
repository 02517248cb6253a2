import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../core/change-details';
import type { CodeCharacters } from './read-code';
import type { OneTimeCodeInputLabels } from './words';

/** Cause of a change of a code. */
export type OneTimeCodeChangeReason = 'type' | 'paste' | 'reset';

/** Details of a change of a code. */
export type OneTimeCodeChangeDetails = ChangeDetails<OneTimeCodeChangeReason>;

/** Props specific to a one-time code input. */
export interface OneTimeCodeInputOwnProps {
  /** Code, without separators (controlled); `''` for none. */
  value?: string;
  /** Initial code, without separators. Default: `''`. */
  defaultValue?: string;
  /** Called when the code changes, with its characters in ASCII, letters in upper case, and no separators. */
  onValueChange?: (value: string, details: OneTimeCodeChangeDetails) => void;
  /** Called when the user enters the last character or pastes a complete code. */
  onComplete?: (value: string, details: OneTimeCodeChangeDetails) => void;
  /** Number of characters. Default: the sum of `grouping`, else 6. */
  length?: number;
  /** Characters of the code: digits, or digits and the letters A to Z. Default: `numeric`. */
  characters?: CodeCharacters;
  /**
   * Numbers of characters between dashes, such as `3-3`; `6` for a code of 6 without a dash. Default: two halves for
   * an even length above 4.
   */
  grouping?: string;
  /** What browsers and password managers fill in. Default: `one-time-code`. */
  autoComplete?: string;
  /** BCP 47 tag for texts and numbers. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<OneTimeCodeInputLabels>;
  /** Name of the code in the form; without a name, nothing is submitted. */
  name?: string;
  /** Id of the form, if the input is outside it. */
  form?: string;
  /** Whether a code is required to submit the form. */
  required?: boolean;
  /** Whether the input is disabled: neither focusable nor submitted. */
  disabled?: boolean;
  /** Whether the code is submitted but not editable. */
  readOnly?: boolean;
  /** Whether the code is invalid. */
  invalid?: boolean;
}

type RootProps = Omit<
  ComponentProps<'div'>,
  'onChange' | 'autoFocus' | 'children' | 'role' | keyof OneTimeCodeInputOwnProps
>;

/** Props of {@link OneTimeCodeInput}, including those of the root element. */
export interface OneTimeCodeInputProps extends OneTimeCodeInputOwnProps, RootProps {
  /** Id of the input. */
  id?: string;
}
