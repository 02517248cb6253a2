'use client';
import { useRef, type RefObject } from 'react';
import { cx } from '../../internals/class-names';
import { dataAttr } from '../../internals/data-attr';
import { numberFormat } from '../../internals/locale/intl';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { IconButton } from '../../primitives/button';
import { chevronDown, Icon, x } from '../../primitives/icon';
import { InputGroup, TextInput } from '../../primitives/text-input';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { ChosenCountries } from './chosen-countries';
import type { CountrySelectCommonProps } from './country-select-props';
import styles from './country-select.module.css';
import { CountryValue } from './country-value';
import { CountryMenu } from './list/country-menu';
import type { Combobox } from './react-select-engine';
import type { CountryComboboxState } from './use-country-combobox';

/** Props of {@link CountryField}. */
interface CountryFieldProps {
  combobox: Combobox;
  state: CountryComboboxState;
  props: CountrySelectCommonProps;
  /** Whether several countries can be selected. */
  multiple: boolean;
  clearable: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** Frame with the selection, the input and the buttons, and the list while it is open. */
export function CountryField({
  combobox,
  state,
  props,
  multiple,
  clearable,
  input,
}: CountryFieldProps) {
  const { field, labels, chosen, locked, open, list, query } = state;
  const { required, invalid, id, disabled, ...names } = field;
  const { flags = true } = props;
  const anchor = useRef<HTMLDivElement>(null);
  const inputRef = useMergedRefs(input, combobox.input.ref);
  const listId = `${id}-list`;
  const valueId = `${id}-value`;
  const [first] = chosen;
  const single = multiple || query ? undefined : first;
  const described = multiple
    ? chosen.map((_, place) => `${valueId}-${place}`)
    : [first && !query && valueId];
  const hasList = open && list.options.length > 0;
  const placeholder = props.placeholder ?? (multiple ? labels.placeholderMany : labels.placeholder);
  return (
    <>
      <InputGroup
        ref={anchor}
        data-slot="country-select-field"
        invalid={invalid}
        disabled={disabled}
        readOnly={props.readOnly ?? false}
        data-multiple={dataAttr(multiple)}
        className={styles.field}
        onPointerEnter={state.approach}
        {...combobox.control}
      >
        <div
          aria-disabled={disabled || undefined}
          data-slot="country-select-content"
          className={styles.content}
        >
          {multiple && first && (
            <ChosenCountries
              id={valueId}
              chosen={chosen}
              combobox={combobox}
              flags={flags}
              locked={locked}
              disabled={disabled}
              labels={labels}
            />
          )}
          {single && <CountryValue id={valueId} option={single} flag={flags} labels={labels} />}
          <TextInput
            {...names}
            {...combobox.input}
            ref={inputRef}
            id={id}
            form={props.form}
            data-slot="country-select-input"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-activedescendant={
              hasList && combobox.active ? `${listId}-${combobox.active.code}` : undefined
            }
            aria-required={required || undefined}
            aria-describedby={cx(names['aria-describedby'], ...described)}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            disabled={disabled}
            readOnly={locked}
            invalid={invalid}
            placeholder={first ? undefined : placeholder}
            // As wide as its text, even without support for `field-sizing`.
            size={multiple && first ? query.length + 1 : undefined}
            value={query}
            onChange={combobox.input.onChange ?? ignore}
            className={styles.input}
          />
        </div>
        {clearable && first && !locked && (
          <IconButton
            data-slot="country-select-clear"
            size="sm"
            label={labels.clear}
            className={styles.clear}
            // Focus and the list stay as they are.
            onMouseDown={(event) => event.preventDefault()}
            onTouchEnd={(event) => event.stopPropagation()}
            onClick={(event) => combobox.clear(event.nativeEvent)}
          >
            <Icon shapes={x} className={styles.clearIcon} />
          </IconButton>
        )}
        <Icon shapes={chevronDown} data-slot="country-select-arrow" className={styles.arrow} />
      </InputGroup>
      {open && (
        <CountryMenu
          id={listId}
          anchor={anchor}
          combobox={combobox}
          list={list}
          chosen={chosen.map(({ code }) => code)}
          multiple={multiple}
          flags={flags}
          query={query}
          locale={state.locale}
          labels={labels}
        />
      )}
      {(combobox.focused || open) && (
        <VisuallyHidden role="status" data-slot="country-select-status">
          {sentenceOf(combobox, state)}
        </VisuallyHidden>
      )}
    </>
  );
}

function ignore() {}

/** Returns the text of the live region: the highlighted country, or else the last message. */
function sentenceOf({ activeValue }: Combobox, state: CountryComboboxState): string {
  const { labels, chosen, locale, message } = state;
  if (!activeValue) return message;
  const number = (value: number) => numberFormat(locale).format(value);
  const place = chosen.findIndex(({ code }) => code === activeValue.code) + 1;
  return labels.reached(activeValue.name, number(place), number(chosen.length));
}
