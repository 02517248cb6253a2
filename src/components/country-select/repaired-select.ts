'use client';
import type { ActionMeta } from 'react-select';
import Select from 'react-select/base';
import type { OpenChangeDetails, OpenReason } from '../../core/panel/use-open';
import type { CountryGroup, CountryOption } from './countries/country-options';
import type { CountryChangeDetails } from './country-select-props';

type EngineProps = Select<CountryOption, boolean, CountryGroup>['props'];

/** Change of the selection: the new codes, and the affected country unless all were cleared. */
export interface ChosenChange {
  codes: readonly string[];
  option: CountryOption | undefined;
  details: CountryChangeDetails;
}

/** Props of {@link RepairedSelect}: those of the package, and callbacks that it lacks. */
export interface RepairedSelectProps extends EngineProps {
  /** Text that is being typed, `null` while the field shows its value. */
  typed: string | null;
  /** Called when the list closes while a text is typed, which no option has replaced. */
  onSettle: (details: OpenChangeDetails) => void;
  /** Called when the selection changes. */
  onChosenChange: (change: ChosenChange) => void;
  /** Called when the list opens or closes. */
  onToggle: (open: boolean, details: OpenChangeDetails) => void;
}

const reasons: Readonly<Record<ActionMeta<unknown>['action'], CountryChangeDetails['reason']>> = {
  'select-option': 'item-press',
  'create-option': 'item-press',
  'deselect-option': 'remove',
  'remove-value': 'remove',
  'pop-value': 'remove',
  clear: 'clear',
};

/**
 * The package react-select without rendering, because of these defects of version 5.10; each has a test in
 * `package-defects.browser.tsx`:
 * - It injects styles, which a strict Content-Security-Policy blocks, and renders all 250 options.
 * - Its ids are fixed or counted, its texts English, its empty listbox contains text, its remove button has
 *   no name, and on Apple devices it exposes neither the active nor the selected option.
 * - It calls back in a callback of `setState`, where an error unmounts the root; it blurs the input after a
 *   selection if touch is supported; each instance adds listeners to the document.
 */
export class RepairedSelect<Props extends RepairedSelectProps = RepairedSelectProps> extends Select<
  CountryOption,
  boolean,
  CountryGroup
> {
  declare readonly props: Readonly<Props>;

  private cause: OpenChangeDetails = { reason: 'keyboard', event: undefined };
  /** Whether the user typed or moved to the highlighted option; the list highlights one by itself. */
  protected hasChosen = false;
  /** Whether a search ended with a choice among several, after which the list highlights its first option. */
  protected hasPicked = false;

  constructor(props: Props) {
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
    if (input.value !== input.defaultValue) {
      this.onInputChange(input.value, { action: 'input-change', prevInputValue: '' });
    }
    if (input.matches(':focus')) this.setState({ isFocused: true });
  }

  override componentDidUpdate(before: Props) {
    super.componentDidUpdate(before);
    this.scrollToFocusedOptionOnUpdate = false;
    const { menuIsOpen, options, typed } = this.props;
    if (!menuIsOpen || typed || options.length === 0) return;
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
    if (this.props.typed !== null) this.props.onSettle(this.cause);
    this.shut();
  }

  private shut() {
    this.hasChosen = false;
    this.hasPicked = false;
    this.onInputChange('', { action: 'menu-close', prevInputValue: this.props.inputValue });
    if (this.props.menuIsOpen) this.props.onToggle(false, this.cause);
  }

  protected note(reason: OpenReason, event: Event | undefined) {
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
    this.hasChosen = false;
    this.hasPicked = Boolean(this.props.typed);
    if (reason === 'item-press' && !this.props.isMulti) this.shut();
  };
}
