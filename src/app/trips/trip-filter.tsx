'use client';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { MultipleCountrySelect } from '../../components/country-select';
import { DateRangePicker } from '../../components/date-picker';
import { Rating } from '../../components/rating';
import { TagInput } from '../../components/tag-input';
import type { TripFacets } from '../../demo-api';
import { Button, IconButton } from '../../primitives/button';
import { Icon, search as searchIcon } from '../../primitives/icon';
import { Select } from '../../primitives/select';
import { InputGroup, TextInput } from '../../primitives/text-input';
import { useWords } from '../data/app-context';
import { noFilter, sortOrders, type ListQuery } from '../data/list-query';
import styles from './trip-filter.module.css';
import { useSearchText } from './use-search-text';

/** Props of {@link TripFilter}. */
interface TripFilterProps {
  /** Query in the URL. */
  query: ListQuery;
  /** Available values. */
  facets: TripFacets;
  /** Whether a button clears the filter. */
  clearable: boolean;
  /** Called when a part changes. */
  onChange: (part: Partial<ListQuery>) => void;
  /** Called with the text to search for, after a pause in typing. */
  onSearch: (text: string) => void;
  /** Part to focus, with a new object each time; null for none. */
  wanted: WantedPart | null;
}

/** Requested part of the filter. */
export interface WantedPart {
  /** Its name. */
  name: FilterPart;
}

/** Parts of the filter that have a button on a narrow screen. */
export type FilterPart = 'q' | 'sort' | 'country' | 'dates' | 'rating';

/**
 * Filter and sort order of the list. Changes apply immediately, the search text after a pause in typing or with
 * Enter.
 */
export function TripFilter(props: TripFilterProps) {
  const { query, facets, clearable, onChange, onSearch, wanted } = props;
  const { trips: words } = useWords();
  const { text, setText, setComposing, search, clear } = useSearchText(query.q, onSearch);
  const tags = facets.tags.map(({ value }) => value);
  // Only tags in use can be selected, in upper or lower case.
  const knownTag = (typed: string) =>
    tags.find((tag) => tag.toLocaleLowerCase() === typed.toLocaleLowerCase());
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!wanted) return;
    const part = form.current?.querySelector(`[data-part="${wanted.name}"]`);
    part?.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus();
  }, [wanted]);
  return (
    <form
      ref={form}
      role="search"
      aria-label={words.filter}
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Part name="q" label={words.search}>
        {(id) => (
          <InputGroup>
            <TextInput
              id={id}
              type="search"
              name="q"
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
        )}
      </Part>
      <Part name="sort" label={words.sort}>
        {(id) => (
          <Select
            id={id}
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
        )}
      </Part>
      <Part name="country" label={words.countries} isGroup>
        {(id) => (
          <MultipleCountrySelect
            aria-labelledby={id}
            value={query.country}
            onValueChange={(country) => onChange({ country })}
          />
        )}
      </Part>
      <Part label={words.tags} isGroup>
        {(id) => (
          <TagInput
            aria-labelledby={id}
            placeholder={words.anyTag}
            value={query.tag}
            suggestions={tags}
            validate={(tag) => (knownTag(tag) === undefined ? words.unknownTag : null)}
            onValueChange={(chosen) => onChange({ tag: chosen.map((tag) => knownTag(tag) ?? tag) })}
          />
        )}
      </Part>
      <Part name="dates" label={words.span} isGroup>
        {(id) => (
          <DateRangePicker
            aria-labelledby={id}
            countBy="days"
            value={query.dates}
            onValueChange={(range) => {
              const { from, to } = range ?? {};
              onChange({ dates: from && to ? { from, to } : null });
            }}
          />
        )}
      </Part>
      <Part name="rating" label={words.least} isGroup>
        {(id) => (
          <Rating
            aria-labelledby={id}
            size="sm"
            clearable
            value={query.rating}
            onValueChange={(rating) => onChange({ rating })}
          />
        )}
      </Part>
      {clearable && (
        <Button
          size="sm"
          variant="ghost"
          className={styles.clear}
          onClick={() => {
            clear();
            onChange(noFilter);
          }}
        >
          {words.clear}
        </Button>
      )}
    </form>
  );
}

/** Props of one part of the filter. */
interface PartProps {
  /** Name of the part. Default: none. */
  name?: FilterPart;
  /** Visible label. */
  label: string;
  /** Whether the control is labeled by the label's id; otherwise the label references the control. */
  isGroup?: boolean;
  /** Renders the control with the id. */
  children: (id: string) => ReactNode;
}

function Part({ name, label, isGroup, children }: PartProps) {
  const id = useId();
  const Label = isGroup ? 'div' : 'label';
  return (
    <div data-part={name} className={styles.part}>
      <Label {...(isGroup ? { id } : { htmlFor: id })} className={styles.label}>
        {label}
      </Label>
      {children(id)}
    </div>
  );
}
