'use client';
import { countryName } from '../../components/country-select';
import { Button } from '../../primitives/button';
import { Icon, slidersHorizontal } from '../../primitives/icon';
import { Skeleton } from '../../primitives/skeleton';
import { useLanguage, useWords } from '../data/app-context';
import { isFiltered, type ListQuery } from '../data/list-query';
import { datesText } from '../data/trip-texts';
import styles from './filter-bar.module.css';
import type { FilterPart } from './trip-filter';
import filterStyles from './trip-filter.module.css';

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

/** Decorative placeholder of the filter with the same height, to avoid a layout shift. */
export function FilterPlace({ query }: { query: ListQuery }) {
  const { trips: words } = useWords();
  const { search, sort, countries, tags, span, least } = words;
  return (
    <div aria-busy="true" aria-hidden="true" className={filterStyles.root}>
      {[search, sort, countries, tags, span].map((label) => (
        <div key={label} className={filterStyles.part}>
          <div className={filterStyles.label}>{label}</div>
          <Skeleton shape="control" />
        </div>
      ))}
      <div className={filterStyles.part}>
        <div className={filterStyles.label}>{least}</div>
        <Skeleton className={filterStyles.stars} />
      </div>
      {isFiltered(query) && <Skeleton width="30%" className={filterStyles.clearPlace} />}
    </div>
  );
}
