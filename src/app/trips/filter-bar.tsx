'use client';
import { countryName } from '../../components/country-select';
import { Button } from '../../primitives/button';
import { Icon, slidersHorizontal } from '../../primitives/icon';
import { useLanguage, useWords } from '../app-context';
import { datesText } from '../trip/trip-texts';
import styles from './filter-bar.module.css';
import type { ListQuery } from './list-query';
import type { FilterPart } from './trip-filter';

/** Props of {@link FilterBar}. */
interface FilterBarProps {
  /** Query in the URL. */
  query: ListQuery;
  /** Whether the filter is visible. */
  open: boolean;
  /** Called to show or hide the filter. */
  onOpenChange: (open: boolean) => void;
  /** Called with the part of the filter to show. */
  onPart: (name: FilterPart) => void;
}

/** Buttons that replace the filter on a narrow screen: each shows the current value and opens its part. */
export function FilterBar({ query, open, onOpenChange, onPart }: FilterBarProps) {
  const { trips: words, tripForm: names } = useWords();
  const language = useLanguage();
  const { sort, country, dates, rating } = query;
  const format = new Intl.NumberFormat(language);
  const countries =
    country.length === 1
      ? countryName(country[0] ?? '', language)
      : `${words.countries} ${format.format(country.length)}`;
  const part = (name: FilterPart, isSet: boolean) => ({
    size: 'sm' as const,
    variant: isSet ? ('soft' as const) : ('outline' as const),
    onClick: () => onPart(name),
  });
  return (
    <div className={styles.root}>
      <Button size="sm" aria-expanded={open} onClick={() => onOpenChange(!open)}>
        <Icon icon={slidersHorizontal} />
        {words.filter}
      </Button>
      <Button {...part('sort', false)}>{words.sorts[sort]}</Button>
      <Button {...part('country', country.length > 0)}>
        {country.length > 0 ? countries : words.countries}
      </Button>
      <Button {...part('dates', dates !== null)}>
        {dates ? datesText(dates, language) : names.dates}
      </Button>
      <Button {...part('rating', rating !== null)}>
        {names.rating} {rating !== null && <bdi>{format.format(rating)}+</bdi>}
      </Button>
    </div>
  );
}
