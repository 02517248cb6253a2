import * as v from 'valibot';
import { colorPattern } from './color-pattern.ts';
import { countryCodes } from './country-codes.ts';
import { fieldSentences } from '../field-issue.ts';
import { isDay } from './is-day.ts';

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
