'use client';
import type {
  ChangeEvent,
  ComponentProps,
  FocusEvent,
  KeyboardEvent,
  MouseEvent,
  ReactElement,
  TouchEvent,
} from 'react';
import type { ActionMeta } from 'react-select';
import Select from 'react-select/base';
import { isComposing } from '../../core/dom';
import type { OpenChangeDetails, OpenReason } from '../../core/panel/use-open';
import type { CountryGroup, CountryOption } from './country-list';
import type { CountryChangeDetails } from './use-country-combobox';

/** State and handlers of the combobox, for rendering its markup. */
export interface Combobox {
  /** Highlighted option of the list. */
  active: CountryOption | null;
  /** Handlers of the frame that opens the list. */
  control: ComponentProps<'div'>;
  /** Handlers and ref of the input. */
  input: ComponentProps<'input'>;
  /** Handlers of the panel, which prevent it from receiving focus. */
  menu: ComponentProps<'div'>;
  /** Ref of the scrolling list. */
  listRef: (element: HTMLDivElement | null) => void;
  /** Highlights the option under the pointer. */
  hover: (option: CountryOption) => void;
  /** Selects an option. */
  select: (option: CountryOption, event: Event) => void;
  /** Removes a selected country. */
  remove: (option: CountryOption, event: Event) => void;
  /** Clears the value and moves focus to the input. */
  clear: (event: Event) => void;
  /** Opens or closes the list after a click, unless the press before it did. */
  handleClick: (event: MouseEvent) => void;
  /** Closes the list. */
  close: (details: OpenChangeDetails) => void;
}

/** Change of the selection: the new codes, and the affected country unless all were cleared. */
export interface SelectionChange {
  codes: readonly string[];
  option: CountryOption | undefined;
  details: CountryChangeDetails;
}

type PackageProps = Select<CountryOption, boolean, CountryGroup>['props'];

/** Props of {@link ReactSelectEngine}: those of the package, and callbacks that it lacks. */
interface ReactSelectEngineProps extends PackageProps {
  /** Text that is being typed, `null` while the field shows its value. */
  typed: string | null;
  /** Whether the value cannot be changed. */
  locked: boolean;
  /** Called when the list closes while a text is typed, which no option has replaced. */
  onSettle: (details: OpenChangeDetails) => void;
  /** Called when the selection changes. */
  onSelectionChange: (change: SelectionChange) => void;
  /** Called when the list opens or closes. */
  onToggle: (open: boolean, details: OpenChangeDetails) => void;
  /** Renders the markup. */
  children: (combobox: Combobox) => ReactElement;
}

/** Keys that move the highlight, unless a modifier makes them move the caret or select text. */
const movingKeys = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']);

/**
 * Uses the logic of react-select for focus, pointer, touch, the highlighted option and the selection, and passes it
 * to the markup. Its own markup is not rendered, because of these defects of version 5.10; each has a test in
 * `package-defects.browser.tsx`:
 * - It injects styles, which a strict Content-Security-Policy blocks.
 * - Its ids are fixed or counted, its texts English, its empty listbox contains text, its remove button has
 *   no name, and on Apple devices it exposes neither the active nor the selected option.
 * - It calls back in a callback of `setState`, where an error unmounts the root; it blurs the input after a
 *   selection if touch is supported; each instance adds listeners to the document.
 */
export class ReactSelectEngine extends Select<CountryOption, boolean, CountryGroup> {
  declare readonly props: Readonly<ReactSelectEngineProps>;

  /** Event that the package is handling, and what it means. */
  private cause: OpenChangeDetails = { reason: 'keyboard', event: undefined };
  /** Where the highlight begins once the list is open and has options; `null` after that. */
  private start: 'first' | 'last' | null = 'first';
  /** Whether the user typed or moved to the highlighted option; the list highlights one by itself. */
  private hasMoved = false;
  /** Whether a search ended with a selection among several, after which the list highlights its first option. */
  private hasSelected = false;
  /** Whether a press, which opens or closes the list, precedes the next click. */
  private isPressed = false;

  // The package adds these listeners to the document, once for each instance.
  override startListeningComposition() {}
  override stopListeningComposition() {}
  override startListeningToTouch() {}
  override stopListeningToTouch() {}

  override componentDidMount() {
    super.componentDidMount();
    this.beginHighlight();
    // Text typed, and focus received, before hydration.
    const input = this.inputRef;
    if (!input) return;
    const isFocused = input.matches(':focus');
    if (isFocused) this.setState({ isFocused });
    if (input.value === input.defaultValue) return;
    this.onInputChange(input.value, { action: 'input-change', prevInputValue: '' });
    this.hasMoved = isFocused;
    if (isFocused) this.onMenuOpen();
  }

