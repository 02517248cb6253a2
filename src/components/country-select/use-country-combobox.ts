'use client';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { usePartName } from '../../core/forms/part-name';
import { useFieldControl } from '../../core/forms/use-field-control';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { useAnnouncer } from '../../core/messages/announcer';
import { useOpen, type OpenChangeDetails } from '../../core/panel/use-open';
import { hasSameItems, useStableList } from '../../core/props/use-stable-list';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import { placeOf } from './countries/countries';
import type { CountryOption } from './countries/country-options';
import { usablePreferred } from './countries/usable-codes';
import { useCountryNames } from './countries/use-country-names';
import type { CountrySelectCommonProps } from './country-select-props';
import { namedCode } from './list/country-list';
import { useCountryList } from './list/use-country-list';
import { countryAliases } from './search/search-index';
import { countrySelect as english } from './words';

/** Manages the state of a country select: names, list, typed text, open state and announcements. */
export function useCountryCombobox(
  component: string,
  props: CountrySelectCommonProps,
  chosenCodes: readonly string[],
  writes: number,
) {
  const locale = useLocale(props.locale, component);
  const labels = useLabels('countrySelect', english, locale, props.labels);
  const names = useCountryNames(locale);
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
  const list = useCountryList({
    component,
    include: props.countries,
    preferred: usablePreferred(component, props.preferred),
    groupBy: props.groupBy,
    names,
    labels,
    query,
    wanted: open || near,
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
      const code = isFull && namedCode(query, names, countryAliases.peek());
      return list.options.find((option) => option.code === code);
    },
    /** Opens or closes the list. */
    toggle: (next: boolean, details: OpenChangeDetails) => {
      // Retry, in case the network failed before.
      if (next) void countryAliases.load();
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
