'use client';
import { useId, useMemo, useState } from 'react';
import { useFieldControl } from '../../internals/forms/field-context';
import { numberFormat, pluralOf } from '../../internals/locale/intl';
import { useOpenState } from '../../internals/panel/use-open-state';
import { hasSameItems, useStableList } from '../../internals/use-stable-list';
import { countrySelect as english } from '../../languages/en';
import type { CountrySelectLabels } from '../../languages/language';
import { useLocale } from '../../provider/locale-context';
import { useLabels } from '../../provider/use-labels';
import { usablePreferred } from './countries/usable-codes';
import { useCountryNames } from './countries/use-country-names';
import type { CountryOpenDetails, CountrySelectCommonProps } from './country-select-props';
import { useCountryList } from './list/use-country-list';
import { countryAliases } from './search/search-index';

/** Manages the state of a country select: names, list, query, open state and message. */
export function useCountryCombobox(
  component: string,
  props: CountrySelectCommonProps,
  chosenCodes: readonly string[],
) {
  const locale = useLocale(props.locale, component);
  const labels = useLabels('countrySelect', english, locale, props.labels);
  const names = useCountryNames(locale);
  const controlId = props.id === undefined ? undefined : `${props.id}-input`;
  const field = useFieldControl({ ...props, id: controlId });
  const instanceId = useId();
  const [query, setQuery] = useState('');
  const [near, setNear] = useState(false);
  const codes = useStableList(chosenCodes);
  const { announcement, announce } = useAnnouncement(codes);
  const locked = field.disabled || (props.readOnly ?? false);
  const { drawn: open, setOpen } = useOpenState<CountryOpenDetails>(props, locked);
  const list = useCountryList({
    component,
    include: props.include,
    preferred: usablePreferred(component, props.preferred),
    groupBy: props.groupBy,
    names,
    labels,
    query,
    wanted: open || near,
  });
  const chosen = useMemo(() => codes.map(names.option), [codes, names]);
  const messageOf = () => {
    if (open && query.trim()) return resultsOf(list.options.length, locale, labels, query);
    return announcement;
  };
  return {
    locale,
    labels,
    names,
    field,
    instanceId,
    locked,
    open,
    list,
    chosen,
    query,
    setQuery,
    /** Text of the live region. */
    message: messageOf(),
    announce,
    /** Opens or closes the list. */
    toggle: (next: boolean, details: CountryOpenDetails) => {
      if (next) {
        announce('', []);
        // Retry, in case the network failed before.
        void countryAliases.load();
      }
      setOpen(next, details);
    },
    /** Prepares the list, because the user may open it soon. */
    approach: () => setNear(true),
  };
}

/** Return value of {@link useCountryCombobox}. */
export type CountryComboboxState = ReturnType<typeof useCountryCombobox>;

/** Message about a change, and the codes after it. */
interface Announcement {
  sentence: string;
  of: readonly string[];
}

/**
 * Returns a message about a change. It is announced once those codes are the value, because a parent may
 * reject them.
 */
function useAnnouncement(codes: readonly string[]) {
  const [{ sentence, of }, setAnnouncement] = useState<Announcement>({ sentence: '', of: [] });
  return {
    announcement: hasSameItems(of, codes) ? sentence : '',
    announce: (next: string, changed: readonly string[]) =>
      setAnnouncement({ sentence: next, of: changed }),
  };
}

function resultsOf(
  count: number,
  locale: string,
  labels: CountrySelectLabels,
  query: string,
): string {
  if (count === 0) return labels.none(query.trim());
  return labels.results(numberFormat(locale).format(count), pluralOf(locale, count));
}
