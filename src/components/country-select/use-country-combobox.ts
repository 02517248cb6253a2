'use client';
import { useId, useMemo, useState } from 'react';
import { useFieldControl } from '../../internals/forms/field-context';
import { numberFormat, pluralOf } from '../../internals/locale/intl';
import { useControllableState } from '../../internals/use-controllable-state';
import { useHydrated } from '../../internals/use-hydrated';
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
  const [open, setOpen] = useOpenList(props, locked);
  const list = useCountryList(
    names,
    {
      component,
      include: props.include,
      preferred: usablePreferred(component, props.preferred),
      groupBy: props.groupBy,
    },
    labels,
    query,
    open || near,
  );
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

function useOpenList(
  { open, defaultOpen = false, onOpenChange }: CountrySelectCommonProps,
  locked: boolean,
) {
  const hydrated = useHydrated();
  const [asked, setOpen] = useControllableState<boolean, CountryOpenDetails>({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  // The list is in the top layer, which a server cannot render.
  return [asked && !locked && hydrated, setOpen] as const;
}

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
