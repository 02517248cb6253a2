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
import { isComposing } from '../../core/is-composing';
import type { OpenChangeDetails } from '../../core/panel/use-open';
import type { CountryOption } from './countries/country-options';
import { RepairedSelect, type RepairedSelectProps } from './repaired-select';

/** State and handlers of the combobox, for rendering its markup. */
export interface Combobox {
  /** Highlighted option of the list. */
  active: CountryOption | null;
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
  /** Removes a selected country. */
  remove: (option: CountryOption, event: Event) => void;
  /** Clears the value and moves focus to the input. */
  clear: (event: Event) => void;
  /** Opens or closes the list after a click, unless the press before it did. */
  click: (event: MouseEvent) => void;
  /** Closes the list. */
  close: (details: OpenChangeDetails) => void;
}

/** Props of {@link ReactSelectEngine}. */
interface ReactSelectEngineProps extends RepairedSelectProps {
  /** Whether the value cannot be changed. */
  locked: boolean;
  /** Renders the markup. */
  children: (combobox: Combobox) => ReactElement;
}

/** Keys that move the highlight, unless a modifier makes them move the caret or select text. */
const moves = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']);

/**
 * Uses the logic of react-select for keys, focus, pointer, touch and input methods, the highlighted option and
 * the selection, and passes it to the markup.
 */
export class ReactSelectEngine extends RepairedSelect<ReactSelectEngineProps> {
  /** Whether a press, which opens or closes the list, precedes the next click. */
  private isPressed = false;

  /**
   * Highlighted option: none once the user has emptied the field of its country, or picked one of several, until
   * they move to one.
   */
  private get active(): CountryOption | null {
    const { typed, isMulti } = this.props;
    const isEmptied = typed?.trim() === '' && !isMulti && this.state.selectValue.length > 0;
    return (isEmptied || this.hasPicked) && !this.hasChosen ? null : this.state.focusedOption;
  }

  private press = (event: KeyboardEvent<HTMLInputElement>) => {
    const picks = this.props.menuIsOpen && (event.key === 'Enter' || event.key === 'Tab');
    this.note(picks ? 'item-press' : 'keyboard', event.nativeEvent);
    if (this.isComposing || isComposing(event.nativeEvent) || this.handles(event)) return;
    this.onKeyDown(event as unknown as KeyboardEvent<HTMLDivElement>);
  };

  /** Handles the keys for which the package does something else; returns whether it must not handle the key. */
  private handles(event: KeyboardEvent<HTMLInputElement>): boolean {
    const { menuIsOpen, isMulti } = this.props;
    const { key } = event;
    if (moves.has(key)) return this.move(event);
    switch (key) {
      case 'Enter':
      case ' ':
        return this.pressToPick(event);
      case 'Tab':
        if (menuIsOpen && this.hasChosen) this.pickNew();
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
  private move(event: KeyboardEvent): boolean {
    const { menuIsOpen } = this.props;
    if (event.shiftKey || event.ctrlKey || event.metaKey) return true;
    if (menuIsOpen && event.altKey && event.key === 'ArrowUp') {
      event.preventDefault();
      this.onMenuClose();
      return true;
    }
    const before = this.active;
    this.hasChosen = menuIsOpen;
    // The first key shows the highlight where the package already has it.
    if (!menuIsOpen || before || !this.active) return false;
    event.preventDefault();
    this.scrollToFocusedOptionOnUpdate = true;
    this.forceUpdate();
    return true;
  }

  /** Handles Enter, which picks the highlighted option, and Space, which picks only what the user moved to. */
  private pressToPick(event: KeyboardEvent): boolean {
    const { menuIsOpen, typed } = this.props;
    const isEnter = event.key === 'Enter';
    const isText = !isEnter && Boolean(typed);
    const picksNothing = menuIsOpen && !isText && !(isEnter ? this.active : this.hasChosen);
    // A held key neither picks again nor submits the form.
    if (!picksNothing && !event.repeat) return false;
    if (!isText) event.preventDefault();
    const isEmptied = isEnter && !event.repeat && typed?.trim() === '';
    if (menuIsOpen && isEmptied) this.onMenuClose();
    return true;
  }

  /** Picks the highlighted option, unless it is selected, because picking it again would remove it. */
  private pickNew() {
    const { active } = this;
    if (active && !this.isOptionSelected(active, this.state.selectValue)) this.selectOption(active);
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
      this.hasChosen = event.currentTarget.value.trim() !== '';
      this.handleInputChange(event);
    },
    onClick: (event) => {
      this.selectName(event.currentTarget);
      if (!this.props.menuIsOpen) this.click(event);
    },
    onKeyDown: this.press,
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

  private menu: ComponentProps<'div'> = {
    onMouseDown: this.onMenuMouseDown,
    onMouseMove: this.onMenuMouseMove,
  };

  override render(): ReactElement {
    const { locked, children } = this.props;
    return children({
      active: this.active,
      control: locked ? {} : this.control,
      input: locked ? this.focusEvents : { ...this.focusEvents, ...this.input },
      menu: this.menu,
      listRef: this.getMenuListRef,
      reveal: this.scrollToFocusedOptionOnUpdate,
      hover: this.hover,
      pick: this.pick,
      remove: this.remove,
      clear: this.clear,
      click: this.click,
      close: this.close,
    });
  }

  private hover = (option: CountryOption) => {
    this.hasPicked = false;
    this.onOptionHover(option);
  };

  private pick = (option: CountryOption, event: Event) => {
    this.note('item-press', event);
    this.selectOption(option);
  };

  private remove = (option: CountryOption, event: Event) => {
    this.note('keyboard', event);
    const { selectValue } = this.state;
    const rest = selectValue.filter(({ code }) => code !== option.code);
    this.onChange(rest, { action: 'remove-value', removedValue: option });
  };

  private clear = (event: Event) => {
    this.note('keyboard', event);
    this.clearValue();
    this.focusInput();
  };

  // The click of a touch screen reader has no press before it.
  private click = (event: MouseEvent) => {
    if (this.isPressed) return;
    this.note('trigger-press', event.nativeEvent);
    this.focusInput();
    if (this.props.menuIsOpen) this.onMenuClose();
    else this.openMenu('first');
  };

  private close = ({ reason, event }: OpenChangeDetails) => {
    this.note(reason, event);
    this.onMenuClose();
  };
}