  override componentDidUpdate(before: ReactSelectEngineProps) {
    super.componentDidUpdate(before);
    if (before.menuIsOpen && !this.props.menuIsOpen) this.start = 'first';
    if (this.scrollToFocusedOptionOnUpdate) this.reveal();
    // The list may load after it has opened.
    this.scrollToFocusedOptionOnUpdate &&= !this.menuListRef;
    this.beginHighlight();
  }

  /** Highlights the selected option, or else the first or last one, once there are options. */
  private beginHighlight() {
    const { menuIsOpen, options, typed, isMulti } = this.props;
    if (!menuIsOpen || !this.start || options.length === 0) return;
    const shown = this.buildFocusableOptions();
    const [selected] = this.state.selectValue;
    const current = typed || isMulti ? undefined : shown.find((option) => option === selected);
    const focusedOption = current ?? shown.at(this.start === 'first' ? 0 : -1) ?? null;
    this.start = null;
    this.scrollToFocusedOptionOnUpdate = true;
    this.setState({ focusedOption, focusedValue: null });
  }

  /** Scrolls to the highlighted option and half of the one after the next, which shows that the list goes on. */
  private reveal() {
    const list = this.menuListRef;
    const option = list?.querySelector<HTMLElement>('[data-active]');
    if (!list || !option) return;
    // A row has a margin of 1px.
    const height = option.offsetHeight + 1;
    const top = option.offsetTop - parseFloat(getComputedStyle(list).paddingTop);
    // A heading or padding before the first option is scrolled into view, too.
    const furthest = top < 2 * height ? 0 : top;
    const nearest = Math.min(top, option.offsetTop + 2.5 * height - list.clientHeight);
    list.scrollTop = Math.max(nearest, Math.min(list.scrollTop, furthest));
  }

  // The package calls back in a callback of `setState`. React runs it during commit, where an error of the
  // application unmounts the root.
  override openMenu(start: 'first' | 'last') {
    this.start = start;
    this.onMenuOpen();
  }

  override onMenuOpen() {
    this.props.onToggle(true, this.cause);
  }

  override onMenuClose() {
    if (this.props.typed !== null) this.props.onSettle(this.cause);
    this.shut();
  }

  private shut() {
    this.hasMoved = false;
    this.hasSelected = false;
    this.onInputChange('', { action: 'menu-close', prevInputValue: this.props.inputValue });
    if (this.props.menuIsOpen) this.props.onToggle(false, this.cause);
  }

  private note(reason: OpenReason, event: Event | undefined) {
    this.cause = { reason, event };
  }

  // The package calls this while it handles the event that `note` has stored.
  override onChange = (
    value: CountryOption | readonly CountryOption[] | null,
    { action, option, removedValue }: ActionMeta<CountryOption>,
  ) => {
    const selected = [value ?? []].flat();
    const affected = option ?? removedValue ?? selected[0];
    this.report(selected, affected, action === 'select-option' ? 'item-press' : 'remove');
    if (action === 'select-option' && !this.props.isMulti) this.shut();
  };

  private report(
    selected: readonly CountryOption[],
    option: CountryOption | undefined,
    reason: CountryChangeDetails['reason'],
  ) {
    const codes = selected.map(({ code }) => code);
    this.props.onSelectionChange({ codes, option, details: { reason, event: this.cause.event } });
    this.hasMoved = false;
    this.hasSelected = Boolean(this.props.typed);
  }

  /**
   * Highlighted option: none once the user has emptied the field of its country, or selected one of several, until
   * they move to one.
   */
  private get active(): CountryOption | null {
    const { typed, isMulti } = this.props;
    const isEmptied = typed?.trim() === '' && !isMulti && this.state.selectValue.length > 0;
    return (isEmptied || this.hasSelected) && !this.hasMoved ? null : this.state.focusedOption;
  }

