'use client';
import { useRef, type KeyboardEvent } from 'react';
import { cx } from '../../core/class-names';
import { dataAttr } from '../../core/data-attr';
import { useFormSubmit } from '../../core/forms/use-form-event';
import { isComposing } from '../../core/is-composing';
import { isRightToLeft } from '../../core/locale/direction';
import { useMergedRefs } from '../../core/use-merged-refs';
import { chevronDown, Icon, x } from '../../primitives/icon';
import { PickerButton } from '../../primitives/picker-field';
import { InputGroup, TextInput } from '../../primitives/text-input';
import { ChosenCountries } from './chosen-countries';
import type { CountrySelectCommonProps } from './country-select-props';
import styles from './country-select.module.css';
import { Flag } from './flags/flag';
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
  /** Whether the selection can be cleared. */
  clearable: boolean;
}

/** Frame with the selection, the input and the buttons, and the list while it is open. */
export function CountryField({ combobox, state, props, multiple, clearable }: CountryFieldProps) {
  const { field, labels, chosen, locked, open, list, typed, partName } = state;
  const { required, invalid, id, disabled, ...names } = field;
  const { showFlags = true } = props;
  const anchor = useRef<HTMLDivElement>(null);
  const inputRef = useMergedRefs(state.input, combobox.input.ref);
  const listId = `${id}-list`;
  const valuesId = `${id}-value`;
  const [first] = chosen;
  const submit = (event: Event) => {
    // Part of a name stays, because the user may go on typing.
    if (!state.query || state.namedOption()) combobox.close({ reason: 'focus-out', event });
  };
  useFormSubmit(state.input, typed === null ? null : submit);
  const single = multiple || typed !== null ? undefined : first;
  const text = typed ?? (single ? state.textOf(single) : '');
  const hasList = open && list.options.length > 0;
  const placeholder =
    props.placeholder ?? (multiple ? labels.placeholderMultiple : labels.placeholder);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const back = isRightToLeft(currentTarget) ? 'ArrowRight' : 'ArrowLeft';
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (multiple && first && !text && key === back && isPlain && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      const last = 'li:last-child [data-slot="country-select-remove"]';
      anchor.current?.querySelector<HTMLElement>(last)?.focus();
    } else combobox.input.onKeyDown?.(event);
  };
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
              id={valuesId}
              state={state}
              combobox={combobox}
              showFlags={showFlags}
            />
          )}
          {single && showFlags && <Flag code={single.code} />}
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
            aria-describedby={cx(
              names['aria-describedby'],
              ...(multiple ? chosen.map((_, place) => `${valuesId}-${place}`) : []),
            )}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            disabled={disabled}
            readOnly={locked}
            invalid={invalid}
            placeholder={first ? undefined : placeholder}
            // As wide as its text, even without support for `field-sizing`.
            size={multiple && first ? text.length + 1 : undefined}
            value={text}
            // A server may have a different name for a country than the browser.
            suppressHydrationWarning
            onChange={combobox.input.onChange ?? ignore}
            onKeyDown={press}
            className={styles.input}
          />
        </div>
        {clearable && first && (
          <PickerButton
            {...partName(labels.clear, `${id}-clear`)}
            label={labels.clear}
            data-slot="country-select-clear"
            // The keyboard clears the text, or removes one country at a time.
            tabIndex={-1}
            // Focus and the list stay as they are.
            onMouseDown={(event) => event.preventDefault()}
            onTouchEnd={(event) => event.stopPropagation()}
            onClick={(event) => combobox.clear(event.nativeEvent)}
          >
            <Icon icon={x} />
          </PickerButton>
        )}
        {!locked && (
          <PickerButton
            {...partName(labels.openList, `${id}-trigger`)}
            label={labels.openList}
            data-slot="country-select-trigger"
            // The arrow keys open the list, too.
            tabIndex={-1}
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={hasList ? listId : undefined}
            onClick={combobox.click}
          >
            <Icon icon={chevronDown} />
          </PickerButton>
        )}
      </InputGroup>
      {open && (
        <CountryMenu
          id={listId}
          partName={partName}
          anchor={anchor}
          combobox={combobox}
          list={list}
          chosen={chosen.map(({ code }) => code)}
          multiple={multiple}
          showFlags={showFlags}
          query={state.query}
          locale={state.locale}
          labels={labels}
        />
      )}
    </>
  );
}

function ignore() {}
