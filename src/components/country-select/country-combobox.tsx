'use client';
import type { ReactNode } from 'react';
import { cx } from '../../core/class-names';
import { dataAttr } from '../../core/data-attr';
import type { OpenChangeDetails } from '../../core/panel/use-open';
import { useFocusableRoot } from '../../core/use-focusable-root';
import type { CountryOption } from './countries/country-options';
import { CountryField } from './country-field';
import {
  type CountryChangeDetails,
  type CountrySelectCommonProps,
  rootProps,
} from './country-select-props';
import styles from './country-select.module.css';
import { ReactSelectEngine } from './react-select-engine';
import type { ChosenChange } from './repaired-select';
import type { CountryComboboxState } from './use-country-combobox';

/** Props of {@link CountryCombobox}. */
interface CountryComboboxProps {
  /** Value of `data-slot` of the root element. */
  slot: string;
  /** Props of the component. */
  props: CountrySelectCommonProps;
  state: CountryComboboxState;
  /** Whether several countries can be selected. */
  multiple: boolean;
  /** Called when the user changes the selection. */
  onChange: (codes: readonly string[], details: CountryChangeDetails) => void;
  /** Native controls for the value in a form. */
  children: ReactNode;
}

// Props that the package requires but this component does not use, and overridden defaults.
const engineProps = {
  filterOption: null,
  tabSelectsValue: false,
  // The engine closes the list after the selection.
  closeMenuOnSelect: false,
  // The package blurs the input after a selection if touch is supported.
  blurInputOnSelect: false,
  hideSelectedOptions: false,
  menuShouldScrollIntoView: false,
  onChange: () => {},
  onMenuOpen: () => {},
  onMenuClose: () => {},
  getOptionLabel: ({ name }: CountryOption) => name,
  getOptionValue: ({ code }: CountryOption) => code,
};

/** Field and list of both country selects. Renders a `<div>`. */
export function CountryCombobox({
  slot,
  props,
  state,
  multiple,
  onChange,
  children,
}: CountryComboboxProps) {
  const { field, labels, chosen, locked, open, list, typed, query } = state;
  const { className } = props;
  const clearable = (props.clearable ?? !field.required) && !locked;
  const [first] = chosen;

  const change = ({ codes, option, details }: ChosenChange) => {
    if (!option) state.announce(labels.cleared, codes);
    else if (details.reason === 'item-press') state.announce(labels.selected(option.name), codes);
    else state.announce(labels.removed(option.name), codes);
    onChange(codes, details);
  };
  /** Commits or reverts the text that is typed when the list closes. */
  const settle = ({ reason, event }: OpenChangeDetails) => {
    const leaves = reason !== 'escape-key' && reason !== 'keyboard';
    const others = chosen.map(({ code }) => code);
    const named = leaves && state.namedOption();
    if (named && !others.includes(named.code)) {
      const codes = multiple ? [...others, named.code] : [named.code];
      change({ codes, option: named, details: { reason: 'item-press', event } });
    } else if (leaves && !multiple && first && !query && clearable) {
      change({ codes: [], option: undefined, details: { reason: 'clear', event } });
    } else if (query && list.options.length === 0) state.say(labels.none(query));
    else if (!multiple && (first || query)) {
      state.say(first ? labels.selected(first.name) : labels.cleared);
    }
  };
  return (
    <div
      data-slot={slot}
      {...rootProps(props)}
      ref={useFocusableRoot(props.ref)}
      data-disabled={dataAttr(field.disabled)}
      data-readonly={dataAttr(props.readOnly)}
      data-invalid={dataAttr(field.invalid)}
      data-open={dataAttr(open)}
      className={cx(styles.root, className)}
    >
      <ReactSelectEngine
        {...engineProps}
        instanceId={state.instanceId}
        isMulti={multiple}
        isDisabled={field.disabled}
        isClearable={clearable}
        locked={locked}
        options={list.groups ?? list.options}
        value={multiple ? chosen : (first ?? null)}
        inputValue={typed ?? ''}
        typed={typed}
        menuIsOpen={open}
        onToggle={state.toggle}
        onInputChange={(text, { action }) =>
          state.setTyped(action === 'input-change' ? text : null)
        }
        onSettle={settle}
        onFocus={state.approach}
        onChosenChange={change}
      >
        {(combobox) => (
          <CountryField
            combobox={combobox}
            state={state}
            props={props}
            multiple={multiple}
            clearable={clearable}
          />
        )}
      </ReactSelectEngine>
      {children}
    </div>
  );
}