  private handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const selects = this.props.menuIsOpen && (event.key === 'Enter' || event.key === 'Tab');
    this.note(selects ? 'item-press' : 'keyboard', event.nativeEvent);
    if (this.isComposing || isComposing(event.nativeEvent) || this.isHandled(event)) return;
    this.onKeyDown(event as unknown as KeyboardEvent<HTMLDivElement>);
  };

  /** Handles the keys for which the package does something else; returns whether it must not handle the key. */
  private isHandled(event: KeyboardEvent<HTMLInputElement>): boolean {
    const { menuIsOpen, isMulti } = this.props;
    const { key } = event;
    if (movingKeys.has(key)) return this.handleMovingKey(event);
    switch (key) {
      case 'Enter':
      case ' ':
        return this.handleSelectingKey(event);
      case 'Tab':
        // Selecting a selected country again would remove it.
        if (!menuIsOpen || !this.hasMoved || !this.active) return true;
        if (!this.isOptionSelected(this.active, this.state.selectValue))
          this.selectOption(this.active);
        return true;
      case 'Backspace':
      case 'Delete':
        // The text is the browser's, and holding the key removes no country after it.
        return !isMulti || event.repeat;
      case 'Escape':
        return !menuIsOpen;
      default:
        return key === 'ArrowLeft' || key === 'ArrowRight';
    }
  }

  /** Handles a key that moves the highlight. */
  private handleMovingKey(event: KeyboardEvent): boolean {
    const { menuIsOpen } = this.props;
    if (event.shiftKey || event.ctrlKey || event.metaKey) return true;
    if (menuIsOpen && event.altKey && event.key === 'ArrowUp') {
      event.preventDefault();
      this.onMenuClose();
      return true;
    }
    const before = this.active;
    this.hasMoved = menuIsOpen;
    // The first key shows the highlight where the package already has it.
    if (!menuIsOpen || before || !this.active) return false;
    event.preventDefault();
    this.scrollToFocusedOptionOnUpdate = true;
    this.forceUpdate();
    return true;
  }

  /** Handles Enter, which selects the highlighted option, and Space, which selects only what the user moved to. */
  private handleSelectingKey(event: KeyboardEvent): boolean {
    const { menuIsOpen, typed } = this.props;
    const isEnter = event.key === 'Enter';
    const isText = !isEnter && Boolean(typed);
    const selectsNothing = menuIsOpen && !isText && !(isEnter ? this.active : this.hasMoved);
    // A held key neither selects again nor submits the form.
    if (!selectsNothing && !event.repeat) return false;
    if (!isText) event.preventDefault();
    if (menuIsOpen && isEnter && !event.repeat && typed?.trim() === '') this.onMenuClose();
    return true;
  }

  private control: ComponentProps<'div'> = {
    // A surrounding label would click its first button, which removes a country.
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      this.isPressed = false;
    },
    onMouseDown: (event: MouseEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      this.isPressed = true;
      this.note('trigger-press', event.nativeEvent);
      this.onControlMouseDown(event);
    },
    onTouchStart: (event: TouchEvent) => this.onTouchStart(event.nativeEvent),
    onTouchMove: (event: TouchEvent) => this.onTouchMove(event.nativeEvent),
    onTouchEnd: (event: TouchEvent<HTMLDivElement>) => {
      this.note('trigger-press', event.nativeEvent);
      this.onControlTouchEnd(event);
    },
  };

  /** Makes typing replace the name, as it does after Tab. A press moves the caret after it gives focus. */
  private selectName(input: HTMLInputElement) {
    if (this.props.typed === null && input.selectionStart === input.selectionEnd) input.select();
  }

  private input: ComponentProps<'input'> = {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      this.note('input-change', event.nativeEvent);
      this.hasMoved = event.currentTarget.value.trim() !== '';
      this.handleInputChange(event);
    },
    onClick: (event) => {
      this.selectName(event.currentTarget);
      if (!this.props.menuIsOpen) this.handleClick(event);
    },
    onKeyDown: this.handleKeyDown,
    onCompositionStart: this.onCompositionStart,
    onCompositionEnd: this.onCompositionEnd,
  };

  private focusEvents: ComponentProps<'input'> = {
    ref: this.getInputRef,
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      this.selectName(event.currentTarget);
      this.onInputFocus(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      this.note('focus-out', event.nativeEvent);
      this.onInputBlur(event);
    },
  };

  override render(): ReactElement {
    const { locked, children } = this.props;
    return children({
      active: this.active,
      control: locked ? {} : this.control,
      input: locked ? this.focusEvents : { ...this.focusEvents, ...this.input },
      menu: { onMouseDown: this.onMenuMouseDown, onMouseMove: this.onMenuMouseMove },
      listRef: this.getMenuListRef,
      hover: (option) => {
        this.hasSelected = false;
        this.onOptionHover(option);
      },
      select: (option, event) => {
        this.note('item-press', event);
        this.selectOption(option);
      },
      remove: (option, event) => {
        this.note('keyboard', event);
        const rest = this.state.selectValue.filter(({ code }) => code !== option.code);
        this.report(rest, option, 'remove');
      },
      clear: (event) => {
        this.note('keyboard', event);
        this.report([], undefined, 'clear');
        this.focusInput();
      },
      handleClick: this.handleClick,
      close: ({ reason, event }) => {
        this.note(reason, event);
        this.onMenuClose();
      },
    });
  }

  // The click of a touch screen reader has no press before it.
  private handleClick = (event: MouseEvent) => {
    if (this.isPressed) return;
    this.note('trigger-press', event.nativeEvent);
    this.focusInput();
    if (this.props.menuIsOpen) this.onMenuClose();
    else this.openMenu('first');
  };
}
