'use client';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import {
  activeElementNear,
  cx,
  dataAttr,
  isComposing,
  isRightToLeft,
  moveFocus,
} from '../../core/dom';
import { useFormSubmit } from '../../core/forms/use-form-event';
import { lazyModule } from '../../core/lazy-module';
import type { OpenChangeDetails } from '../../core/panel/use-open';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { useLazyModule } from '../../core/use-lazy-module';
import { useMergedRefs } from '../../core/use-merged-refs';
import { chevronDown, Icon, x } from '../../primitives/icon';
import { PickerButton } from '../../primitives/picker-field';
import { controlFrame, InputGroup } from '../../primitives/text-input';
import type { ChosenCountries } from './chosen-countries';
import { Flag } from './country-display';
import type { CountryOption } from './country-list';
import type { CountryMenu } from './country-menu';
import styles from './country-select.module.css';
import { ReactSelectEngine, type Combobox, type SelectionChange } from './react-select-engine';
import {
  rootProps,
  type CountryChangeDetails,
  type CountryComboboxState,
  type CountrySelectCommonProps,
} from './use-country-combobox';

// Only a field that is used needs it, and the layers that it stands on.
const countryMenu = lazyModule(() => import('./country-menu'));

interface CountryComboboxProps {
  /** Value of `data-slot` of the root element. */
  slot: string;
  /** Props of the component. */
  props: CountrySelectCommonProps;
  state: CountryComboboxState;
  /** List of the selected countries; without it, only one can be selected. */
  Chosen?: typeof ChosenCountries;
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
  Chosen,
  onChange,
  children,
}: CountryComboboxProps) {
  const multiple = Chosen !== undefined;
  const { field, labels, chosen, locked, open, list, typed, query } = state;
  const clearable = (props.clearable ?? !field.required) && !locked;
  const [first] = chosen;
  // Not in the field: the engine scrolls the list to its option after it has rendered.
  const Menu = useLazyModule(countryMenu, state.wanted)?.CountryMenu;

  const change = ({ codes, option, details }: SelectionChange) => {
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
      className={cx(styles.root, props.className)}
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
        onSelectionChange={change}
      >
        {(combobox) => (
          <CountryField
            combobox={combobox}
            Menu={Menu}
            state={state}
            props={props}
            Chosen={Chosen}
            clearable={clearable}
          />
        )}
      </ReactSelectEngine>
      {children}
    </div>
  );
}

interface CountryFieldProps {
  combobox: Combobox;
  /** The list, once it has loaded. */
  Menu: typeof CountryMenu | undefined;
  state: CountryComboboxState;
  props: CountrySelectCommonProps;
  Chosen: typeof ChosenCountries | undefined;
  clearable: boolean;
}

/** Frame with the selection, the input and the buttons, and the list while it is open. */
function CountryField({ combobox, Menu, state, props, Chosen, clearable }: CountryFieldProps) {
  const multiple = Chosen !== undefined;
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
  // A full name that was typed and left before hydration.
  useEffect(() => {
    const isLeft =
      typed !== null && !open && activeElementNear(anchor.current) !== state.input.current;
    if (isLeft && state.namedOption()) combobox.close({ reason: 'focus-out', event: undefined });
  });
  const single = multiple || typed !== null ? undefined : first;
  const text = typed ?? (single ? state.textOf(single) : '');
  const hasList = open && Menu !== undefined && list.options.length > 0;
  const placeholder =
    props.placeholder ?? (multiple ? labels.placeholderMultiple : labels.placeholder);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const back = isRightToLeft(currentTarget) ? 'ArrowRight' : 'ArrowLeft';
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (multiple && first && !text && key === back && isPlain && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      const last = 'li:last-child [data-slot="country-select-remove"]';
      moveFocus(anchor.current?.querySelector<HTMLElement>(last));
    } else combobox.input.onKeyDown?.(event);
  };
  return (
    <>
      <InputGroup
        ref={anchor}
        data-slot="country-select-field"
        data-editing={dataAttr(open)}
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
          {Chosen && first && (
            <Chosen id={valuesId} state={state} combobox={combobox} showFlags={showFlags} />
          )}
          {single && showFlags && <Flag code={single.code} />}
          <input
            type="text"
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
            data-invalid={dataAttr(invalid)}
            data-readonly={dataAttr(locked)}
            aria-invalid={invalid}
            placeholder={first ? undefined : placeholder}
            // As wide as its text, even without support for `field-sizing`.
            size={multiple && first ? text.length + 1 : undefined}
            value={text}
            // A server may have a different name for a country than the browser.
            suppressHydrationWarning
            onKeyDown={handleKeyDown}
            className={cx(controlFrame, styles.input)}
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
        {!props.readOnly && (
          <PickerButton
            {...partName(labels.openList, `${id}-trigger`)}
            label={labels.openList}
            data-slot="country-select-trigger"
            // The arrow keys open the list, too.
            tabIndex={-1}
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={hasList ? listId : undefined}
            disabled={disabled}
            onClick={combobox.handleClick}
          >
            <Icon icon={chevronDown} />
          </PickerButton>
        )}
      </InputGroup>
      {open && Menu && (
        <Menu
          id={listId}
          anchor={anchor}
          combobox={combobox}
          state={state}
          multiple={multiple}
          showFlags={showFlags}
        />
      )}
    </>
  );
}
