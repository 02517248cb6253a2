import type { ComponentProps } from 'react';
import type { TextChangeDetails } from '../../core/forms/use-text';
import type { PasswordInputLabels } from './words';

/** Strength of a password, from 0, very weak, to 4, strong. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/**
 * Rates a password.
 * @param words Words that make it weak, such as the name of the user.
 */
export type PasswordRating = (
  password: string,
  words: readonly string[],
) => PasswordScore | Promise<PasswordScore>;

/** Props specific to a password input. */
export interface PasswordInputOwnProps {
  /**
   * Password (controlled). React writes a controlled value into the markup, so prefer an uncontrolled one, which is
   * only in the element.
   */
  value?: string;
  /** Initial password, which is in the markup. Default: `''`. */
  defaultValue?: string;
  /** Called when the user changes the password, and when the form is reset. */
  onValueChange?: (value: string, details: TextChangeDetails) => void;
  /**
   * What password managers do: fill in the `current-password`, or suggest and save a `new-password`. Default:
   * `current-password`.
   */
  autoComplete?: 'current-password' | 'new-password' | (string & {});
  /**
   * Whether the strength of the password is shown: `true` rates it with zxcvbn, which loads on focus; a function
   * rates it itself. Default: `false`.
   */
  strength?: boolean | PasswordRating;
  /** Words that make a password weak, such as the user's name and the name of the product. Default: none. */
  weakWords?: ReadonlyArray<string>;
  /** Minimum number of characters, for the browser and password managers. */
  minLength?: number;
  /** Maximum number of characters; the browser accepts no more. */
  maxLength?: number;
  /** BCP 47 tag for texts. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<PasswordInputLabels>;
  /** Name of the password in the form; without a name, nothing is submitted. */
  name?: string;
  /** Id of the form, if the input is outside it. */
  form?: string;
  /** Whether a password is required to submit the form. */
  required?: boolean;
  /** Whether the input is disabled: neither focusable nor submitted. */
  disabled?: boolean;
  /** Whether the password is submitted but not editable. */
  readOnly?: boolean;
  /** Whether the password is invalid. */
  invalid?: boolean;
}

type RootProps = Omit<
  ComponentProps<'div'>,
  'onChange' | 'autoFocus' | 'children' | 'role' | keyof PasswordInputOwnProps
>;

/** Props of {@link PasswordInput}, including those of the root element. */
export interface PasswordInputProps extends PasswordInputOwnProps, RootProps {
  /** Id of the input. */
  id?: string;
}
