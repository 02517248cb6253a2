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
import { isComposing } from '../../internals/is-composing';
import { isRightToLeft } from '../../internals/locale/direction';
import type { CountryGroup, CountryOption } from './countries/country-options';
import type {
  CountryChangeDetails,
  CountryOpenDetails,
  CountryOpenReason,
} from './country-select-props';

type EngineSelect = Select<CountryOption, boolean, CountryGroup>;
type EngineProps = EngineSelect['props'];

/** State and handlers of the combobox, for rendering its markup. */
export interface Combobox {
  /** Whether the input has focus. */
  focused: boolean;
  /** Highlighted option of the list. */
  active: CountryOption | null;
  /** Selected country that is highlighted with the arrow keys, if there may be several. */
  activeValue: CountryOption | null;
  /** Handlers and ref of the frame that opens the list. */
  control: ComponentProps<'div'>;
  /** Handlers and ref of the input. */
  input: ComponentProps<'input'>;
  /** Handlers of the panel, which prevent it from receiving focus. */
  menu: ComponentProps<'div'>;
  /** Ref of the scrolling list. */
  listRef: (element: HTMLDivElement | null) => void;
  /** Whether the highlighted option must be scrolled into view. */
  reveal: boolean;
  /** Highlights the option under the pointer. */
  hover: (option: CountryOption) => void;
  /** Selects an option. */
  pick: (option: CountryOption, event: Event) => void;
  /** Removes a selected country and moves focus to the input. */
  remove: (option: CountryOption, event: Event) => void;
  /** Clears the value and moves focus to the input. */
  clear: (event: Event) => void;
  /** Closes the list. */
  close: (details: CountryOpenDetails) => void;
}

/** Change of the selection: the new codes, and the affected country unless all were cleared. */
export interface ChosenChange {
  codes: readonly string[];
  option: CountryOption | undefined;
  details: CountryChangeDetails;
}

/** Props of {@link ReactSelectEngine}: those of the package, and callbacks that it lacks. */
interface ReactSelectEngineProps extends EngineProps {
  /** Called when the selection changes. */
  onChosenChange: (change: ChosenChange) => void;
  /** Called when the list opens or closes. */
  onToggle: (open: boolean, details: CountryOpenDetails) => void;
  /** Whether the value cannot be changed. */
  locked: boolean;
  /** Renders the markup. */
  children: (combobox: Combobox) => ReactElement;
}

const reasons: Readonly<Record<ActionMeta<unknown>['action'], CountryChangeDetails['reason']>> = {
  'select-option': 'pick',
  'create-option': 'pick',
  'deselect-option': 'remove',
  'remove-value': 'remove',
  'pop-value': 'remove',
  clear: 'clear',
};

/**
 * Uses the logic of react-select: keys, focus, pointer, touch and input methods, the highlighted option, and
 * the selection. Its rendering is replaced because of these defects of version 5.10; each has a test in
 * `package-defects.browser.tsx`:
 * - It injects styles, which a strict Content-Security-Policy blocks, and renders all 250 options.
 * - Its ids are fixed or counted, its texts English, its empty listbox contains text, its remove button has
 *   no name, and on Apple devices it exposes neither the active nor the selected option.
 * - It calls back in a callback of `setState`, where an error unmounts the root; it blurs the input after a
 *   selection if touch is supported; each instance adds listeners to the document.
 */
export class ReactSelectEngine extends Select<CountryOption, boolean, CountryGroup> {
  declare readonly props: Readonly<ReactSelectEngineProps>;

  private cause: CountryOpenDetails = { reason: 'key', event: undefined };

  constructor(props: ReactSelectEngineProps) {
    super(props);
    // If it is initially open, the package highlights no option without a value, and a selected one with
    // several values.
    const [first] = props.menuIsOpen ? this.buildFocusableOptions() : [];
    if (first && (props.isMulti || !this.state.focusedOption)) {
      this.state = { ...this.state, focusedOption: first };
    }
  }

  // The package adds these listeners to the document, once for each instance.
  override startListeningComposition() {}
  override stopListeningComposition() {}
  override startListeningToTouch() {}
  override stopListeningToTouch() {}

  override componentDidMount() {
    super.componentDidMount();
    // Text typed, and focus received, before hydration.
    const input = this.inputRef;
    if (!input) return;
    if (input.value) {
      this.onInputChange(input.value, { action: 'input-change', prevInputValue: '' });
    }
    if (input.matches(':focus')) this.setState({ isFocused: true });
  }

  override componentDidUpdate(before: Readonly<ReactSelectEngineProps>) {
    super.componentDidUpdate(before);
    this.scrollToFocusedOptionOnUpdate = false;
    const { menuIsOpen, options, inputValue } = this.props;
    if (!menuIsOpen || inputValue || options.length === 0) return;
    // The options were loaded after opening, so the selected one can be found only now.
    if (before.options.length === 0 || !before.menuIsOpen) this.showChosen();
  }

