import * as v from 'valibot';
import { compareCodePoints, countryCodes, isDay } from './fields.ts';
import type { Trip, TripFacets } from './trip.ts';

const sortKeys = ['dates', 'title', 'country', 'rating', 'createdAt', 'updatedAt'] as const;

/** Name of a column for sorting. */
export type SortKey = (typeof sortKeys)[number];

/** Sort orders: each column, and in descending order with a leading minus. */
const sorts = sortKeys.flatMap((key) => [key, `-${key}`] as const);

const single = v.string('Use this parameter once.');
const number = (least: number, most: number, message: string) =>
  v.pipe(
    single,
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
const list = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => [value].flat()),
  v.maxLength(20, 'Use at most 20 values.'),
);
const day = v.pipe(single, v.check(isDay, 'Use a date in the format YYYY-MM-DD.'));

const halfStars = 'Use a number from 0 to 5 in steps of 0.5.';

/**
 * Schema of the query of a list. All words of `q` must be in the title, tags or notes; `country` and `tag` can be
 * repeated, and a trip has any of the countries and all of the tags; `rating` is the least; the period from `from` to `to`
 * includes trips that overlap it. Trips without a value for the order come last.
 */
export const tripQuerySchema = v.object({
  q: v.optional(v.pipe(single, v.maxLength(200, 'Use at most 200 characters.')), ''),
  country: v.optional(
    v.pipe(
      list,
      v.check(
        (all) => all.every((code) => countryCodes.has(code)),
        'Use ISO 3166-1 alpha-2 codes.',
      ),
    ),
    [],
  ),
  tag: v.optional(list, []),
  rating: v.optional(
    v.pipe(
      single,
      v.regex(/^\d(\.5|\.0)?$/, halfStars),
      v.transform(Number),
      v.maxValue(5, halfStars),
    ),
  ),
  from: v.optional(day),
  to: v.optional(day),
  sort: v.optional(v.picklist(sorts, `Use one of ${sorts.join(', ')}.`), '-dates'),
  page: v.optional(number(1, 1_000_000, 'Use a number of 1 or more.'), '1'),
  pageSize: v.optional(number(1, 100, 'Use a number from 1 to 100.'), '20'),
});

/** Filter, order and page of a list. */
export type TripQuery = v.InferOutput<typeof tripQuerySchema>;

/** Column and direction of a sort. */
export function readSort(sort: TripQuery['sort']): { key: SortKey; descending: boolean } {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  return { key: sortKeys.find((key) => key === name) ?? 'dates', descending };
}

/** Maximum number of countries and of tags among the values for filters. */
export const mostFacets = 500;

/** Creates a count of the countries and tags of trips, which are added one at a time. */
export function countFacets() {
  const countries = new Map<string, number>();
  const tags = new Map<string, number>();
  return {
    add: ({ country, tags: used }: Pick<Trip, 'country' | 'tags'>): void => {
      if (country !== null) count(countries, country);
      for (const tag of used) count(tags, tag);
    },
    result: (): TripFacets => ({ countries: mostFrequent(countries), tags: mostFrequent(tags) }),
  };
}

function count(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function mostFrequent(counts: ReadonlyMap<string, number>): TripFacets['tags'] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || compareCodePoints(a.value, b.value))
    .slice(0, mostFacets);
}
