import * as v from 'valibot';

const isoDate = v.pipe(v.string(), v.isoDate());
const isoTime = v.pipe(v.string(), v.isoTimestamp());

const datesSchema = v.object({ from: isoDate, to: isoDate });

const summaryEntries = {
  id: v.string(),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  createdAt: isoTime,
  updatedAt: isoTime,
  title: v.string(),
  country: v.nullable(v.pipe(v.string(), v.length(2))),
  dates: v.nullable(datesSchema),
  rating: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5), v.multipleOf(0.5))),
  tags: v.array(v.string()),
  color: v.nullable(v.string()),
  link: v.string(),
};

/** Schema of a trip as it is answered. */
export const tripSchema = v.object({ ...summaryEntries, notes: v.string() });

/** Schema of a trip in a list: everything but the notes, which may be long. */
export const tripSummarySchema = v.object({ ...summaryEntries, hasNotes: v.boolean() });

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Schema of one page of a list. */
export const tripPageSchema = v.object({
  items: v.array(tripSummarySchema),
  total: count,
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageCount: count,
});

const facet = v.object({ value: v.string(), count });

/** Schema of what a person's trips can be filtered by. */
export const tripFacetsSchema = v.object({ countries: v.array(facet), tags: v.array(facet) });

/** Span of days as ISO dates, both ends included. */
export type TripDates = v.InferOutput<typeof datesSchema>;

/** Trip of a person: an entry of a journal. */
export type Trip = v.InferOutput<typeof tripSchema>;

/** Trip without its notes, as lists hold it. */
export type TripSummary = v.InferOutput<typeof tripSummarySchema>;

/** Page of a list, with the number of everything that matches. */
export type TripPage = v.InferOutput<typeof tripPageSchema>;

/** Values that occur in a person's trips, the most frequent first. */
export type TripFacets = v.InferOutput<typeof tripFacetsSchema>;

/** Trip as a list holds it. */
export function summaryOf({ notes, ...rest }: Trip): TripSummary {
  return { ...rest, hasNotes: notes !== '' };
}
