'use client';
import { lazy, useEffect, useRef, type ReactNode } from 'react';
import { countryName } from '../../components/country-select';
import type { TripFacets } from '../../demo-api';
import { Button, IconButton } from '../../primitives/button';
import { chevronDown, Icon, search as searchIcon } from '../../primitives/icon';
import { Popover } from '../../primitives/popover';
import { Select } from '../../primitives/select';
import { Skeleton } from '../../primitives/skeleton';
import { InputGroup, TextInput } from '../../primitives/text-input';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { useLanguage, useWords } from '../data/app-context';
import { loadPart } from '../data/failures';
import { noFilter, sortOrders, type ListQuery } from '../data/list-query';
import { datesText } from '../data/trip-texts';
import type { FilterPartProps, FilterPartName } from './filter-parts';
import { SidePart } from './side-part';
import styles from './trip-filter.module.css';
import { useSearchText } from './use-search-text';

// The parts have large controls, and none of them is visible at first.
const FilterPart = lazy(async () => {
  const { FilterPart: part } = await loadPart(() => import('./filter-parts'));
  return { default: part };
});

const place = <Skeleton shape="control" />;

interface TripFilterProps {
  query: ListQuery;
  /** Available values. */
  facets: TripFacets;
  /** Whether a button clears the filter. */
  clearable: boolean;
  /** Called when a part changes. */
  onChange: (part: Partial<ListQuery>) => void;
  /** Called with the text to search for, after a pause in typing. */
  onSearch: (text: string) => void;
  /** Request to focus the search, with a new object each time; null for none. */
  wish: object | null;
}

/**
 * Filter and sort order of the list: a row of tiles, each with the current value, which open their part. Changes apply
 * immediately, the search text after a pause in typing or with Enter.
 */
export function TripFilter(props: TripFilterProps) {
  const { query, facets, clearable, onChange, onSearch, wish } = props;
  const { trips: words, tripForm: names } = useWords();
  const language = useLanguage();
  const { text, setText, setComposing, search, clear } = useSearchText(query.q, onSearch);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wish) field.current?.focus();
  }, [wish]);
  const number = (count: number) => new Intl.NumberFormat(language).format(count);
  const several = (list: readonly string[], only: (value: string) => string) =>
    list.length === 1 ? only(list[0] ?? '') : list.length > 1 ? number(list.length) : null;
  const part = (name: FilterPartName) => ({ name, query, facets, onChange });
  return (
    <form
      role="search"
      aria-label={words.filter}
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <InputGroup className={styles.search}>
        <TextInput
          ref={field}
          type="search"
          name="q"
          aria-label={words.search}
          value={text}
          onValueChange={setText}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          placeholder={words.searchHint}
          maxLength={200}
        />
        <IconButton type="submit" size="sm" label={words.apply}>
          <Icon icon={searchIcon} />
        </IconButton>
      </InputGroup>
      <div className={styles.tiles}>
        <Select
          aria-label={words.sort}
          className={styles.sort}
          value={query.sort}
          onValueChange={(chosen) => {
            const sort = sortOrders.find((order) => order === chosen);
            if (sort) onChange({ sort });
          }}
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {words.sorts[order]}
            </option>
          ))}
        </Select>
        <Tile
          {...part('country')}
          label={words.countries}
          value={several(query.country, (code) => countryName(code, language))}
        />
        <Tile {...part('tag')} label={names.tags} value={several(query.tag, (tag) => tag)} />
        <Tile
          {...part('dates')}
          label={names.dates}
          value={query.dates && datesText(query.dates, language)}
        />
        <Tile
          {...part('rating')}
          label={names.rating}
          value={query.rating === null ? null : `${number(query.rating)}+`}
        />
        {clearable && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              clear();
              onChange(noFilter);
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Props of {@link Tile}: those of its part, and its texts. */
interface TileProps extends FilterPartProps {
  /** Name of the part. */
  label: string;
  /** Current value; null for none. */
  value: ReactNode;
}

/** Button with the current value of a part of the filter, which opens it. */
function Tile({ label, value, ...part }: TileProps) {
  return (
    <Popover
      role="dialog"
      aria-label={label}
      className={styles.part}
      renderTrigger={(props) => (
        <Button
          {...props}
          size="sm"
          variant={value === null ? 'ghost' : 'soft'}
          className={styles.tile}
        >
          {/* The value says enough to see. */}
          {value !== null && <VisuallyHidden>{label}: </VisuallyHidden>}
          <bdi>{value ?? label}</bdi>
          <Icon icon={chevronDown} />
        </Button>
      )}
    >
      <SidePart place={place}>
        <FilterPart {...part} />
      </SidePart>
    </Popover>
  );
}