  private showChosen() {
    const [chosen] = this.state.selectValue;
    if (!chosen || this.props.isMulti || this.state.focusedOption === chosen) return;
    if (!this.buildFocusableOptions().includes(chosen)) return;
    this.scrollToFocusedOptionOnUpdate = true;
    this.setState({ focusedOption: chosen });
  }

  // The package calls back in a callback of `setState`. React runs it during commit, where an error of the
  // application unmounts the root.
  override openMenu(from: 'first' | 'last') {
    const options = this.buildFocusableOptions();
    const [chosen] = this.state.selectValue;
    const start = options.find((option) => option === chosen && !this.props.isMulti);
    const focusedOption = start ?? options.at(from === 'first' ? 0 : -1) ?? null;
    this.scrollToFocusedOptionOnUpdate = !(this.state.isFocused && this.menuListRef);
    this.setState({ focusedOption, focusedValue: null });
    this.onMenuOpen();
  }

  override onMenuOpen() {
    this.props.onToggle(true, this.cause);
  }

  override onMenuClose() {
    this.onInputChange('', { action: 'menu-close', prevInputValue: this.props.inputValue });
    if (this.props.menuIsOpen) this.props.onToggle(false, this.cause);
  }

  private note(reason: CountryOpenReason, event: Event | undefined) {
    this.cause = { reason, event };
  }

  // The package calls this while it handles the event that `note` has stored.
  override onChange = (
    value: CountryOption | readonly CountryOption[] | null,
    meta: ActionMeta<CountryOption>,
  ) => {
    const { event } = this.cause;
    const codes = [value ?? []].flat().map(({ code }) => code);
    const option = meta.option ?? meta.removedValue ?? [value ?? []].flat()[0];
    const reason = reasons[meta.action];
    this.props.onChosenChange({ codes, option, details: { reason, event } });
    if (reason === 'pick' && !this.props.isMulti) this.onMenuClose();
  };

  private press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { menuIsOpen, inputValue, isMulti } = this.props;
    this.note(menuIsOpen && event.key === 'Enter' ? 'pick' : 'key', event.nativeEvent);
    if (this.isComposing || isComposing(event.nativeEvent)) return;
    const arrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (arrow && isMulti && !inputValue && isRightToLeft(event.currentTarget)) {
      event.preventDefault();
      this.focusValue(event.key === 'ArrowRight' ? 'previous' : 'next');
    } else if (menuIsOpen && event.altKey && event.key === 'ArrowUp') {
      event.preventDefault();
      this.onMenuClose();
    } else if (menuIsOpen && event.key === 'Enter' && !this.state.focusedOption) {
      // Without a match, Enter must not submit the form.
      event.preventDefault();
    } else this.onKeyDown(event as unknown as KeyboardEvent<HTMLDivElement>);
  };

  private control: ComponentProps<'div'> = {
    // A surrounding label would click its first button, which removes a country.
    onClick: (event: MouseEvent) => event.preventDefault(),
    onMouseDown: (event: MouseEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      this.note('trigger', event.nativeEvent);
      this.onControlMouseDown(event);
    },
    onTouchStart: (event: TouchEvent) => this.onTouchStart(event.nativeEvent),
    onTouchMove: (event: TouchEvent) => this.onTouchMove(event.nativeEvent),
    onTouchEnd: (event: TouchEvent<HTMLDivElement>) => {
      this.note('trigger', event.nativeEvent);
      this.onControlTouchEnd(event);
    },
  };

  private input: ComponentProps<'input'> = {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      this.note('type', event.nativeEvent);
      this.handleInputChange(event);
    },
    onKeyDown: this.press,
    onCompositionStart: this.onCompositionStart,
    onCompositionEnd: this.onCompositionEnd,
  };

  private focusEvents: ComponentProps<'input'> = {
    ref: this.getInputRef,
    onFocus: this.onInputFocus,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      this.note('focus-out', event.nativeEvent);
      this.onInputBlur(event);
    },
  };

  private menu: ComponentProps<'div'> = {
    onMouseDown: this.onMenuMouseDown,
    onMouseMove: this.onMenuMouseMove,
  };

  override render(): ReactElement {
    const { locked, children } = this.props;
    const { isFocused, focusedOption, focusedValue } = this.state;
    return children({
      focused: isFocused,
      active: focusedOption,
      activeValue: focusedValue,
      control: locked ? {} : this.control,
      input: locked ? this.focusEvents : { ...this.focusEvents, ...this.input },
      menu: this.menu,
      listRef: this.getMenuListRef,
      reveal: this.scrollToFocusedOptionOnUpdate,
      hover: this.onOptionHover,
      pick: this.pick,
      remove: this.remove,
      clear: this.clear,
      close: this.close,
    });
  }

  private pick = (option: CountryOption, event: Event) => {
    this.note('pick', event);
    this.selectOption(option);
  };

  private remove = (option: CountryOption, event: Event) => {
    this.note('key', event);
    this.removeValue(option);
  };

  private clear = (event: Event) => {
    this.note('key', event);
    this.clearValue();
    this.focusInput();
  };

  private close = ({ reason, event }: CountryOpenDetails) => {
    this.note(reason, event);
    this.onMenuClose();
  };
}
