import { foldText } from './fold-text.ts';
import type { TripDraft } from './trip-draft.ts';
import type { Trip } from './trip.ts';

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
  // Only words are wanted; whether markup is harmless is up to the client.
  return foldText([title, ...tags, notes.replaceAll(/<[^>]*>/g, ' ')].join('\n'));
}
