import * as v from 'valibot';
import { fieldSentences } from '../problem.ts';
import {
  colorPattern,
  countryCodes,
  instantOf,
  isDay,
  lineOf,
  normalizeText,
  text,
} from './fields.ts';

/** Range of days as ISO dates, both ends included. */
export interface TripDates {
  from: string;
  to: string;
}

/** Fields of a trip that a user edits. */
export interface TripDraft {
  title: string;
  country: string | null;
  dates: TripDates | null;
  /** Local time with offset and zone (RFC 9557), `2026-04-15T09:30+02:00[Europe/Berlin]`, or null. */
  departure: string | null;
  /** In the same form. */
  arrival: string | null;
  rating: number | null;
  tags: string[];
  color: string | null;
  link: string;
  notes: string;
}

/** Trip of a user. */
export interface Trip extends TripDraft {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** Trip in a list: everything except the notes, which may be long. */
export interface TripSummary extends Omit<Trip, 'notes'> {
  hasNotes: boolean;
}

/** Page of a list, with the number of all matches. */
export interface TripPage {
  items: TripSummary[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
}

/** Values of a user's trips, the most frequent first. */
export interface TripFacets {
  countries: Array<{ value: string; count: number }>;
  tags: Array<{ value: string; count: number }>;
}

/** Returns the summary of a trip. */
export function summaryOf({ notes, ...rest }: Trip): TripSummary {
  return { ...rest, hasNotes: notes !== '' };
}

/** Limits of a trip: characters are UTF-16 code units, as in `maxlength`. */
export const tripLimits = { title: 120, tag: 60, tags: 20, color: 64, notes: 20_000, link: 2048 };

const day = v.pipe(v.string('Enter a date.'), v.check(isDay, fieldSentences.date));

const dates = v.pipe(
  v.object({ from: day, to: day }, 'Enter a first and a last day.'),
  v.check(({ from, to }) => from <= to, fieldSentences.dateOrder),
);
const moment = v.pipe(
  v.string('Enter a date and a time.'),
  v.check((value) => instantOf(value) !== null, fieldSentences.moment),
);
const country = v.pipe(
  v.string('Choose a country.'),
  v.check((code) => countryCodes.has(code), fieldSentences.country),
);
const rating = v.pipe(
  v.number('Enter a number.'),
  v.minValue(0, 'Enter 0 or more stars.'),
  v.maxValue(5, 'Enter at most 5 stars.'),
  v.multipleOf(0.5, fieldSentences.halves),
);
const tags = v.pipe(
  v.array(
    v.pipe(lineOf(tripLimits.tag), v.nonEmpty('Remove empty tags.')),
    'Enter a list of tags.',
  ),
  v.maxLength(tripLimits.tags, `Use at most ${tripLimits.tags} tags.`),
  v.transform((list) => [...new Set(list)]),
);
const color = v.pipe(lineOf(tripLimits.color), v.regex(colorPattern, fieldSentences.color));
const notes = v.pipe(
  text,
  v.maxLength(tripLimits.notes, `Use at most ${tripLimits.notes} characters.`),
  v.check((value) => !value.includes('\0'), fieldSentences.hidden),
);
const link = v.pipe(
  lineOf(tripLimits.link),
  v.check((value) => value === '' || isWebAddress(value), fieldSentences.webAddress),
);

const entries = {
  title: v.pipe(lineOf(tripLimits.title), v.nonEmpty('Enter a title.')),
  country: v.nullable(country),
  dates: v.nullable(dates),
  departure: v.nullable(moment),
  arrival: v.nullable(moment),
  rating: v.nullable(rating),
  tags,
  color: v.nullable(color),
  link,
  notes,
};

const draftSchema = v.object({
  title: entries.title,
  country: v.optional(entries.country, null),
  dates: v.optional(entries.dates, null),
  departure: v.optional(entries.departure, null),
  arrival: v.optional(entries.arrival, null),
  rating: v.optional(entries.rating, null),
  tags: v.optional(entries.tags, []),
  color: v.optional(entries.color, null),
  link: v.optional(entries.link, ''),
  notes: v.optional(entries.notes, ''),
});

/** Schema of a complete trip in requests; missing fields are empty. */
export const tripDraftSchema = v.pipe(
  draftSchema,
  v.forward(
    v.partialCheck([['departure'], ['arrival']], arrivesAfter, fieldSentences.arrivalOrder),
    ['arrival'],
  ),
);

/** Schema of a change: missing fields are unchanged (RFC 7396, with `null` as the empty value). */
export const tripChangeSchema = v.partial(v.object(entries));

/** Whether the arrival is after the departure; true if either is missing or does not exist. */
function arrivesAfter({ departure, arrival }: Pick<Trip, 'departure' | 'arrival'>): boolean {
  const [start, end] = [departure, arrival].map((text) => (text === null ? null : instantOf(text)));
  return start == null || end == null || start < end;
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** Creates a trip from a draft. */
export function newTrip(id: string, draft: TripDraft, now: string): Trip {
  return { id, version: 1, createdAt: now, updatedAt: now, ...draftOf(draft) };
}

/** Replaces the draft of a trip. */
export function changedTrip(trip: Trip, draft: TripDraft, updatedAt: string): Trip {
  const { id, version, createdAt } = trip;
  return { id, version: version + 1, createdAt, updatedAt, ...draftOf(draft) };
}

const fields = Object.keys(entries) as ReadonlyArray<keyof TripDraft>;

/** Returns a copy of what a user edits of a trip, always in the same order, so that equal ones have equal JSON. */
export function draftOf(trip: TripDraft): TripDraft {
  const values = fields.map((name) => [name, structuredClone(trip[name])]);
  return Object.fromEntries(values) as unknown as TripDraft;
}

/**
 * Returns the normalized text for searches: the title, the tags and the text of the notes. It is at most three
 * times as long as they are, which is enough for Korean, although a single character can become 18.
 */
export function searchText({ title, tags, notes }: Trip): string {
  const text = [title, ...tags, withoutTags(notes)].join('\n');
  return normalizeText(text).slice(0, text.length * 3);
}

// Only the text is needed; sanitizing the markup is up to the client. After the last `>`, no tag can end, and
// searching for its end from each `<` would take quadratic time.
function withoutTags(notes: string): string {
  const end = notes.lastIndexOf('>') + 1;
  return notes.slice(0, end).replaceAll(/<[a-z/!?][^>]*>/gi, ' ') + notes.slice(end);
}
