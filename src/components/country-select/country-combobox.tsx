'use client';
import { useRef, type ReactNode, type RefObject } from 'react';
import { cx } from '../../internals/class-names';
import { presence } from '../../internals/presence';
import type { ChosenCountries } from './chosen-countries';
import { ComboboxEngine } from './combobox-engine';
import { CountryField } from './country-field';
import type { CountryOption } from './country-options';
import type { CountryChangeDetails, CountrySelectCommonProps } from './country-select-props';
import styles from './country-select.module.css';
import { rootProps } from './root-props';
import type { CountryComboboxState } from './use-country-combobox';

/** Props of {@link CountryCombobox}. */
interface CountryComboboxProps {
  /** First words of the parts' names. */
  slot: string;
  /** Props of the widget. */
  props: CountrySelectCommonProps;
  state: CountryComboboxState;
  /** List of what is chosen, where there may be several. */
  Chosen?: typeof ChosenCountries;
  input: RefObject<HTMLInputElement | null>;
  /** Called when the reader changes what is chosen. */
  onChange: (codes: readonly string[], details: CountryChangeDetails) => void;
  /** Native controls that carry the value in a form. */
  children: ReactNode;
}

// What the engine asks for and nobody here needs, and what it would do otherwise.
const settled = {
  filterOption: null,
  tabSelectsValue: false,
  hideSelectedOptions: false,
  menuShouldScrollIntoView: false,
  onMenuOpen: ignore,
  onMenuClose: ignore,
  getOptionLabel: ({ name }: CountryOption) => name,
  getOptionValue: ({ code }: CountryOption) => code,
};

function ignore() {}

/** Field, list and live region of both country selects. Renders a `<div>`. */
export function CountryCombobox(own: CountryComboboxProps) {
  const { slot, props, state, Chosen, input, onChange, children } = own;
  const multiple = Chosen !== undefined;
  const { field, labels, names, chosen, locked, open, list } = state;
  const event = useRef<Event>(undefined);
  const { className, clearable = !field.required } = props;

  const take = (codes: readonly string[], action: string) => {
    const before = chosen.map(({ code }) => code);
    const added = codes.find((code) => !before.includes(code));
    const removed = before.find((code) => !codes.includes(code));
    if (action === 'clear') state.say(labels.cleared, codes);
    else if (added) state.say(labels.selected(names.option(added).name), codes);
    else if (removed) state.say(labels.removed(names.option(removed).name), codes);
    const reason = action === 'clear' ? 'clear' : added || !removed ? 'pick' : 'remove';
    onChange(codes, { reason, event: event.current });
  };
  return (
    <div
      data-slot={slot}
      {...rootProps(props)}
      data-disabled={presence(field.disabled)}
      data-readonly={presence(props.readOnly)}
      data-invalid={presence(field.invalid)}
      data-open={presence(open)}
      className={cx(styles.root, multiple && styles.many, className)}
    >
      <ComboboxEngine
        {...settled}
        instanceId={state.instanceId}
        isMulti={multiple}
        isDisabled={field.disabled}
        isClearable={clearable && !locked}
        closeMenuOnSelect={!multiple}
        {...(multiple && { blurInputOnSelect: false })}
        locked={locked}
        options={list.groups ?? list.options}
        value={multiple ? chosen : (chosen[0] ?? null)}
        inputValue={state.query}
        menuIsOpen={open}
        onToggle={state.toggle}
        onEvent={(next) => {
          event.current = next;
        }}
        onInputChange={state.setQuery}
        onFocus={state.approach}
        onChange={(next, { action }) => {
          const options = Array.isArray(next) ? (next as readonly CountryOption[]) : [next];
          take(
            options.flatMap((option) => (option as CountryOption | null)?.code ?? []),
            action,
          );
        }}
      >
        {(combobox) => (
          <CountryField
            combobox={combobox}
            state={state}
            props={props}
            Chosen={Chosen}
            clearable={clearable}
            input={input}
          />
        )}
      </ComboboxEngine>
      {children}
    </div>
  );
}
