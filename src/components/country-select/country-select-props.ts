import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../core/change-details';
import type { OpenProps } from '../../core/panel/use-open';
import {
  controlProps,
  namingProps,
  propsForRoot,
  type PropUse,
} from '../../core/props/split-props';
import type { CountryPolicy } from './countries/countries';
import type { CountrySelectLabels } from './words';

/** Cause of a change of a country select. */
export type CountryChangeReason = 'item-press' | 'remove' | 'clear' | 'autofill' | 'reset';

/** Details of a change of the value. */
export type CountryChangeDetails = ChangeDetails<CountryChangeReason>;

/** Props specific to both country selects. */
export interface CountrySelectOwnProps extends OpenProps {
  /**
   * Countries in the list: `all` 250, `un` for members of the United Nations, `independent`, or a function
   * that filters countries. Other values are still shown and submitted. Default: `all`.
   */
  countries?: CountryPolicy;
  /** Codes of the countries at the start of the list, in this order: `['CH', 'DE']`. */
  preferred?: ReadonlyArray<string>;
  /** Headings of the list: `region` for regions of the world. Default: none. */
  groupBy?: 'region';
  /** Whether flags are shown; they load when they are first visible. Default: `true`. */
  showFlags?: boolean;
  /** Whether there is a clear button. Default: `true`, or `false` if a country is required. */
  clearable?: boolean;
  /** Placeholder. Default: that of the language. */
  placeholder?: string;
  /** BCP 47 tag for the names and their order. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Labels that override those of the language. */
  labels?: Partial<CountrySelectLabels>;
  /** Name of the value in the form; without a name, nothing is submitted. */
  name?: string;
  /** Id of the form, if the control is outside it. */
  form?: string;
  /** Whether a country is required to submit the form. */
  required?: boolean;
  /** Whether the control is disabled: neither focusable nor submitted. */
  disabled?: boolean;
  /** Whether the value is submitted but not editable. */
  readOnly?: boolean;
  /** Whether the value is invalid. */
  invalid?: boolean;
}

/** Shared props of both country selects, including those of the root element. */
export interface CountrySelectCommonProps
  extends
    CountrySelectOwnProps,
    Omit<
      ComponentProps<'div'>,
      'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role' | keyof CountrySelectOwnProps
    > {}

/** Props that are not passed to the root element. */
type OwnNames = keyof CountrySelectOwnProps | keyof typeof namingProps;

// A record, not an array, so that the compiler reports missing names.
const ownProps = {
  open: 'own',
  defaultOpen: 'own',
  onOpenChange: 'own',
  countries: 'own',
  preferred: 'own',
  groupBy: 'own',
  showFlags: 'own',
  clearable: 'own',
  placeholder: 'own',
  ...controlProps,
  ...namingProps,
} as const satisfies Record<OwnNames, PropUse>;

/** Returns the props of the root element: all except the control's own. */
export const rootProps = (props: CountrySelectCommonProps) => propsForRoot(props, ownProps);
