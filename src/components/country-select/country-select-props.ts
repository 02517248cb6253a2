import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import type { CountrySelectLabels } from '../../languages/language';
import type { CountryPolicy } from './countries/countries';

/** What made the value of a country select change. */
export type CountryChangeReason = 'pick' | 'remove' | 'clear' | 'autofill' | 'reset';

/** Facts about a change of the value. */
export type CountryChangeDetails = ChangeDetails<CountryChangeReason>;

/** What opened or closed the list. */
export type CountryOpenReason =
  | 'trigger'
  | 'key'
  | 'type'
  | 'pick'
  | 'escape-key'
  | 'outside-press'
  | 'focus-out';

/** Facts about opening or closing. */
export type CountryOpenDetails = ChangeDetails<CountryOpenReason>;

/** Props that both country selects share and keep to themselves. */
export interface CountrySelectOwnProps {
  /** Whether the list is open, owned by the parent. */
  open?: boolean;
  /** Whether the list is open at the beginning. Default: `false`. */
  defaultOpen?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean, details: CountryOpenDetails) => void;
  /**
   * Countries that are offered: `all` 250 of them, `un` for members of the United Nations, `independent`, or a function
   * of the country that answers whether. A value outside is shown and submitted all the same. Default: `all`.
   */
  include?: CountryPolicy;
  /** Codes of the countries that come first, in this order, as `['CH', 'DE']`. */
  preferred?: ReadonlyArray<string>;
  /** Headings in the list: `region` for the parts of the world. Default: none. */
  groupBy?: 'region';
  /** Whether flags are shown; they load when they are seen. Default: `true`. */
  flags?: boolean;
  /** Whether a button empties the field. Default: `true`, and `false` where a country is required. */
  clearable?: boolean;
  /** Text of the empty field. Default: the language's. */
  placeholder?: string;
  /** BCP 47 tag: language of the names and their order. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Labels that replace those of the language. */
  labels?: Partial<CountrySelectLabels>;
  /** Name for the form; without one nothing is submitted. */
  name?: string;
  /** Id of a form that the control is not inside. */
  form?: string;
  /** Whether a country must be chosen before the form can be sent. */
  required?: boolean;
  /** Whether the control is out of use: not focusable, not submitted. */
  disabled?: boolean;
  /** Whether the value can be read and submitted, not changed. */
  readOnly?: boolean;
  /** Whether the value is wrong; drawn as an error. */
  invalid?: boolean;
}

/** Props that both country selects share: their own and those of the root element. */
export interface CountrySelectCommonProps
  extends
    CountrySelectOwnProps,
    Omit<
      ComponentProps<'div'>,
      'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role' | keyof CountrySelectOwnProps
    > {}
