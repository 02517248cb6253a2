'use client';
import { useEffect, useRef } from 'react';
import { MultipleCountrySelect } from '../../components/country-select';
import { DateRangePicker } from '../../components/date-picker';
import { Rating } from '../../components/rating';
import { TagInput } from '../../components/tag-input';
import type { TripFacets } from '../../demo-api';
import { useWords } from '../data/app-context';
import type { ListQuery } from '../data/list-query';

/** Parts of the filter that open. */
export type FilterPartName = 'country' | 'tag' | 'dates' | 'rating';

/** Props of {@link FilterPart}. */
export interface FilterPartProps {
  name: FilterPartName;
  query: ListQuery;
  /** Available values. */
  facets: TripFacets;
  /** Called when the part changes. */
  onChange: (part: Partial<ListQuery>) => void;
}

/** Control of one part of the filter, which receives focus. */
export function FilterPart({ name, ...rest }: FilterPartProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, []);
  const Part = parts[name];
  return (
    <div ref={root}>
      <Part {...rest} />
    </div>
  );
}

type PartProps = Omit<FilterPartProps, 'name'>;

const parts = { country: Countries, tag: Tags, dates: Dates, rating: LeastRating };

function Countries({ query, onChange }: PartProps) {
  const { trips: words } = useWords();
  return (
    <MultipleCountrySelect
      aria-label={words.countries}
      value={query.country}
      onValueChange={(country) => onChange({ country })}
    />
  );
}

function Tags({ query, facets, onChange }: PartProps) {
  const { trips: words, tripForm } = useWords();
  const tags = facets.tags.map(({ value }) => value);
  // Only tags in use can be selected, in upper or lower case.
  const knownTag = (typed: string) =>
    tags.find((tag) => tag.toLocaleLowerCase() === typed.toLocaleLowerCase());
  return (
    <TagInput
      aria-label={tripForm.tags}
      placeholder={words.anyTag}
      value={query.tag}
      suggestions={tags}
      validate={(tag) => (knownTag(tag) === undefined ? words.unknownTag : null)}
      onValueChange={(chosen) => onChange({ tag: chosen.map((tag) => knownTag(tag) ?? tag) })}
    />
  );
}

function Dates({ query, onChange }: PartProps) {
  const { trips: words } = useWords();
  return (
    <DateRangePicker
      aria-label={words.span}
      countBy="days"
      value={query.dates}
      onValueChange={(range) => {
        const { from, to } = range ?? {};
        onChange({ dates: from && to ? { from, to } : null });
      }}
    />
  );
}

function LeastRating({ query, onChange }: PartProps) {
  const { trips: words } = useWords();
  return (
    <Rating
      aria-label={words.least}
      clearable
      value={query.rating}
      onValueChange={(rating) => onChange({ rating })}
    />
  );
}
