import type { ComponentType } from 'react';
import type { en } from '#src/languages/en.ts';
import { row, type Row } from './conformance-row.ts';

/** Names and values that a form submits. */
export type Entries = ReadonlyArray<readonly [name: string, value: string]>;

/** Props by name. */
export type Props = Readonly<Record<string, unknown>>;

/** What a person does to a widget; each fails where the selector names nothing that can be used so. */
export interface Person {
  /** Presses the first element of the selector: `person.press('[data-day="2026-04-15"]')`. */
  press: (selector: string) => Promise<void>;
  /** Types into the first element of the selector, with keys as Vitest's `userEvent.keyboard` reads them: `'tea{Enter}'`. */
  type: (selector: string, keys: string) => Promise<void>;
}

/** What only a widget with a value in a form owes. */
export interface InputRow {
  /** Name that the form gives it, and that the entries carry: `'stars'`. */
  name: string;
  /** Part that a label points to and that focus goes to after a failed submit, or an element around it: `'rating'`. */
  control: string;
  /** A value, what it submits, what comes of `change`: `{ initial: 2, entries: [['stars', '2']], changed: 4, … }`. */
  value: { initial: unknown; entries: Entries; changed: unknown; changedEntries: Entries };
  /** Value of a widget that nothing was picked in: `null`, `[]` or `''`. */
  empty: unknown;
  /** What a person does to make `initial`, or nothing, `changed`: `(person) => person.press('[value="4"]')`. */
  change: (person: Person) => Promise<void>;
  /** Value that the end-to-end pages begin with, where half a value keeps a form from being sent. Default: `'initial'`. */
  pageValue?: 'initial' | 'changed';
}

/** Word that screen readers announce: its key, or for a function its key and what it is called with in a language. */
export type Said =
  | string
  | readonly [key: string, argumentsIn: (language: string) => readonly unknown[]];

/** How the tests mount and use one widget; what displays or navigates has no `input`. */
export interface WidgetRow extends Row {
  /** Key of the widget's labels in a language: `'rating'`. */
  words: Exclude<keyof typeof en, 'tag'>;
  /** Words that are shown or announced at once: `['noRating', ['valueOf', () => [4, 5]]]`. */
  says: readonly [Said, ...Said[]];
  /** Props of the state in which `says` is announced, where the plain one is silent: `{ defaultOpen: true }`. */
  saysIn?: Props;
  /** Props that no widget can use, each with the prop that the development error names: `[[{ max: 0 }, 'max']]`. */
  unusable: ReadonlyArray<readonly [props: Props, prop: string]>;
  /** Props of a state with more parts, which is looked at beside the plain one: `{ symbol: <Heart />, invalid: true }`. */
  fullest: Props;
  /** Props of the end-to-end pages over all others, as where server and reader see another day: `{ today: undefined }`. */
  pageProps?: Props;
  /** Trusted Types policies that the widget creates; its end-to-end pages allow no other. Default: none. */
  trustedTypes?: readonly string[];
  /** What a form input owes besides. */
  input?: InputRow;
}

/** Row of a widget that takes a value in a form. */
export type FormRow = WidgetRow & { input: InputRow };

/** Whether a row is that of a form input. */
export function isInput(widgetRow: WidgetRow): widgetRow is FormRow {
  return widgetRow.input !== undefined;
}

/** Row of a widget; `props` are the least with which it makes sense: `widget('Rating', Rating, { slot: 'rating', … })`. */
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
