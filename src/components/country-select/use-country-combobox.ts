'use client';
import { useEffect, useId, useMemo, useRef, useState, type ComponentProps } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import { usePartName } from '../../core/forms/part-name';
import { useFieldControl, type FormControlProps } from '../../core/forms/use-field-control';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { useAnnouncer } from '../../core/messages/announcer';
import { useOpen, type OpenChangeDetails, type OpenProps } from '../../core/panel/use-open';
import { hasSameItems, useStableList } from '../../core/props/use-stable-list';
import { useLocale, useLabels } from '../../core/provider/language';
import { useLazyModule } from '../../core/use-lazy-module';
import { countriesIn, placeOf, usablePreferred, type CountryPolicy } from './countries';
import {
  comparison,
  countryNames,
  foundOptions,
  groupedOptions,
  namedCode,
  offeredOptions,
  type CountryNames,
  type CountryOption,
} from './country-list';
import { otherNames } from './search-countries';
import { countrySelect as english, type CountrySelectLabels } from './words';

/** Cause of a change of a country select. */
export type CountryChangeReason = 'item-press' | 'remove' | 'clear' | 'autofill' | 'reset';

/** Details of a change of the value. */
export type CountryChangeDetails = ChangeDetails<CountryChangeReason>;

/** Shared props of both country selects, including those of the root element. */
export interface CountrySelectCommonProps
  extends
    OpenProps,
    FormControlProps,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role'> {
  /**
   * Countries in the list: `all` 250, `un` for members of the United Nations, `independent`, or a function
   * that filters countries. Other values are still shown and submitted. Default: `all`.
   */
  countries?: CountryPolicy;
  /** Codes of the countries at the start of the list, in this order: `['CH', 'DE']`. */
  preferred?: ReadonlyArray<string>;
  /** Headings of the list: `region` for regions of the world. Default: none. */
  groupBy?: 'region';
  /** Whether flags are shown; they load when they are first visible. Default: `true`. */
  showFlags?: boolean;
  /** Whether there is a clear button. Default: `true`, or `false` if a country is required. */
  clearable?: boolean;
  /** Placeholder. Default: that of the language. */
  placeholder?: string;
  /** Labels that override those of the language. */
  labels?: Partial<CountrySelectLabels>;
}

/** Returns the props of the root element: all except those of the control. */
export function rootProps({
  open,
  defaultOpen,
  onOpenChange,
  countries,
  preferred,
  groupBy,
  showFlags,
  clearable,
  placeholder,
  locale,
  labels,
  name,
  form,
  required,
  disabled,
  readOnly,
  invalid,
  id,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...root
}: CountrySelectCommonProps) {
  return root;
}

