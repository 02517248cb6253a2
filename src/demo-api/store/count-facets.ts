import { compareCodePoints } from './normalize-text.ts';
import type { Trip, TripFacets } from './trip.ts';

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
