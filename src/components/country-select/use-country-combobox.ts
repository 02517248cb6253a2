'use client';
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { useFieldControl } from '../../internals/field-context';
import { numberFormat, pluralOf } from '../../internals/intl';
import { useLocale } from '../../internals/locale-context';
import { useCommitted } from '../../internals/use-committed';
import { useControllableState } from '../../internals/use-controllable-state';
import { useHydrated } from '../../internals/use-hydrated';
import { useLabels } from '../../internals/use-labels';
import { placeOf } from './countries';
import type { CountryNames } from './country-options';
import type {
  CountryChangeDetails,
  CountryOpenDetails,
  CountrySelectCommonProps,
} from './country-select-props';
import { countrySelectLabels, type CountrySelectLabels } from './labels';
import { nearStore } from './near-store';
import { usablePolicy, usablePreferred } from './usable-codes';
import { useCountryList } from './use-country-list';
import { useCountryNames } from './use-country-names';
import { useNearParts } from './use-near-parts';

/** State of a country select with what it shows: names, list, query and message. */
export function useCountryCombobox(
  component: string,
  props: CountrySelectCommonProps,
  chosenCodes: readonly string[],
) {
  const locale = useLocale(props.locale, component);
  const labels = useLabels(countrySelectLabels, locale, props.labels);
  const names = useCountryNames(locale);
  const controlId = props.id === undefined ? undefined : `${props.id}-input`;
  const field = useFieldControl({ ...props, id: controlId });
  const instanceId = useId();
  const hydrated = useHydrated();
  const [query, setQuery] = useState('');
  const [near, setNear] = useState(false);
  const key = chosenCodes.join('\n');
  const [said, setSaid] = useState({ sentence: '', of: '' });
  const [asked, setOpen] = useControllableState<boolean, CountryOpenDetails>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onValueChange: props.onOpenChange,
  });
  const locked = field.disabled || (props.readOnly ?? false);
  // The list lives in the top layer, where a server can put nothing.
  const open = asked && !locked && hydrated;
  const { parts, failed } = useNearParts(open, query);
  const list = useCountryList(
    names,
    {
      include: usablePolicy(component, props.include),
      preferred: usablePreferred(component, props.preferred),
      groupBy: props.groupBy,
    },
    labels,
    query,
    open || near ? parts : undefined,
  );
  const chosen = useMemo(() => key.split('\n').filter(Boolean).map(names.option), [key, names]);
  const messageOf = () => {
    if (failed) return labels.failed;
    if (open && parts && query.trim()) return resultsOf(list.options.length, locale, labels, query);
    return said.of === key ? said.sentence : '';
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
    /** Sentence of the live region, beside what the list says. */
    message: messageOf(),
    /** Lets the live region say a sentence once these codes are chosen: a parent may refuse them. */
    say: (sentence: string, codes: readonly string[]) =>
      setSaid({ sentence, of: codes.join('\n') }),
    /** Words in place of the list that is open and not there. */
    notice: open && !parts ? (failed ? labels.failed : labels.loading) : undefined,
    /** Opens or closes the list. */
    toggle: (next: boolean, details: CountryOpenDetails) => {
      if (next) setSaid({ sentence: '', of: '' });
      setOpen(next, details);
    },
    /** Gets ready what an open list needs, because the reader comes near. */
    approach: () => {
      setNear(true);
      void nearStore.load('near');
    },
    /** Panel with the list, `undefined` until it has loaded. */
    Menu: open ? parts?.CountryMenu : undefined,
  };
}

/** State that {@link useCountryCombobox} gives. */
export type CountryComboboxState = ReturnType<typeof useCountryCombobox>;

function resultsOf(
  count: number,
  locale: string,
  labels: CountrySelectLabels,
  query: string,
): string {
  if (count === 0) return labels.none(query.trim());
  return labels.results(numberFormat(locale).format(count), pluralOf(locale, count));
}

/**
 * Takes over what the browser fills into the hidden control: a code, or the name of a country in any language that the
 * search knows. Anything else is put back.
 */
export function useAutofill(
  control: RefObject<HTMLInputElement | null>,
  { names, locked, chosen }: Pick<CountryComboboxState, 'names' | 'locked' | 'chosen'>,
  onFill: (code: string, details: CountryChangeDetails) => void,
): void {
  const latest = useCommitted({ names, locked, current: chosen[0]?.code ?? '', onFill });
  const filling = useRef<string>(null);
  useEffect(() => {
    const input = control.current;
    const fill = async (event: Event) => {
      const text = input?.value ?? '';
      if (!input || latest.current.locked || text === latest.current.current) return;
      filling.current = text;
      const code = await codeOf(text, latest.current.names);
      if (filling.current !== text) return;
      filling.current = null;
      if (code) latest.current.onFill(code, { reason: 'autofill', event });
      else input.value = latest.current.current;
    };
    // Not React's `onChange`, which overlooks a value that a script has set.
    input?.addEventListener('input', fill);
    input?.addEventListener('change', fill);
    return () => {
      input?.removeEventListener('input', fill);
      input?.removeEventListener('change', fill);
    };
  }, [control, latest]);
}

/** At once for an alpha-2 code; names need the search, which loads first. */
function codeOf(text: string, names: CountryNames): string | null | Promise<string | null> {
  const code = text.trim().toUpperCase();
  if (placeOf(code) >= 0) return code;
  return nearStore.load('near').then(() => {
    const parts = nearStore.peek('near');
    return parts ? parts.list.namedCode(text, names, parts.data) : null;
  });
}