/** Manages the state of a country select: names, list, typed text, open state and announcements. */
export function useCountryCombobox(
  component: string,
  props: CountrySelectCommonProps,
  chosenCodes: readonly string[],
  writes: number,
) {
  const locale = useLocale(props.locale, component);
  const labels = useLabels('countrySelect', english, locale, props.labels);
  const names = countryNames(locale);
  const input = useRef<HTMLInputElement>(null);
  const field = useFieldControl(component, props, input);
  const instanceId = useId();
  // Typed text, which is discarded when the value is set from outside; without any, the field shows its value.
  const [draft, setDraft] = useState<{ text: string; writes: number } | null>(null);
  const typed = draft?.writes === writes ? draft.text : null;
  const [near, setNear] = useState(false);
  const codes = useStableList(chosenCodes);
  const announcer = useAnnouncer(input);
  const announce = useAnnouncement(codes, announcer.say);
  const locked = field.disabled || (props.readOnly ?? false);
  const { drawn: open, setOpen } = useOpen(props, { locked });
  const query = typed?.trim() ?? '';
  // A text that was typed before hydration may name a country, too.
  const wanted = open || near || typed !== null;
  const list = useCountryList({
    component,
    props,
    names,
    labels,
    query,
    wanted,
  });
  const chosen = useMemo(() => codes.map(names.option), [codes, names]);

  const { length } = list.options;
  useEffect(() => {
    if (!open || !query) return undefined;
    const count = numberFormat(locale).format(length);
    announcer.sayAtRest(
      length === 0 ? labels.none(query) : labels.results(count, pluralOf(locale, length)),
    );
    return announcer.drop;
  }, [announcer, open, query, length, labels, locale]);

  return {
    locale,
    labels,
    field,
    input,
    partName: usePartName(input, field),
    instanceId,
    locked,
    open,
    wanted,
    list,
    chosen,
    names,
    typed,
    query,
    setTyped: (text: string | null) => setDraft(text === null ? null : { text, writes }),
    /** Announces a message once these codes are the value, because a parent may reject them. */
    announce,
    /** Announces a message. */
    say: announcer.say,
    /** Returns the name of a selected country in the field. An unknown code is shown, with an explanation. */
    textOf: ({ code, name }: CountryOption) =>
      placeOf(code) >= 0 ? name : `${code} · ${labels.unknown}`,
    /** Returns the offered country that the typed text names in full. */
    namedOption: () => {
      // A few letters may be the start of a name as well as a code.
      const isFull = !/^[a-z]{0,3}$/i.test(query);
      const code = isFull && namedCode(query, names, otherNames.peek());
      return list.options.find((option) => option.code === code);
    },
    /** Opens or closes the list. */
    toggle: (next: boolean, details: OpenChangeDetails) => {
      // Retry, in case the network failed before.
      if (next) void otherNames.load();
      setOpen(next, details);
    },
    /** Prepares the list, because the user may open it soon. */
    approach: () => setNear(true),
  };
}

/** Return value of {@link useCountryCombobox}. */
export type CountryComboboxState = ReturnType<typeof useCountryCombobox>;

/** Returns a function that announces a message about a change once its codes are the value. */
function useAnnouncement(codes: readonly string[], say: (message: string) => void) {
  const awaited = useRef<{ message: string; of: readonly string[] }>(null);
  useEffect(() => {
    const { current } = awaited;
    if (!current || !hasSameItems(current.of, codes)) return;
    awaited.current = null;
    say(current.message);
  });
  return (message: string, of: readonly string[]) => {
    awaited.current = { message, of };
  };
}

interface CountryListOptions {
  /** Component name for error messages. */
  component: string;
  props: CountrySelectCommonProps;
  names: CountryNames;
  labels: CountrySelectLabels;
  /** Text by which the user searches, without white space around it. */
  query: string;
  /** Whether the list is open or may open soon; otherwise it is empty. */
  wanted: boolean;
}

/**
 * Returns the options in the order of the list, all or those that match the query, with their groups, if they have
 * headings, and the number of all.
 */
function useCountryList({
  component,
  props,
  names,
  labels: { regions },
  query,
  wanted,
}: CountryListOptions) {
  const { groupBy } = props;
  const others = useLazyModule(otherNames, wanted);
  // A parent may pass new functions and arrays on every render; their content stays the same.
  const codes = useStableList(
    wanted ? countriesIn(component, props.countries).map(({ code }) => code) : [],
  );
  const first = useStableList(usablePreferred(component, props.preferred));
  const offered = useMemo(() => offeredOptions(names, codes, first), [names, codes, first]);
  const found = useMemo(
    () => (query ? foundOptions(query, offered, names, others) : undefined),
    [query, offered, names, others],
  );
  const groups = useMemo(() => {
    if (found || (!groupBy && first.length === 0) || offered.length === 0) return undefined;
    const compare = comparison(names.locale);
    const made = groupedOptions(offered, first, groupBy, (a, b) => compare(regions[a], regions[b]));
    // Without preferred countries, a heading for the others is not needed.
    return groupBy || made.length > 1 ? made : undefined;
  }, [found, groupBy, first, offered, names, regions]);
  const options = useMemo(
    () => found ?? groups?.flatMap((group) => group.options) ?? offered,
    [found, groups, offered],
  );
  return { options, groups, total: offered.length };
}
