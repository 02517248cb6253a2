import type { ComponentType } from 'react';
import type { en } from '#src/languages/en.ts';
import { row, type Row } from './conformance/conformance-row.ts';

/** Names and values that a form submits. */
export type Entries = ReadonlyArray<readonly [name: string, value: string]>;

/** Props by name. */
export type Props = Readonly<Record<string, unknown>>;

/** User actions on a widget; each fails if the selector matches nothing that can be used that way. */
export interface Person {
  /** Clicks the first element of the selector: `person.press('[data-day="2026-04-15"]')`. */
  press: (selector: string) => Promise<void>;
  /** Types into the first element of the selector, with keys as Vitest's `userEvent.keyboard` reads them: `'tea{Enter}'`. */
  type: (selector: string, keys: string) => Promise<void>;
}

/** Texts of a widget that parses them: unreadable ones are reported as `''` and stay, marked invalid. */
export interface ParsedRow {
  /** Readable texts of its fields: `['4/9/2026', '4/11/2026']`. */
  texts: readonly string[];
  /** Their value: `{ from: '2026-04-09', to: '2026-04-11' }`. */
  value: unknown;
  /** Props with which the last text is outside of the limits: `{ max: '2026-04-10' }`. */
  limits: Props;
}

/** What a user or the browser enters into a native control of the markup, without React. */
export interface EarlyInput {
  /** Selector of the control. */
  control: string;
  /** Its text; a checkbox or a radio button has none, and is clicked. */
  text?: string;
  /** Whether the control itself has the value that the form submits. */
  isValue?: boolean;
  /** Whether the text is beside the value, such as a tag that is not finished, and stays when that changes. */
  isBeside?: boolean;
}

/** Additional requirements of a widget with a value in a form. */
export interface InputRow {
  /** Name that the form gives it, and that the entries have: `'stars'`. */
  name: string;
  /** Part that a label points to and that takes focus after a failed submit, or an element around it: `'rating'`. */
  control: string;
  /** A value, its entries, the result of `change`: `{ initial: 2, entries: [['stars', '2']], changed: 4, … }`. */
  value: { initial: unknown; entries: Entries; changed: unknown; changedEntries: Entries };
  /** Value of a widget without a choice: `null`, `[]` or `''`. */
  empty: unknown;
  /** User actions that turn `initial`, or nothing, into `changed`: `(person) => person.press('[value="4"]')`. */
  change: (person: Person) => Promise<void>;
  /**
   * Input that turns `initial` into `changed` before hydration, or by autofill; none for a widget that is only pressed:
   * `{ control: '[data-slot="time-field-input"]', text: '15:30' }`.
   */
  early?: EarlyInput | undefined;
  /** Text that becomes the value when the form is submitted while it is being typed, if it is not that of `early`. */
  typed?: EarlyInput;
  /** Whether the data of the form has that text only once a submit event commits it. Default: also while it is typed. */
  commitsOnSubmit?: true;
  /**
   * Initial value on the end-to-end pages, if an incomplete value keeps a form from being submitted. Default:
   * `'initial'`.
   */
  pageValue?: 'initial' | 'changed';
  /** Texts, for a widget that parses them. */
  parsed?: ParsedRow;
}

/** Label that screen readers announce: its key, or for a function its key and its arguments in a language. */
export type AnnouncedLabel =
  | string
  | readonly [key: string, argumentsIn: (language: string) => readonly unknown[]];

/** How the tests mount and use one widget; widgets that display or navigate have no `input`. */
export interface WidgetRow extends Row {
  /** Key of the widget's labels in a language: `'rating'`. */
  words: Exclude<keyof typeof en, 'tag'>;
  /**
   * Labels that are shown or announced immediately: `['noRating', ['valueOf', () => [4, 5]]]`. None for a widget that says
   * something only after a change, which its play stories hold.
   */
  announces: readonly AnnouncedLabel[];
  /** Props of a state in which `announces` applies, if the default one is silent: `{ defaultOpen: true }`. */
  announcesIn?: Props;
  /** Invalid props, each with the prop that the development error names: `[[{ max: 0 }, 'max']]`. */
  unusable: ReadonlyArray<readonly [props: Props, prop: string]>;
  /** Props of a state with more parts, which is tested in addition: `{ symbol: <Heart />, invalid: true }`. */
  fullest: Props;
  /**
   * Props that override all others on the end-to-end pages, where server and browser may have another day: `{ today:
   * undefined }`.
   */
  pageProps?: Props;
  /** Trusted Types policies that the widget creates; its end-to-end pages allow no other. Default: none. */
  trustedTypes?: readonly string[];
  /** Additional requirements of a form input. */
  input?: InputRow;
}

/** Row of a widget that takes a value in a form. */
export type FormRow = WidgetRow & { input: InputRow };

/** Whether a row is that of a form input. */
export function isInput(widgetRow: WidgetRow): widgetRow is FormRow {
  return widgetRow.input !== undefined;
}

/** Row of a widget; `props` are the minimal ones that make sense: `widget('Rating', Rating, { slot: 'rating', … })`. */
export function widget<ComponentProps extends object>(
  name: string,
  component: ComponentType<ComponentProps>,
  {
    slot,
    role,
    props,
    ...rest
  }: Omit<WidgetRow, 'name' | 'render'> & { role: string | null; props: ComponentProps },
): WidgetRow {
  return { ...row(name, component, { slot, role, props }), ...rest };
}
