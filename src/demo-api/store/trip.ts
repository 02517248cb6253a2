import * as v from 'valibot';
import { fieldSentences } from '../problem.ts';
import { colorPattern, countryCodes, isDay } from './field-formats.ts';
import { foldText } from './fold-text.ts';

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

/** Sizes that a trip may have: characters are UTF-16 code units, as `maxlength` counts them. */
export const tripLimits = { title: 120, tag: 60, tags: 20, color: 64, notes: 20_000, link: 2048 };

// Half a surrogate pair cannot be written to a file: it would come back as another character.
const text = v.pipe(
  v.string('Enter text.'),
  v.transform((value) => value.toWellFormed()),
);
const line = (most: number) =>
  v.pipe(
    text,
    v.trim(),
    v.maxLength(most, `Use at most ${most} characters.`),
    v.check((value) => !/\p{Cc}/u.test(value), fieldSentences.hidden),
  );
const day = v.pipe(v.string('Enter a date.'), v.check(isDay, fieldSentences.date));
const codes = new Set(countryCodes);

const dates = v.pipe(
  v.object({ from: day, to: day }, 'Enter a first and a last day.'),
  v.check(({ from, to }) => from <= to, fieldSentences.dateOrder),
);
const country = v.pipe(
  v.string('Choose a country.'),
  v.check((code) => codes.has(code), fieldSentences.country),
);
const rating = v.pipe(
  v.number('Enter a number.'),
  v.minValue(0, 'Give 0 stars or more.'),
  v.maxValue(5, 'Give 5 stars at most.'),
  v.multipleOf(0.5, fieldSentences.halves),
);
const tags = v.pipe(
  v.array(v.pipe(line(tripLimits.tag), v.nonEmpty('Leave no tag empty.')), 'Enter a list of tags.'),
  v.maxLength(tripLimits.tags, `Use at most ${tripLimits.tags} tags.`),
  v.transform((list) => [...new Set(list)]),
);
const color = v.pipe(line(tripLimits.color), v.regex(colorPattern, fieldSentences.color));
const notes = v.pipe(
  text,
  v.maxLength(tripLimits.notes, `Use at most ${tripLimits.notes} characters.`),
  v.check((value) => !value.includes('\0'), fieldSentences.hidden),
);
const link = v.pipe(
  line(tripLimits.link),
  v.check((value) => value === '' || isWebAddress(value), fieldSentences.webAddress),
);

const entries = {
  title: v.pipe(line(tripLimits.title), v.nonEmpty('Enter a title.')),
  country: v.nullable(country),
  dates: v.nullable(dates),
  rating: v.nullable(rating),
  tags,
  color: v.nullable(color),
  notes,
  link,
};

/** Schema of a whole trip as it is sent; what is left out is empty. */
export const tripDraftSchema = v.object({
  title: entries.title,
  country: v.optional(entries.country, null),
  dates: v.optional(entries.dates, null),
  rating: v.optional(entries.rating, null),
  tags: v.optional(entries.tags, []),
  color: v.optional(entries.color, null),
  notes: v.optional(entries.notes, ''),
  link: v.optional(entries.link, ''),
});

/** Schema of a change: what is left out stays as it is (RFC 7396, with `null` as the empty value). */
export const tripChangeSchema = v.partial(v.object(entries));

/** What a person writes about a trip. */
export type TripDraft = v.InferOutput<typeof tripDraftSchema>;

/** Fields of a trip that a person changes. */
export type TripChange = v.InferOutput<typeof tripChangeSchema>;

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** Trip of a draft at the time of its first writing. */
export function newTrip(id: string, draft: TripDraft, now: string): Trip {
  return writtenTrip({ id, version: 1, createdAt: now, updatedAt: now }, draft);
}

/** Trip with what a person has written anew. */
export function changedTrip(trip: Trip, draft: TripDraft, updatedAt: string): Trip {
  const { id, version, createdAt } = trip;
  return writtenTrip({ id, version: version + 1, createdAt, updatedAt }, draft);
}

// One order of fields, so that every store answers the same bytes.
function writtenTrip(
  { id, version, createdAt, updatedAt }: Pick<Trip, 'id' | 'version' | 'createdAt' | 'updatedAt'>,
  { title, country, dates, rating, tags, color, notes, link }: TripDraft,
): Trip {
  return {
    id,
    version,
    createdAt,
    updatedAt,
    title,
    country,
    dates: dates && { from: dates.from, to: dates.to },
    rating,
    tags: [...tags],
    color,
    link,
    notes,
  };
}

/** What a person wrote about a trip. */
export function draftOf({
  title,
  country,
  dates,
  rating,
  tags,
  color,
  notes,
  link,
}: Trip): TripDraft {
  return { title, country, dates, rating, tags, color, notes, link };
}

/** Folded text that a search looks into: the title, the tags and the words of the notes. */
export function searchText({ title, tags, notes }: Trip): string {
  // Only words are wanted; whether markup is harmless is for the client that shows it.
  return foldText([title, ...tags, notes.replaceAll(/<[^>]*>/g, ' ')].join('\n'));
}
