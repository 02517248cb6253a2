import * as v from 'valibot';
import { countryCodes, isDay } from './field-formats.ts';

/** Columns for sorting. */
export const sortKeys = ['dates', 'title', 'country', 'rating', 'createdAt', 'updatedAt'] as const;

/** Name of a column for sorting. */
export type SortKey = (typeof sortKeys)[number];

const sorts = sortKeys.flatMap((key) => [key, `-${key}`] as const);
const single = v.string('Give this once.');
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
  v.maxLength(20, 'Give at most 20.'),
);
const day = v.pipe(single, v.check(isDay, 'Give a date as YYYY-MM-DD.'));
const codes = new Set(countryCodes);

/** Schema of the query of a list; `country` and `tag` can be repeated. */
export const tripQuerySchema = v.object({
  q: v.optional(
    v.pipe(
      single,
      v.maxLength(200, 'Give at most 200 characters.'),
      v.description(
        'Words that title, tags or notes contain, without case and accents; all of them.',
      ),
    ),
    '',
  ),
  country: v.optional(
    v.pipe(
      list,
      v.check((all) => all.every((code) => codes.has(code)), 'Give ISO 3166-1 alpha-2 codes.'),
      v.description('Countries, any of which matches.'),
    ),
    [],
  ),
  tag: v.optional(v.pipe(list, v.description('Tags that a trip has, all of them.')), []),
  rating: v.optional(
    v.pipe(
      single,
      v.regex(/^\d(\.5|\.0)?$/, 'Give 0 to 5 in half steps.'),
      v.transform(Number),
      v.maxValue(5, 'Give 0 to 5 in half steps.'),
      v.description('Stars that a trip has at least; trips without a rating are left out.'),
    ),
  ),
  from: v.optional(v.pipe(day, v.description('First day of a span that a trip touches.'))),
  to: v.optional(v.pipe(day, v.description('Last day of a span that a trip touches.'))),
  sort: v.optional(
    v.pipe(
      v.picklist(sorts, `Give one of ${sorts.join(', ')}.`),
      v.description('Column, with a minus for descending. What has no value comes last.'),
    ),
    '-dates',
  ),
  page: v.optional(number(1, 1_000_000, 'Give a number from 1.'), '1'),
  pageSize: v.optional(number(1, 100, 'Give a number from 1 to 100.'), '20'),
});

/** Filter, order and page of a list. */
export type TripQuery = v.InferOutput<typeof tripQuerySchema>;

/** Column and direction of a sort. */
export function readSort(sort: TripQuery['sort']): { key: SortKey; descending: boolean } {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  return { key: sortKeys.find((key) => key === name) ?? 'dates', descending };
}
