'use client';
import { useId, type ReactNode } from 'react';
import { MultipleCountrySelect } from '../../components/country-select';
import { DateRangePicker } from '../../components/date-picker';
import { Rating } from '../../components/rating';
import { TagInput } from '../../components/tag-input';
import type { TripFacets } from '../../demo-api';
import { Button } from '../../primitives/button';
import { TextInput } from '../../primitives/text-input';
import { useWords } from '../app-context';
import { isFiltered, noFilter, sortOrders, type ListQuery } from './list-query';
import { Select } from '../shell/select';
import styles from './trip-filter.module.css';

/** Props of {@link TripFilter}. */
interface TripFilterProps {
  /** What the address asks for. */
  query: ListQuery;
  /** What there is to choose from. */
  facets: TripFacets;
  /** Called when a part is to be another. */
  onChange: (part: Partial<ListQuery>) => void;
}

/** Filter and order of the list. Every choice holds at once; the search text applies when it is submitted. */
export function TripFilter({ query, facets, onChange }: TripFilterProps) {
  const { trips: words } = useWords();
  return (
    <form
      role="search"
      aria-label={words.filter}
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        const q = new FormData(event.currentTarget).get('q');
        onChange({ q: typeof q === 'string' ? q.trim() : '' });
      }}
    >
      <Part label={words.search}>
        {(id) => (
          <div className={styles.search}>
            <TextInput
              // Another address has other words; what is typed and not sent stays.
              key={query.q}
              id={id}
              type="search"
              name="q"
              defaultValue={query.q}
              placeholder={words.searchHint}
              maxLength={200}
            />
            <Button type="submit">{words.apply}</Button>
          </div>
        )}
      </Part>
      <Part label={words.sort}>
        {(id) => (
          <Select
            id={id}
            value={query.sort}
            options={sortOrders.map((order) => [order, words.sorts[order]] as const)}
            onChange={(sort) => onChange({ sort })}
          />
        )}
      </Part>
      <Part label={words.countries} isGroup>
        {(id) => (
          <MultipleCountrySelect
            aria-labelledby={id}
            value={query.country}
            onValueChange={(country) => onChange({ country })}
          />
        )}
      </Part>
      <Part label={words.tags} isGroup hasLine>
        {(id) => (
          <TagInput
            aria-labelledby={id}
            placeholder={words.anyTag}
            value={query.tag}
            suggestions={facets.tags.map(({ value }) => value)}
            onValueChange={(tag) => onChange({ tag })}
          />
        )}
      </Part>
      <Part label={words.span} isGroup hasLine>
        {(id) => (
          <DateRangePicker
            aria-labelledby={id}
            value={query.dates}
            onValueChange={(range) => {
              const { from, to } = range ?? {};
              onChange({ dates: from && to ? { from, to } : null });
            }}
          />
        )}
      </Part>
      <Part label={words.least} isGroup>
        {(id) => (
          <Rating
            aria-labelledby={id}
            step={0.5}
            clearable
            value={query.rating}
            onValueChange={(rating) => onChange({ rating })}
          />
        )}
      </Part>
      {isFiltered(query) && (
        <Button variant="ghost" onClick={() => onChange(noFilter)}>
          {words.clear}
        </Button>
      )}
    </form>
  );
}

/** Props of one part of the filter. */
interface PartProps {
  /** Visible label. */
  label: string;
  /** Whether the control is named by the label's id; otherwise the label is for the control's. */
  isGroup?: boolean;
  /** Whether the control keeps a line free below itself, which then parts it from the next. */
  hasLine?: boolean;
  /** Control, made with the id. */
  children: (id: string) => ReactNode;
}

function Part({ label, isGroup, hasLine, children }: PartProps) {
  const id = useId();
  const Label = isGroup ? 'div' : 'label';
  return (
    <div data-line={hasLine ? '' : undefined} className={styles.part}>
      <Label {...(isGroup ? { id } : { htmlFor: id })} className={styles.label}>
        {label}
      </Label>
      {children(id)}
    </div>
  );
}
